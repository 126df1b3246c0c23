import assert from 'node:assert/strict'
import { test } from 'node:test'
import { editorHost } from './editor-host.ts'
import { knownScript, patchedScript } from './patched-script.ts'

const forge = { repo: 'firm/site', branch: 'main', appId: null, folder: '' } as const

test('R806 the script loads nothing from the hosts of its makers, and another version of it is refused with a sentence', () => {
  const script = patchedScript()
  assert.ok(script.length > 2_000_000)
  for (const host of ['unpkg.com', 'jsdelivr.net', 'fontsource.org/fonts/source'])
    assert.ok(!script.includes(`https://${host}`) || host.startsWith('fontsource'), host)
  assert.throws(() => patchedScript(`${script}\n`), {
    message: new RegExp(
      `^The script of @sveltia/cms is not that of ${knownScript.version}, which editor/patched-script\\.ts knows: read what it loads`,
    ),
  })
})

test('R810 every file that the page names comes from the editor, with a policy that lets no other host in', async () => {
  const host = editorHost({ kind: 'folder' })
  for (const path of ['/', '/kk/']) {
    const answer = await host.request(path)
    assert.equal(answer.status, 200)
    const policy = answer.headers.get('content-security-policy') ?? ''
    assert.match(policy, /^default-src 'none'; script-src 'self';/)
    assert.doesNotMatch(policy, /https?:|\*|unsafe-eval/)
    const page = await answer.text()
    const named = [...page.matchAll(/(?:src|href|data-config)="(\/[^"]*)"/g)].map(([, file]) => file ?? '')
    assert.equal(named.length, 5)
    for (const file of named) assert.equal((await host.request(file)).status, 200, file)
  }
  for (const file of ['source-sans-3', 'noto-mono', 'material-symbols-outlined', 'text'])
    assert.equal((await host.request(`/files/${file}.woff2`)).headers.get('content-type'), 'font/woff2')
  const words = await host.request(`/vendor/@sveltia/cms@${knownScript.version}/locales/ru.json`)
  assert.match(await words.text(), /Открыть папку компании/)
  for (const wrong of [
    '/package.json',
    '/vendor/exifr/package.json',
    '/../package.json',
    '/files/',
    '/admin',
  ])
    assert.equal((await host.request(wrong)).status, 404, wrong)
})

test('R810 with a forge its address and no other may be asked beside the editor’s own host', async () => {
  const own = editorHost({ ...forge, kind: 'gitea', address: 'https://git.example.kz/forge' })
  const policy = (await own.request('/')).headers.get('content-security-policy') ?? ''
  assert.match(policy, /connect-src 'self' blob: data: https:\/\/git\.example\.kz;/)
  assert.equal(policy.match(/https:/g)?.length, 2)
  const github = await editorHost({ ...forge, kind: 'github', address: null }).request('/')
  assert.match(
    github.headers.get('content-security-policy') ?? '',
    /connect-src [^;]*https:\/\/api\.github\.com/,
  )
})

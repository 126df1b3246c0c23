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

test('R901 the host says what is wrong with a record, keeps nothing of it, and takes no other and no large body', async () => {
  const host = editorHost({ kind: 'folder' })
  const send = (body: string) => host.request('/check', { method: 'POST', body })
  const record = { place: 'units', isNew: false, name: 'units', data: { units: [{ number: '1' }] } }
  const answer = await send(JSON.stringify(record))
  assert.equal(answer.status, 200)
  const { problems } = (await answer.json()) as { problems: string[] }
  assert.match(problems.join('\n'), /^Квартиры → .* → По какой день: /)
  for (const wrong of ['', 'no JSON', '[]', '{"place":1}'])
    assert.equal((await send(wrong)).status, 400, wrong)
  assert.equal((await send(JSON.stringify({ ...record, data: 'x'.repeat(600_000) }))).status, 413)
  const nested = `${'['.repeat(5000)}${']'.repeat(5000)}`
  for (const data of [JSON.stringify({ text: '`'.repeat(60_000) }), nested])
    assert.equal((await send(`{"place":"articles","isNew":false,"name":"a","data":${data}}`)).status, 400)
  assert.equal((await host.request('/check')).status, 404)
})

test('R909 the libraries that the editor asks for lie at the addresses that its script names', async () => {
  const host = editorHost({ kind: 'folder' })
  const script = await (await host.request('/sveltia-cms.js')).text()
  for (const [name, file] of [
    ['immutable', 'dist/immutable.es.js'],
    ['turndown', 'lib/turndown.browser.es.js'],
    ['exifr', 'dist/lite.esm.mjs'],
  ] as const) {
    const named = new RegExp(`${name}:\`\\^([\\d.]+)\``).exec(script)?.[1]
    assert.ok(named, name)
    assert.equal((await host.request(`/vendor/${name}@${named}/${file}`)).status, 200, `${name} ${named}`)
  }
})

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { getRequestListener } from '@hono/node-server'
import { parse } from 'yaml'
import { editorHost } from '#editor/editor-host.ts'
import { readEditorSettings } from '#editor/editor-settings.ts'
import { listeningServer } from '#tests/helpers/servers/listening-server.ts'
import { startNginx } from './start-nginx.ts'

const file = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** The status and the headers of an answer to a request under a name of a host, which fetch does not let us choose. */
async function asked(url: string, name: string, path = '/', method = 'GET', body = '') {
  const { hostname, port } = new URL(url)
  const sent = request({ hostname, port, path, method, headers: { Host: name } })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  let text = ''
  for await (const part of answer) text += String(part)
  return { status: answer.statusCode, headers: answer.headers, text }
}

async function editorServer(t: TestContext): Promise<string> {
  const { backend } = readEditorSettings(
    { forge: 'gitea', repo: 'firm/site', address: 'https://git.example.kz' },
    {},
  )
  const server = createServer(getRequestListener(editorHost(backend).fetch))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

test('R814 the shipped nginx gives the editor its own name, passes its policy on and takes nothing but a record to check', async (t) => {
  const site = await listeningServer(t, (_, response) => response.end('the site'))
  const name = 'edit.firm.example'
  const { url } = await startNginx(t, [site, site], undefined, { url: await editorServer(t), name })
  const page = await asked(url, name)
  assert.equal(page.status, 200)
  assert.match(
    String(page.headers['content-security-policy']),
    /connect-src 'self' blob: data: https:\/\/git\.example\.kz;/,
  )
  assert.match(page.text, /sveltia-cms\.js/)
  assert.equal((await asked(url, name, '/sveltia-cms.js')).status, 200)
  assert.equal((await asked(url, name, '/api/cities')).status, 404)
  assert.equal((await asked(url, name, '/', 'POST')).status, 405)
  const record = JSON.stringify({
    place: 'units',
    isNew: false,
    name: 'units',
    data: { units: ['x'.repeat(40_000), 'x'.repeat(40_000), 'x'.repeat(40_000)] },
  })
  const verdict = await asked(url, name, '/check', 'POST', record)
  assert.equal(verdict.status, 200, verdict.text)
  assert.equal((await asked(url, name, '/check', 'POST', 'x'.repeat(600_000))).status, 413)
  assert.equal((await asked(url, 'homes.example')).text, 'the site')
})

test('R814 the container of the editor has its settings by name, and none of the site', () => {
  const { services } = parse(file('compose.editor.yaml')) as {
    services: { editor: { environment: Record<string, string>; command: string[] } }
  }
  const { environment, command } = services.editor
  assert.ok(Object.keys(environment).every((setting) => setting.startsWith('EDITOR_')))
  assert.deepEqual(command, ['commands/editor.ts'])
  const values = Object.fromEntries(
    Object.entries(environment).map(([setting, value]) => [
      setting,
      value.replace(/^\$\{\w+(?::[-?](.*))?\}$/, '$1'),
    ]),
  )
  const settings = readEditorSettings({}, { ...values, EDITOR_FORGE: 'gitea', EDITOR_REPO: 'firm/site' })
  assert.deepEqual([settings.host, settings.port], ['0.0.0.0', 3001])
  assert.match(file('Dockerfile'), /^COPY --from=build \/site\/editor \/site\/editor$/m)
})

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { listeningServer } from '#tests/helpers/servers/listening-server.ts'
import { until } from '#tests/helpers/until.ts'
import { startNginx } from './start-nginx.ts'

const file = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')

test('R387 the shipped nginx names the visitor itself, and the site believes this one proxy', () => {
  const forwarded = [...file('nginx/site.conf').matchAll(/^\s*proxy_set_header X-Forwarded-For (.+);/gm)]
  assert.deepEqual(
    forwarded.map(([, value]) => value),
    ['$remote_addr'],
  )
  assert.match(file('compose.yaml'), /^\s*TRUST_PROXY: '1'$/m)
  assert.match(file('systemd/kerege@.service'), /\bTRUST_PROXY=1\b/)
})

test('R385 nginx limits one address, and refuses in three languages with a time to come again', async (t) => {
  const site = await listeningServer(t, (_, response) => response.end('a page'))
  const { url } = await startNginx(t, [site, site], '1r/m')
  const answers = await Promise.all(
    Array.from({ length: 310 }, () => fetch(`${url}/contacts`).catch(() => null)),
  )
  const refused = answers.filter((answer) => answer?.status === 429)
  assert.ok(refused.length > 0)
  assert.ok(Number(refused[0]?.headers.get('Retry-After')) > 0)
  assert.equal((await refused[0]?.text())?.trim().split('\n').length, 3)
  // Files are not counted.
  assert.equal((await fetch(`${url}/assets/a.js`)).status, 200)
})

test('R385 nginx refuses a form that may be repeated in the same words', async (t) => {
  const site = await listeningServer(t, (_, response) => response.end('taken'))
  const { url } = await startNginx(t, [site, site], '1r/m')
  const send = () => fetch(`${url}/api/leads`, { method: 'POST', headers: { 'Idempotency-Key': 'a' } })
  const answers = await Promise.all(Array.from({ length: 310 }, () => send().catch(() => null)))
  const refused = answers.find((answer) => answer?.status === 429)
  assert.equal(refused?.headers.get('Retry-After'), '5')
  assert.equal((await refused?.text())?.trim().split('\n').length, 3)
})

test('R396 one address has a few forms on their way through nginx, and keeps no room from others', async (t) => {
  const site = await listeningServer(t, (_, response) => response.end('taken'))
  const { url } = await startNginx(t, [site, site])
  const { hostname, port } = new URL(url)
  let refused = 0
  const head = `POST /callback HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 1000\r\n\r\n`
  for (let sender = 0; sender < 30; sender += 1) {
    const socket = connect(Number(port), hostname)
    t.after(() => socket.destroy())
    socket.on('data', (answer) => (refused += answer.toString().startsWith('HTTP/1.1 429 ') ? 1 : 0))
    socket.write(`${head}x`)
  }
  await until(async () => refused === 10)
  const other = connect({ port: Number(port), host: hostname, localAddress: '127.0.0.2' })
  t.after(() => other.destroy())
  other.write(head + 'x'.repeat(1000))
  const [answer] = (await once(other, 'data')) as [Buffer]
  assert.match(answer.toString(), /^HTTP\/1\.1 200 /)
})

test('R385 the file for Caddy says that it limits no rate, and which settings do', () => {
  assert.match(file('caddy/Caddyfile'), /RENDER_LIMIT[\s\S]*RENDERS_AT_ONCE/)
})

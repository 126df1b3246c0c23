import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDatabase } from '#database/open.ts'
import { exchange } from './helpers/servers/raw-socket.ts'
import { sampleDataDir } from './helpers/sample-data-dir.ts'
import { startSite } from './helpers/servers/server.ts'

/** Requests under way when the order to stop comes, and how long a slow machine may take for all of them. */
const requests = 60
const timeoutMs = 30_000

function callback(number: number): string {
  const body = JSON.stringify({ name: 'Test', phone: `+77010000${String(number).padStart(3, '0')}` })
  const headers = ['Host: localhost', 'Content-Type: application/json', `Content-Length: ${body.length}`]
  return `POST /api/feedback/callback HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`
}

const page = 'GET /kk/properties/apartments?rooms=1 HTTP/1.1\r\nHost: localhost\r\n\r\n'

test('A14 SIGTERM under load: whatever is answered is answered whole, and each thanks stands for a stored request', async (t) => {
  const dataDir = await sampleDataDir(t)
  const site = await startSite(t, { DATA_DIR: dataDir, LEADS_LIMIT_ADDRESS: '0', LEADS_LIMIT_PHONE: '0' })
  const port = Number(new URL(site.url).port)
  // The port is closed for requests that come too late.
  const ask = (bytes: string) =>
    exchange(port, bytes, { timeoutMs }).catch(() => ({ answer: '', closed: true }))
  const callbacks = Array.from({ length: requests }, (_, number) => ask(callback(number)))
  const pages = Array.from({ length: requests }, () => ask(page))
  assert.equal((await fetch(`${site.url}/healthz`)).status, 200)
  assert.equal(await site.end('SIGTERM'), 0)

  const answers = await Promise.all([...callbacks, ...pages])
  for (const { answer, closed } of answers) {
    assert.ok(closed, 'a connection hangs')
    // One that was made and not taken any more gets no answer at all, and its visitor asks again.
    if (answer === '') continue
    assert.match(answer, /^HTTP\/1\.1 (200|201) /)
    const [head = '', body = ''] = answer.split('\r\n\r\n', 2)
    const length = /content-length: (\d+)/i.exec(head)?.[1]
    if (length === undefined) assert.match(answer, /\r\n0\r\n\r\n$/, 'the answer breaks off')
    else assert.ok(answer.length - answer.indexOf('\r\n\r\n') - 4 === Number(length), body.slice(0, 80))
  }
  const thanked = answers.flatMap(({ answer }) => /"id":"([\w-]+)"/.exec(answer)?.[1] ?? [])
  assert.ok(thanked.length > 0)
  const db = openDatabase({ dataDir })
  t.after(() => db.destroy())
  const stored = await db.selectFrom('leads').select('id').execute()
  const ids = new Set(stored.map(({ id }) => id))
  assert.deepEqual(
    thanked.filter((id) => !ids.has(id)),
    [],
  )
})

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { test, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { speakToStaff } from '#domain/staff/staff-text.ts'
import { emptyDatabase, sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeLead, makeRow } from '#tests/helpers/databases/rows.ts'
import { freePort } from '#tests/helpers/servers/free-port.ts'
import { exchange } from '#tests/helpers/servers/raw-socket.ts'
import { startReceiver } from '#tests/helpers/servers/receiver.ts'
import { runProcess, startSite, temporaryFolder } from '#tests/helpers/servers/server.ts'
import {
  newUsersFile,
  staffAlone,
  staffPassword,
  staffSettings,
  staffVisitor,
} from '#tests/helpers/staff/staff-port.ts'
import { until } from '#tests/helpers/until.ts'
import { parseEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { StartError } from '../start-error.ts'
import { openStaffPage } from './staff-page.ts'

const requestId = makeLead(1).id

/** A site with its page for sales, and a way to ask that. */
async function staffSite(t: TestContext, difference: Record<string, string> = {}) {
  const { port, settings } = await staffSettings(t)
  const site = await startSite(t, { ...settings, ...difference })
  return { site, ...staffVisitor(port) }
}

test('R815 without STAFF_PORT nothing of it answers, and with it nothing of it on the port of the site', async (t) => {
  const off = await startSite(t, { STAFF_USERS: await newUsersFile(t) })
  assert.equal((await fetch(`${off.url}/staff`)).status, 404)
  const { site, port, ask, logIn } = await staffSite(t)
  const cookie = await logIn()
  assert.match(cookie, /^staff=/)
  for (const path of ['/staff', '/staff/login', '/staff/requests', '/staff/style.css']) {
    const answer = await fetch(site.url + path, { headers: { Cookie: cookie } })
    assert.equal(answer.status, 404, path)
    assert.doesNotMatch(await answer.text(), /type="password"/)
  }
  const inside = await ask('/staff/requests', { headers: { Cookie: cookie } })
  assert.equal(inside.status, 200)
  assert.equal(inside.headers.get('X-Content-Type-Options'), 'nosniff')
  for (const path of ['/', '/healthz', '/api/estates', '/sitemap.xml', '/staffroom'])
    assert.equal((await ask(path, { headers: { Cookie: cookie } })).status, 404, path)
  assert.equal((await ask('/staff/requests', { method: 'PUT' })).status, 405)
  const rebound = await exchange(port, 'GET /staff/login HTTP/1.1\r\nHost: evil.example\r\n\r\n', {
    timeoutMs: 2_000,
  })
  assert.match(rebound.answer, /^HTTP\/1\.1 421 /)
})

test('R816 a page for sales without a way to log in stops the start with a sentence', async (t) => {
  const settings = { STAFF_PORT: '3999', DATA_DIR: temporaryFolder(t) }
  const { code, output } = await runProcess(t, 'server/main.ts', settings)
  assert.equal(code, 1)
  assert.match(
    output,
    /^These settings cannot be used:\n {2}STAFF_USERS: expected a file of names and passwords /,
  )
  assert.doesNotMatch(output, /\n +at /)
})

test('R816 a file of users that cannot be used, and a port that is taken, stop the start', async (t) => {
  const users = await newUsersFile(t)
  const db = await sqliteDatabase(t)
  const open = async (difference: Record<string, string> = {}) => {
    const settings = { STAFF_PORT: String(await freePort()), STAFF_USERS: users, ...difference }
    const env = parseEnv({ DATA_DIR: temporaryFolder(t), ...settings })
    const log = createLog('silent')
    const { close } = await openStaffPage({
      db,
      env,
      log,
      secret: 's',
      site: 'https://homes.example',
      waysOf: async () => [],
      wake() {},
    })
    await close()
  }
  const refused = async (words: RegExp, difference?: Record<string, string>) =>
    assert.rejects(open(difference), (error) => {
      assert.ok(error instanceof StartError)
      assert.match(error.message, words)
      assert.doesNotMatch(error.message, /secret-words/)
      return true
    })
  t.after(() => speakToStaff('en'))
  await open()
  await refused(/STAFF_USERS, .* no such file[^]*npm run staff -- add NAME/, { STAFF_USERS: `${users}-gone` })
  chmodSync(users, 0o640)
  await refused(/others may read it: chmod 600/)
  chmodSync(users, 0o600)
  writeFileSync(users, 'anna:secret-words')
  await refused(/line 1 is no user/)
  // Whoever removes the last user must not stop the site at its next start.
  writeFileSync(users, '')
  await open()
  const { port } = new URL((await startReceiver(t)).url)
  await refused(/^The port \d+ on 127\.0\.0\.1 for \/staff could not be opened \(EADDRINUSE\)/, {
    STAFF_PORT: port,
  })
})

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`R818 R824 on two replicas a session of one holds on the other, and what is sent again arrives (${engine})`, async (t) => {
    const { dataDir, databaseUrl } = await emptyDatabase(t, engine)
    const folder = dataDir || temporaryFolder(t)
    const db = openDatabase({ dataDir: folder, databaseUrl: databaseUrl ?? null })
    t.after(() => db.destroy())
    await migrate(db)
    await fillDatabase(db, {
      leads: [makeLead(1, { idempotency_key: null, name: 'Visitor' })],
      deliveries: [
        makeRow('deliveries', {
          id: '1',
          lead_id: requestId,
          state: 'dead',
          attempts: 30,
          last_error: 'status 500',
        }),
      ],
    })
    const receiver = await startReceiver(t)
    const settings = {
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl ?? '',
      LEADS_WEBHOOK_URL: receiver.url,
      LEADS_WEBHOOK_SECRET: 'twenty-four characters and more',
      STAFF_USERS: await newUsersFile(t),
    }
    const one = await staffSite(t, settings)
    const other = await staffSite(t, settings)
    const cookie = await one.logIn()
    const page = await other.ask(`/staff/requests/${requestId}`, { headers: { Cookie: cookie } })
    assert.match(await page.text(), /Visitor[^]*status 500/)
    const presses = [1, 2, 3].map(() => other.send(`/staff/requests/${requestId}/send`, {}, cookie))
    assert.deepEqual(
      (await Promise.all(presses)).map(({ status }) => status),
      [303, 303, 303],
    )
    await until(async () => {
      const answer = await one.ask(`/staff/requests/${requestId}`, { headers: { Cookie: cookie } })
      return /Arrived on/.test(await answer.text())
    })
    assert.equal(receiver.received.length, 1)
    for (const password of ['1', '2', '3', '4', '5'])
      assert.equal(
        (await (Number(password) % 2 ? one : other).send('/staff/login', { name: 'anna', password })).status,
        401,
      )
    assert.equal((await one.send('/staff/login', { name: 'anna', password: staffPassword })).status, 429)
    assert.equal((await other.send('/staff/login', { name: 'anna', password: staffPassword })).status, 429)
    const logged = one.site.output() + other.site.output()
    assert.doesNotMatch(logged, /Visitor|anna/)
  })
}

test('R820 a header is believed from the proxy that TRUST_PROXY names, and from nobody else', async (t) => {
  const headers = { 'X-Remote-User': 'anna' }
  const settings = { STAFF_USERS: '', STAFF_HEADER: 'X-Remote-User' }
  const believed = await staffAlone(t, { ...settings, TRUST_PROXY: '127.0.0.1' })
  assert.equal((await believed.ask('/staff/requests', { headers })).status, 200)
  const other = await staffAlone(t, { ...settings, TRUST_PROXY: '10.0.0.5' })
  const forged = {
    ...headers,
    'X-Forwarded-For': '10.0.0.5',
    Forwarded: 'for=10.0.0.5',
    'X-Real-IP': '10.0.0.5',
  }
  assert.equal((await other.ask('/staff/requests', { headers: forged })).status, 403)
})

test('R827 bodies that are long, slow or broken off are refused, and others go on', async (t) => {
  const { port, ask, logIn } = await staffAlone(t)
  const head = (more: string) =>
    `POST /staff/login HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\nContent-Type: application/x-www-form-urlencoded\r\n${more}\r\n`
  const long = await exchange(port, `${head('Content-Length: 100000000\r\n')}name=a`, { timeoutMs: 2_000 })
  assert.match(long.answer, /^HTTP\/1\.1 400 /)
  const chunks = `${(9000).toString(16)}\r\n${'a'.repeat(9000)}\r\n0\r\n\r\n`
  const chunked = await exchange(port, head('Transfer-Encoding: chunked\r\n') + chunks, { timeoutMs: 2_000 })
  assert.match(chunked.answer, /^HTTP\/1\.1 400 /)
  const address = await exchange(
    port,
    `GET /staff/${'a'.repeat(17_000)} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`,
    {
      timeoutMs: 2_000,
    },
  )
  assert.match(address.answer, /^HTTP\/1\.1 414 /)
  const slow = Array.from({ length: 100 }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    t.after(() => socket.destroy())
    socket.write(`${head('Content-Length: 50\r\n')}n`)
    return socket
  })
  await Promise.all(slow.map((socket) => (socket.connecting ? once(socket, 'connect') : null)))
  await wait(50)
  const began = performance.now()
  const cookie = await logIn()
  assert.equal((await ask('/staff/requests', { headers: { Cookie: cookie } })).status, 200)
  assert.ok(performance.now() - began < 5_000)
})

test('R826 the alarms are those of npm run status, in the language of staff', async (t) => {
  const { ask, logIn } = await staffAlone(t, { STAFF_LANGUAGE: 'ru' })
  const html = await (await ask('/staff/alarms', { headers: { Cookie: await logIn() } })).text()
  assert.match(html, /<html lang="ru">[^]*Заявки никуда не отправляются/)
})

test('R818 under an https STAFF_URL browsers must use TLS, and send the cookie over nothing else', async (t) => {
  const { port } = await staffAlone(t, { STAFF_URL: 'https://sales.example' })
  const form = `name=anna&password=${staffPassword.replaceAll(' ', '+')}`
  const head = (host: string) =>
    `POST /staff/login HTTP/1.1\r\nHost: ${host}\r\nOrigin: https://sales.example\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n${form}`
  const { answer } = await exchange(port, head('sales.example'))
  assert.match(answer, /^HTTP\/1\.1 303 /)
  assert.match(answer, /\r\nset-cookie: __Host-staff=[\w-]{43}; [^\r]*HttpOnly; Secure; SameSite=Strict\r\n/i)
  assert.match(answer, /\r\nstrict-transport-security: max-age=31536000\r\n/i)
  assert.match((await exchange(port, head(`localhost:${port}`))).answer, /^HTTP\/1\.1 421 /)
})

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { Hono } from 'hono'
import type { Database } from '#database/open.ts'
import { type Hash, newEntry } from '#staff/login/password.ts'
import { usersFile } from '#staff/login/users-file.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import { previewDoor } from './preview-door.ts'

const password = 'correct horse battery'
const basic = (name: string, word: string) => ({
  Authorization: `Basic ${Buffer.from(`${name}:${word}`).toString('base64')}`,
})

/** A preview with one user, and how often a password was hashed. */
async function preview(t: TestContext, db: Database, hasHook = true) {
  let hashed = 0
  const visitor = { address: '203.0.113.7' }
  const hash: Hash = async (word, salt) => {
    hashed += 1
    return createHash('sha256').update(salt).update(word).digest()
  }
  const file = join(temporaryFolder(t), 'users')
  const write = (text: string) => writeFileSync(file, text, { mode: 0o600 })
  write(`anna:${await newEntry(password, hash)}\n`)
  hashed = 0
  const parts = {
    db,
    users: usersFile(file, () => {}),
    hash,
    secret: 'secret of the site, thirty-two characters',
    now: () => new Date('2026-11-25T05:00:00Z'),
    hasHook,
  }
  const app = new Hono<ServerContext>()
    .use((c, next) => {
      c.set('clientAddress', visitor.address)
      return next()
    })
    .use(previewDoor(parts))
    .get('/healthz', (c) => c.text('ok'))
    .post('/hooks/content', (c) => c.text('ok'))
    .all('*', (c) => c.text('what is not published', 200, { 'Cache-Control': 'public, max-age=60' }))
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(path, { headers, method })
  return { ask, write, visitor, hashed: () => hashed }
}

eachDatabase('R893 a preview shows nothing without a name and a password of staff', async (db, _, t) => {
  const { ask } = await preview(t, db)
  for (const path of ['/', '/kk/projects', '/api/estates', '/assets/a.js', '/robots.txt', '/healthz/../']) {
    const response = await ask(path)
    assert.equal(response.status, 401, path)
    assert.match(response.headers.get('WWW-Authenticate') ?? '', /^Basic realm=/)
    assert.equal(response.headers.get('Cache-Control'), 'no-store')
    assert.ok(!(await response.text()).includes('published'))
  }
  for (const headers of [
    basic('anna', 'wrong'),
    basic('nobody', password),
    { Authorization: 'Basic' },
    { Authorization: 'Basic ===' },
    { Authorization: `Bearer ${password}` },
    { Authorization: `Basic ${'A'.repeat(100_000)}` },
  ])
    assert.equal((await ask('/', headers)).status, 401, JSON.stringify(headers).slice(0, 60))
  assert.equal((await ask('/healthz')).status, 200)
})

eachDatabase(
  'R893 a right password is looked at once, and what is shown is kept by no shared cache',
  async (db, _, t) => {
    const { ask, hashed } = await preview(t, db)
    for (let times = 0; times < 5; times += 1) {
      const response = await ask('/', basic('anna', password))
      assert.equal(response.status, 200)
      assert.equal(response.headers.get('Cache-Control'), 'private, max-age=60')
      assert.match(response.headers.get('X-Robots-Tag') ?? '', /noindex/)
    }
    assert.equal(hashed(), 1)
  },
)

eachDatabase('R893 who is taken out of the list of users stays outside at once', async (db, _, t) => {
  const { ask, write } = await preview(t, db)
  assert.equal((await ask('/', basic('anna', password))).status, 200)
  write('')
  assert.equal((await ask('/', basic('anna', password))).status, 401)
})

eachDatabase('R893 five wrong tries make a preview wait, the right password too', async (db, _, t) => {
  const { ask } = await preview(t, db)
  for (let tries = 0; tries < 5; tries += 1)
    assert.equal((await ask('/', basic('anna', `wrong ${tries}`))).status, 401)
  const paused = await ask('/', basic('anna', password))
  assert.equal(paused.status, 429)
  assert.ok(Number(paused.headers.get('Retry-After')) > 60)
})

eachDatabase(
  'R926 a preview opens nothing but health and the webhook, by any method or spelling of their addresses',
  async (db, _, t) => {
    const { ask } = await preview(t, db)
    const closed = [
      ...['POST', 'PUT', 'DELETE', 'OPTIONS'].flatMap((method) => [`${method} /`, `${method} /healthz`]),
      'GET /hooks/content',
      'HEAD /hooks/content',
      'POST /hooks/content/',
      'POST //hooks/content',
      'POST /hooks/../hooks/content/x',
      'POST /hooks/content/../../projects',
      'GET /healthz/',
      'GET //healthz',
      'GET /healthz/..%2fprojects',
      'GET /healthz;/projects',
      'GET /readyz%00',
    ]
    for (const each of closed) {
      const [method, path = ''] = each.split(' ')
      const response = await ask(path, {}, method)
      assert.equal(response.status, 401, each)
      assert.ok(!(await response.text()).includes('published'), each)
    }
    assert.equal((await ask('/hooks/content', {}, 'POST')).status, 200)
    assert.equal((await ask('/healthz', {}, 'HEAD')).status, 200)
  },
)

eachDatabase('R926 a preview without a webhook keeps its address closed too', async (db, _, t) => {
  const { ask } = await preview(t, db, false)
  assert.equal((await ask('/hooks/content', {}, 'POST')).status, 401)
})

eachDatabase(
  'R926 guesses of one password from many addresses pause it, and who is in stays in',
  async (db, _, t) => {
    const { ask, visitor, hashed } = await preview(t, db)
    assert.equal((await ask('/', basic('anna', password))).status, 200)
    const guesses = await Promise.all(
      Array.from({ length: 40 }, async (_, guess) => {
        visitor.address = `198.51.100.${guess}`
        return (await ask('/', basic('anna', `guess ${guess}`))).status
      }),
    )
    assert.equal(guesses.filter((status) => status === 401).length, 5)
    assert.equal(guesses.filter((status) => status === 429).length, 35)
    assert.equal(hashed(), 6)
    visitor.address = '198.51.100.200'
    assert.equal((await ask('/', basic('anna', password))).status, 200)
  },
)

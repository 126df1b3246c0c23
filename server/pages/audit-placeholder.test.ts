import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { auditPlaceholder } from './audit-placeholder.ts'

const agents = {
  audit: 'Mozilla/5.0 (Linux; Android 11; moto g) Chrome/156 Mobile Safari/537.36 Chrome-Lighthouse',
  person: 'Mozilla/5.0 (Linux; Android 11; moto g) Chrome/156 Mobile Safari/537.36',
}

async function ask(on: boolean, agent: keyof typeof agents, path = '/kk') {
  const app = new Hono().use(auditPlaceholder(on)).all('*', (c) => c.html('<h1>the page</h1>'))
  const response = await app.request(path, { headers: { Accept: 'text/html', 'User-Agent': agents[agent] } })
  return { text: await response.text(), vary: response.headers.get('Vary') }
}

test('R75 A8 a page-speed tool gets an empty placeholder while the setting is on', async () => {
  const { text, vary } = await ask(true, 'audit')
  assert.match(text, /<html lang="kk">[^]*<body><\/body>/)
  assert.equal(vary, 'User-Agent')
})

test('A8 people, files and, with the setting off, everybody get the page itself', async () => {
  assert.match((await ask(true, 'person')).text, /the page/)
  assert.match((await ask(true, 'audit', '/robots.txt')).text, /the page/)
  assert.match((await ask(false, 'audit')).text, /the page/)
  assert.equal((await ask(true, 'person')).vary, 'User-Agent')
  assert.equal((await ask(false, 'person')).vary, null)
})

test('R227 a page-speed tool learns that a page is missing or has moved', async () => {
  const app = new Hono()
    .use(auditPlaceholder(true))
    .get('/old', (c) => c.redirect('/new', 301))
    .get('/gone', (c) => c.html('<h1>gone</h1>', 410))
    .all('*', (c) => c.html('<h1>missing</h1>', 404))
  const headers = { Accept: 'text/html', 'User-Agent': agents.audit }
  const answers = await Promise.all(
    ['/old', '/gone', '/no-such'].map((path) => app.request(path, { headers })),
  )
  assert.deepEqual(
    answers.map(({ status }) => status),
    [301, 410, 404],
  )
  assert.equal(answers[0]?.headers.get('Location'), '/new')
  assert.match((await answers[2]?.text()) ?? '', /<body><\/body>/)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Context, Hono } from 'hono'
import { programAnswers } from './program-answers.ts'

const bot = 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)'
const people = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36',
  'curl/8.5.0',
]

function site() {
  const page = (status: 200 | 404 | 410 | 422 | 429 | 500) => (c: Context) =>
    c.html('<h1>designed</h1>', status)
  return new Hono()
    .use(programAnswers(false))
    .get('/kk/fine', page(200))
    .get('/kk/gone', page(410))
    .get('/kk/broken', page(500))
    .post('/callback', page(422))
    .post('/question', page(429))
    .get('*', page(404))
}

test('R106 A9 a bot gets the status of a failed page with a bare body that is not to be kept', async () => {
  for (const [path, status] of [
    ['/kk/missing', 404],
    ['/kk/gone', 410],
    ['/kk/broken', 500],
  ] as const) {
    const response = await site().request(path, { headers: { 'User-Agent': bot } })
    assert.equal(response.status, status)
    const text = await response.text()
    assert.match(text, /<html lang="kk">[^]*noindex/)
    assert.doesNotMatch(text, /designed/)
  }
  assert.match(
    await (await site().request('/kk/fine', { headers: { 'User-Agent': bot } })).text(),
    /designed/,
  )
})

test('R106 R383 a bot gets a bare body that can be read in place of a page that came packed', async () => {
  const app = new Hono()
    .use(programAnswers(false))
    .get('*', (c) =>
      c.html('packed', 429, { 'Content-Encoding': 'br', 'Content-Length': '6', 'Retry-After': '5' }),
    )
  const { headers } = await app.request('/kk/missing', { headers: { 'User-Agent': bot } })
  assert.deepEqual(
    ['Content-Encoding', 'Content-Length', 'Retry-After'].map((name) => headers.get(name)),
    [null, null, '5'],
  )
})

test('R106 people get the designed error page, also with a browser without a window or a plain program', async () => {
  for (const agent of people) {
    const response = await site().request('/missing', { headers: { 'User-Agent': agent } })
    assert.equal(response.status, 404)
    assert.match(await response.text(), /designed/)
  }
})

test('R362 a form that is refused is no error page: whoever sent it reads why, whatever the program says it is', async () => {
  for (const path of ['/callback', '/question']) {
    const response = await site().request(path, { method: 'POST', headers: { 'User-Agent': bot } })
    assert.ok(response.status >= 400)
    assert.match(await response.text(), /designed/, path)
  }
})

const agents = {
  audit: 'Mozilla/5.0 (Linux; Android 11; moto g) Chrome/156 Mobile Safari/537.36 Chrome-Lighthouse',
  person: 'Mozilla/5.0 (Linux; Android 11; moto g) Chrome/156 Mobile Safari/537.36',
}

async function ask(on: boolean, agent: keyof typeof agents, path = '/kk') {
  const app = new Hono().use(programAnswers(on)).all('*', (c) => c.html('<h1>the page</h1>'))
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
    .use(programAnswers(true))
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

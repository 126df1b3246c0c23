import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { postCallback } from '#contract/feedback.ts'
import { pages } from '#contract/pages.ts'
import { languages } from '#domain/languages.ts'
import { texts } from '#texts/texts.ts'
import { wordOf } from '#tests/helpers/company-texts.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { servedApi } from '#tests/helpers/servers/served-api.ts'
import { refuseForeignWrites } from './own-origin.ts'

type Headers = Readonly<Record<string, string>>

const ours: Parameters<typeof refuseForeignWrites>[0] = {
  publicUrl: 'https://kerege.kz',
  allowed: ['https://partner.kz'],
}

function site(origins = ours, onOtherName?: (origin: string) => void) {
  const app = new Hono().post('*', refuseForeignWrites(origins, onOtherName)).all('*', (c) => c.text('taken'))
  return async (headers: Headers, path = '/callback') =>
    (await app.request(`http://kerege.kz${path}`, { method: 'POST', headers })).status
}

const senders: [why: string, headers: Headers, status: number][] = [
  ['a program', {}, 200],
  ['a page of ours', { Origin: 'https://kerege.kz', 'Sec-Fetch-Site': 'same-origin' }, 200],
  ['a page of ours whose TLS a proxy has ended', { Origin: 'http://kerege.kz' }, 200],
  ['an address that was typed', { 'Sec-Fetch-Site': 'none' }, 200],
  ['a page that an operator allows', { Origin: 'https://partner.kz', 'Sec-Fetch-Site': 'cross-site' }, 200],
  ['a page of ours without an origin', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 200],
  ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['another site, an old browser', { Origin: 'https://evil.example' }, 403],
  ['another site that hides its origin', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['a page elsewhere without an origin', { Origin: 'null' }, 403],
  ['a sandbox elsewhere', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['a site that begins like ours', { Origin: 'https://kerege.kz.evil.example' }, 403],
  [
    'another site of the same owner',
    { Origin: 'https://shop.kerege.kz', 'Sec-Fetch-Site': 'same-site' },
    403,
  ],
  ['another port of our host', { Origin: 'https://kerege.kz:8443' }, 403],
  ['the allowed host without TLS', { Origin: 'http://partner.kz' }, 403],
  ['nonsense', { Origin: '?' }, 403],
]

test('R388 a write of another site’s page is refused, whatever way it takes', async () => {
  for (const path of ['/callback', '/kk/callback.data', postCallback.path, '/api/calculators/export']) {
    for (const [why, headers, status] of senders)
      assert.equal(await site()(headers, path), status, `${path}: ${why}`)
  }
})

test('R388 without a public address the one that was asked counts', async () => {
  const send = site({ publicUrl: null, allowed: [] })
  assert.equal(await send({ Origin: 'http://kerege.kz' }), 200)
  assert.equal(await send({ Origin: 'https://evil.example' }), 403)
})

test('R388 a name of the site that no setting knows is told to the operator', async () => {
  const told: string[] = []
  const send = site({ publicUrl: 'https://www.kerege.kz', allowed: [] }, (origin) => void told.push(origin))
  assert.equal(await send({ Origin: 'https://evil.example' }), 403)
  assert.equal(await send({ Origin: 'https://kerege.kz' }), 403)
  // A browser sends nothing but the origin; a program might.
  assert.equal(await send({ Origin: 'https://77011234567@kerege.kz/?name=A' }), 403)
  // No setting takes such an origin.
  for (const scheme of ['ftp', 'chrome-extension'])
    assert.equal(await send({ Origin: `${scheme}://kerege.kz` }), 403)
  assert.deepEqual(told, ['https://kerege.kz', 'https://kerege.kz'])
})

eachDatabase(
  'R388 a form of another site keeps no request and is told so in its language',
  async (db, _, t) => {
    const api = await servedApi(t, db, { PUBLIC_URL: 'https://kerege.kz' })
    const send = (path: string) =>
      api.request(path, {
        method: 'POST',
        headers: { Origin: 'https://evil.example', Referer: 'https://evil.example/' },
        body: new URLSearchParams({ name: 'Әлия', phone: '+7 701 000 00 00' }),
      })
    const called = await send(postCallback.path)
    assert.equal(called.status, 403)
    assert.deepEqual(await called.json(), { message: 'error.foreign' })
    for (const language of languages) {
      const posted = await send(pages.callback(language))
      assert.equal(posted.status, 403)
      const html = await posted.text()
      assert.ok(html.includes(wordOf(texts, language, 'error.foreign')))
      assert.ok(
        html.includes(`<a href="${pages.home(language)}">${wordOf(texts, language, 'error.main')}</a>`),
        html,
      )
    }
    assert.deepEqual(await db.selectFrom('leads').select('id').execute(), [])
  },
)

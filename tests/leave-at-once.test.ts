import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { openDatabase } from '#database/open.ts'
import { languages } from '#domain/languages.ts'
import { subscriptionToken } from '#leads/subscriptions/subscription-token.ts'
import { fillDatabase, makeRow } from './helpers/databases/rows.ts'
import { startSite } from './helpers/servers/server.ts'

const secret = 'a secret of the tests, long enough to be one'
const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`

test('R833 one POST without cookies ends a subscription, as mail programs send it, and opening the address ends none', async (t) => {
  const site = await startSite(t, { SECRET_KEY: secret })
  const db = openDatabase({ dataDir: site.dataDir })
  t.after(() => db.destroy())
  const reader = (number: number) =>
    makeRow('subscriptions', { id: id(number), email: `reader${number}@example.kz`, state: 'active' })
  await fillDatabase(db, { subscriptions: [1, 2, 3, 4, 5].map(reader) })
  const stateOf = async (number: number) =>
    (await db.selectFrom('subscriptions').select('state').where('id', '=', id(number)).executeTakeFirst())
      ?.state
  const addressOf = (number: number, language: (typeof languages)[number] = 'ru') =>
    site.url + pages.leaveSubscription(language, subscriptionToken(secret, 'leave', id(number), new Date()))
  const form = 'application/x-www-form-urlencoded'
  const post = (address: string, body: string, type = form) =>
    fetch(address, { method: 'POST', redirect: 'manual', headers: { 'Content-Type': type }, body })

  for (const method of ['GET', 'HEAD']) {
    const opened = await fetch(addressOf(1), { method })
    assert.equal(opened.status, 200)
  }
  assert.equal(await stateOf(1), 'active')

  for (const [number, language] of languages.entries()) {
    const left = await post(addressOf(number + 1, language), 'List-Unsubscribe=One-Click')
    assert.deepEqual([left.status, await left.text(), left.headers.get('set-cookie')], [200, '', null])
    assert.equal(await stateOf(number + 1), 'left')
  }
  // A program may ask twice, and may write the form in parts.
  assert.equal((await post(addressOf(1), 'List-Unsubscribe=One-Click')).status, 200)
  const parts = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  assert.equal((await post(addressOf(4), parts, 'multipart/form-data; boundary=x')).status, 200)
  assert.equal(await stateOf(4), 'left')

  // Nothing else is an order: another word, a token that is none of ours, one that confirms.
  await post(addressOf(5), 'List-Unsubscribe=Maybe')
  const wrong = `${site.url}${pages.leaveSubscription('ru', 'no.token')}`
  assert.equal((await post(wrong, 'List-Unsubscribe=One-Click')).status, 422)
  const confirm = subscriptionToken(secret, 'confirm', id(5), new Date())
  const other = site.url + pages.leaveSubscription('ru', confirm)
  assert.equal((await post(other, 'List-Unsubscribe=One-Click')).status, 422)
  assert.equal(await stateOf(5), 'active')
})

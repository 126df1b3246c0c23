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

test('R1239 what mail programs and scanners open or fetch of a watcher confirms and ends nothing; one POST of theirs ends everything', async (t) => {
  const site = await startSite(t, { SECRET_KEY: secret })
  const db = openDatabase({ dataDir: site.dataDir })
  t.after(() => db.destroy())
  const readers = [1, 2, 3, 4, 5]
  await fillDatabase(db, {
    watchers: readers.map((number) =>
      makeRow('watchers', { id: id(number), email: `reader${number}@example.kz` }),
    ),
    watches: readers.flatMap((number) => [
      makeRow('watches', { id: id(10 + number), watcher_id: id(number), target: 'flat?rooms=2' }),
      makeRow('watches', {
        id: id(20 + number),
        watcher_id: id(number),
        target: 'flat?rooms=3',
        state: 'pending',
      }),
    ]),
  })
  const statesOf = async (number: number) =>
    (
      await db
        .selectFrom('watches')
        .select('state')
        .where('watcher_id', '=', id(number))
        .orderBy('id')
        .execute()
    ).map(({ state }) => state)
  const linkOf = (
    number: number,
    purpose: 'own_watches' | 'confirm_watches',
    language: (typeof languages)[number] = 'ru',
  ) => pages.watch(language, `token=${subscriptionToken(secret, purpose, id(number), new Date())}`)
  const post = (path: string, body: string) =>
    fetch(site.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
    })

  for (const purpose of ['own_watches', 'confirm_watches'] as const) {
    const path = linkOf(1, purpose)
    for (const method of ['GET', 'HEAD']) {
      const opened = await fetch(site.url + path, { method })
      assert.equal(opened.status, 200)
      assert.match(opened.headers.get('Cache-Control') ?? '', /no-store|private/)
    }
    await fetch(site.url + path.replace('/tell-me?', '/tell-me.data?'))
    for (const field of ['confirm', 'watch', 'List-Unsubscribe=One-Click'])
      await fetch(`${site.url}${path}&${field}`)
  }
  assert.deepEqual(await statesOf(1), ['active', 'pending'])

  for (const [place, language] of languages.entries()) {
    const left = await post(linkOf(place + 1, 'own_watches', language), 'List-Unsubscribe=One-Click')
    assert.deepEqual([left.status, await left.text(), left.headers.get('set-cookie')], [200, '', null])
    assert.deepEqual(await statesOf(place + 1), [])
  }
  // A program may ask twice.
  assert.equal((await post(linkOf(1, 'own_watches'), 'List-Unsubscribe=One-Click')).status, 200)
  // The letter that asks to confirm has no such header: its token ends nothing, and a changed one is none.
  assert.equal((await post(linkOf(4, 'confirm_watches'), 'List-Unsubscribe=One-Click')).status, 422)
  const changed = linkOf(4, 'own_watches').replace(id(4), id(5))
  assert.equal((await post(changed, 'List-Unsubscribe=One-Click')).status, 422)
  for (const number of [4, 5]) assert.deepEqual(await statesOf(number), ['active', 'pending'])
})

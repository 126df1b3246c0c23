import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import type { Database } from '../open.ts'
import { askToSubscribe, confirm, leave, type NewSubscription } from './subscriptions.ts'
import { waitingSubscriber } from './waiting-subscriber.ts'

const start = new Date('2026-11-21T10:00:00.000Z')
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)
const newId = () => randomUUIDv7()

function ask(db: Database, minute: number, difference: Partial<NewSubscription> = {}): Promise<void> {
  const request = {
    id: newId(),
    email: 'reader@example.kz',
    language: 'ru',
    consent_version: 'subscribe-ru-1',
    consent_at: minutes(minute).toISOString(),
    address: '203.0.113.7',
    page_url: 'https://kerege.kz/contents',
    ...difference,
  } as const
  return askToSubscribe(db, request, minutes(minute), newId, () => false)
}

function rows(db: Database) {
  return db.selectFrom('subscriptions').selectAll().execute()
}

async function only(db: Database) {
  const [row, ...more] = await rows(db)
  assert.ok(row !== undefined)
  assert.equal(more.length, 0)
  return row
}

function letters(db: Database) {
  return db
    .selectFrom('deliveries')
    .selectAll()
    .where('channel', '=', 'letter')
    .orderBy('created_at')
    .execute()
}

/** The row without the request that waits beside it. */
function withoutAsked<R extends object>(row: R): R {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith('asked_'))) as R
}

/** As if the letters that wait had been sent. */
async function send(db: Database, minute: number): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ state: 'delivered', delivered_at: minutes(minute).toISOString() })
    .where('state', '=', 'pending')
    .execute()
}

eachDatabase('A28 a request is kept as pending, with its consent and the letter to send', async (db) => {
  await ask(db, 0)
  const { id, state, ...row } = withoutAsked(await only(db))
  assert.equal(state, 'pending')
  assert.deepEqual(row, {
    email: 'reader@example.kz',
    language: 'ru',
    consent_version: 'subscribe-ru-1',
    consent_at: start.toISOString(),
    address: '203.0.113.7',
    page_url: 'https://kerege.kz/contents',
    created_at: start.toISOString(),
    confirmed_at: null,
    left_at: null,
    refusals: 0,
    paused_at: null,
  })
  const [letter, ...more] = await letters(db)
  assert.equal(more.length, 0)
  assert.deepEqual([letter?.subscription_id, letter?.state, letter?.lead_id], [id, 'pending', null])
})

eachDatabase('R834 who confirms anew gets letters again at an address that was paused', async (db) => {
  await ask(db, 0)
  const { id } = await only(db)
  const paused = { refusals: 3, paused_at: start.toISOString() }
  const pausedNow = async () => {
    const { refusals, paused_at } = await only(db)
    return { refusals, paused_at }
  }
  await db.updateTable('subscriptions').set(paused).execute()
  await confirm(db, id, minutes(1), minutes(2))
  assert.deepEqual(await pausedNow(), { refusals: 0, paused_at: null })
  // The link of the letter once more is no news.
  await db.updateTable('subscriptions').set(paused).execute()
  await confirm(db, id, minutes(1), minutes(3))
  assert.deepEqual(await pausedNow(), paused)
})

const byOther = {
  language: 'kk',
  consent_version: 'subscribe-kk-1',
  address: '198.51.100.1',
  page_url: 'https://kerege.kz/kk\0',
} as const

eachDatabase(
  'R398 what anybody asks in the name of an address counts when the address confirms',
  async (db) => {
    await ask(db, 0)
    await send(db, 0)
    const first = withoutAsked(await only(db))
    await ask(db, 20, byOther)
    await send(db, 20)
    assert.deepEqual(withoutAsked(await only(db)), first)
    // No letter goes out for this one, so it counts nowhere.
    await ask(db, 30, { language: 'en', address: '192.0.2.9' })
    assert.equal(await confirm(db, first.id, minutes(20), minutes(31)), true)
    const { state, language, consent_version, consent_at, address, page_url } = await only(db)
    assert.deepEqual([state, language, consent_version], ['active', 'kk', 'subscribe-kk-1'])
    assert.deepEqual([address, page_url], ['198.51.100.1', 'https://kerege.kz/kk'])
    assert.equal(consent_at, minutes(20).toISOString())
  },
)

eachDatabase('no second letter while one waits, however long', async (db) => {
  await ask(db, 0)
  await ask(db, 5000)
  assert.equal((await letters(db)).length, 1)
})

const hours = (count: number) => count * 60

eachDatabase(
  'R397 an address that is asked for all the time gets four letters, with growing pauses',
  async (db) => {
    const sentAt: number[] = []
    const twoDays = Array.from({ length: 288 }, (_, step) => step * 10)
    const twoMonths = Array.from({ length: 60 }, (_, step) => hours(24 * (step + 3)))
    for (const minute of [...twoDays, ...twoMonths]) {
      await ask(db, minute)
      if ((await letters(db)).length > sentAt.length) sentAt.push(minute)
      await send(db, minute)
    }
    assert.deepEqual(sentAt, [0, 10, 10 + hours(1), 10 + hours(1) + hours(24)])
  },
)

eachDatabase(
  'R397 an address that has confirmed and left is written to again after thirty days',
  async (db) => {
    await ask(db, 0)
    await send(db, 0)
    const { id } = await only(db)
    await confirm(db, id, minutes(0), minutes(3))
    await leave(db, id, minutes(30))
    const left = await only(db)
    for (let day = 0; day < 30; day += 1) await ask(db, 31 + hours(24 * day), byOther)
    assert.deepEqual(await only(db), left)
    assert.equal((await letters(db)).length, 1)
    await ask(db, 31 + hours(24 * 30), byOther)
    assert.equal((await letters(db)).length, 2)
    assert.equal((await waitingSubscriber(db, id))?.language, 'kk')
    assert.deepEqual(withoutAsked(await only(db)), withoutAsked(left))
    await leave(db, id, minutes(hours(24 * 31)))
    assert.equal(await waitingSubscriber(db, id), null)
  },
)

eachDatabase('R397 all addresses together get so many letters a day', async (db) => {
  const askAs = (name: string, minute: number) => {
    const request = {
      id: newId(),
      email: `${name}@example.kz`,
      language: 'ru',
      consent_version: 'subscribe-ru-1',
      consent_at: minutes(minute).toISOString(),
      address: '203.0.113.7',
      page_url: 'https://kerege.kz/contents',
    } as const
    return askToSubscribe(db, request, minutes(minute), newId, () => false, 3)
  }
  for (const name of ['a', 'b', 'c', 'd', 'e']) await askAs(name, 0)
  assert.equal((await letters(db)).length, 3)
  assert.equal((await rows(db)).length, 5)
  await askAs('d', hours(23))
  assert.equal((await letters(db)).length, 3)
  await askAs('d', hours(24))
  assert.equal((await letters(db)).length, 4)
})

eachDatabase('requests of one address that come together are one row and one letter', async (db) => {
  await Promise.all(Array.from({ length: 8 }, () => ask(db, 0)))
  await only(db)
  assert.equal((await letters(db)).length, 1)
  await send(db, 1)
  await Promise.all(Array.from({ length: 8 }, () => ask(db, 20)))
  assert.equal((await letters(db)).length, 2)
})

eachDatabase(
  'R415 the work for an address does not tell whether it is known: the same statements',
  async (db) => {
    const statements: string[] = []
    const watched = db.withPlugin({
      transformQuery({ node }) {
        statements.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const work = async (minute: number, email?: string) => {
      statements.length = 0
      await ask(watched, minute, email === undefined ? {} : { email })
      return [...statements]
    }
    const unknown = await work(0)
    assert.ok(unknown.length > 0)
    assert.deepEqual(await work(1), unknown, 'pending')
    await send(db, 0)
    assert.deepEqual(await work(60), unknown, 'pending, with another letter')
    const { id } = await only(db)
    await confirm(db, id, minutes(60), minutes(61))
    assert.deepEqual(await work(120), unknown, 'active')
    await leave(db, id, minutes(121))
    assert.deepEqual(await work(122), unknown, 'left')
  },
)

eachDatabase('A28 confirming makes a subscription active; again changes nothing', async (db) => {
  await ask(db, 0)
  const { id } = await only(db)
  assert.equal(await confirm(db, id, minutes(0), minutes(3)), true)
  assert.equal(await confirm(db, id, minutes(0), minutes(4)), true)
  const { state, confirmed_at } = await only(db)
  assert.deepEqual([state, confirmed_at], ['active', minutes(3).toISOString()])
  assert.equal(await confirm(db, newId(), minutes(0), minutes(3)), false)
})

eachDatabase('an active address that asks again stays as it is and gets no letter', async (db) => {
  await ask(db, 0)
  await send(db, 0)
  const { id } = await only(db)
  await confirm(db, id, minutes(0), minutes(3))
  const active = await only(db)
  await ask(db, 60, { language: 'en', address: '198.51.100.1' })
  assert.deepEqual(await only(db), active)
  assert.equal((await letters(db)).length, 1)
})

eachDatabase('A28 whoever has left comes back by confirming a new letter only', async (db) => {
  await ask(db, 0)
  await send(db, 0)
  const { id } = await only(db)
  await confirm(db, id, minutes(0), minutes(3))
  await leave(db, id, minutes(30))
  await leave(db, id, minutes(40))
  const left = await only(db)
  assert.deepEqual([left.state, left.left_at], ['left', minutes(30).toISOString()])
  assert.equal(await confirm(db, id, minutes(0), minutes(31)), false)

  const month = hours(24 * 31)
  await ask(db, month)
  assert.equal((await only(db)).state, 'left')
  assert.equal((await letters(db)).length, 2)
  assert.equal(await confirm(db, id, minutes(0), minutes(month + 1)), false)
  assert.equal(await confirm(db, id, minutes(month), minutes(month + 1)), true)
  const back = await only(db)
  assert.deepEqual([back.state, back.confirmed_at], ['active', minutes(month + 1).toISOString()])
})

eachDatabase('leaving without a subscription is no mistake', async (db) => {
  await leave(db, newId(), start)
  assert.deepEqual(await rows(db), [])
})

import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeLead, makeRow, type Row } from '#tests/helpers/databases/rows.ts'
import { anyDue, type Claim, claimDeliveries, finishDelivery } from './claim-deliveries.ts'
import { insertDeliveries, insertLetter } from './deliveries.ts'
import type { Database } from '../open.ts'

const start = Date.UTC(2026, 10, 21, 10)
const second = (number: number) => new Date(start + number * 1000)

/** `count` leads with one delivery by webhook each, due at second 0. */
async function fill(db: Database, count: number, difference: Partial<Row<'deliveries'>> = {}) {
  const leads = Array.from({ length: count }, (_, step) => makeLead(step + 1, { idempotency_key: null }))
  const deliveries = leads.map(({ id }, step) =>
    makeRow('deliveries', {
      id: `delivery-${step + 1}`,
      lead_id: id,
      next_attempt_at: second(0).toISOString(),
      ...difference,
    }),
  )
  await fillDatabase(db, { leads, deliveries })
}

function claim(db: Database, difference: Partial<Claim> = {}) {
  const at = difference.at ?? second(0)
  return claimDeliveries(db, {
    channel: 'webhook',
    kind: 'webhook',
    at,
    until: new Date(at.getTime() + 60_000),
    limit: 10,
    lease: randomUUIDv7(),
    ...difference,
  })
}

const row = (db: Database) => db.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow()

eachDatabase('a lead gets one row per channel, once, due at once', async (db) => {
  await fillDatabase(db, { leads: [makeLead(1)] })
  const { id } = makeLead(1)
  for (const channels of [['mail', 'webhook'], [], ['webhook', 'bitrix24']]) {
    await db.transaction().execute((trx) =>
      insertDeliveries(
        trx,
        id,
        channels.map((name) => ({ name, kind: name })),
        second(0),
        () => randomUUIDv7(),
      ),
    )
  }
  const rows = await db.selectFrom('deliveries').selectAll().orderBy('channel').execute()
  assert.deepEqual(
    rows.map(({ channel }) => channel),
    ['bitrix24', 'mail', 'webhook'],
  )
  assert.ok(rows.every(({ state, attempts }) => state === 'pending' && attempts === 0))
  assert.equal(await anyDue(db, ['mail'], second(0)), true)
  // A clock that is behind ours: a row that was never tried is due for it too.
  assert.equal(await anyDue(db, ['mail'], second(-1)), true)
  await db.updateTable('deliveries').set({ attempts: 1 }).execute()
  assert.equal(await anyDue(db, ['mail'], second(-1)), false)
  assert.equal(await anyDue(db, ['letter'], second(0)), false)
  assert.equal(await anyDue(db, [], second(0)), false)
})

eachDatabase('a letter to a subscriber has a row of its own', async (db) => {
  await fillDatabase(db, { subscriptions: [makeRow('subscriptions', {})] })
  const { id } = makeRow('subscriptions', {})
  await db
    .transaction()
    .execute((trx) => insertLetter(trx, { subscription_id: id }, second(0), () => randomUUIDv7()))
  const [letter] = await claim(db, { channel: 'letter' })
  assert.deepEqual([letter?.subscription_id, letter?.lead_id, letter?.attempt], [id, null, 1])
})

eachDatabase('many workers take every delivery exactly once', async (db) => {
  await fill(db, 30)
  const taken = await Promise.all(Array.from({ length: 8 }, () => claim(db, { limit: 4 })))
  const rest = await claim(db, { limit: 100 })
  const ids = [...taken.flat(), ...rest].map(({ id }) => id)
  assert.equal(ids.length, 30)
  assert.equal(new Set(ids).size, 30)
  assert.deepEqual(await claim(db), [])
})

eachDatabase('a claim takes no more than it asks for, what has failed least first', async (db) => {
  await fill(db, 3)
  await db.updateTable('deliveries').set({ attempts: 2 }).where('id', '=', 'delivery-1').execute()
  await db
    .updateTable('deliveries')
    .set({ next_attempt_at: second(1).toISOString() })
    .where('id', '=', 'delivery-2')
    .execute()
  const order = []
  for (let step = 0; step < 4; step++) order.push(...(await claim(db, { at: second(5), limit: 1 })))
  assert.deepEqual(
    order.map(({ id, attempt }) => [id, attempt]),
    [
      ['delivery-3', 1],
      ['delivery-2', 1],
      ['delivery-1', 3],
    ],
  )
})

eachDatabase('a delivery that is not due, done, dead or of another channel is not taken', async (db) => {
  await fill(db, 4)
  const set = (id: number, values: Partial<Row<'deliveries'>>) =>
    db.updateTable('deliveries').set(values).where('id', '=', `delivery-${id}`).execute()
  await set(1, { next_attempt_at: second(1).toISOString(), attempts: 1 })
  await set(2, { state: 'delivered' })
  await set(3, { state: 'dead' })
  await set(4, { channel: 'mail' })
  assert.deepEqual(await claim(db), [])
})

eachDatabase('the work of a worker that died is taken over when its lease ends', async (db) => {
  await fill(db, 1)
  const [first] = await claim(db)
  assert.deepEqual(await claim(db, { at: second(59) }), [])
  const [next] = await claim(db, { at: second(60) })
  assert.deepEqual([first?.attempt, next?.attempt], [1, 2])
})

eachDatabase('a worker whose lease has passed on writes no outcome', async (db) => {
  await fill(db, 1)
  const [late] = await claim(db)
  const [holder] = await claim(db, { at: second(60) })
  assert.equal(await finishDelivery(db, late!, { state: 'delivered', at: second(61) }), false)
  assert.equal((await row(db)).state, 'pending')
  const outcome = { state: 'pending', next: second(90), error: 'status 500' } as const
  assert.equal(await finishDelivery(db, holder!, outcome), true)
  assert.equal(await finishDelivery(db, holder!, { state: 'delivered', at: second(62) }), false)
  const { state, attempts, next_attempt_at, lease_id, leased_until, last_error } = await row(db)
  assert.deepEqual(
    { state, attempts, next_attempt_at, lease_id, leased_until, last_error },
    {
      state: 'pending',
      attempts: 2,
      next_attempt_at: second(90).toISOString(),
      lease_id: null,
      leased_until: null,
      last_error: 'status 500',
    },
  )
})

eachDatabase('what has arrived says when, what is dead says why', async (db) => {
  await fill(db, 2, { last_error: 'status 500' })
  const [one, two] = await claim(db)
  await finishDelivery(db, one!, { state: 'delivered', at: second(7) })
  await finishDelivery(db, two!, { state: 'dead', error: 'status 410' })
  const rows = await db
    .selectFrom('deliveries')
    .select(['state', 'delivered_at', 'last_error'])
    .orderBy('state')
    .execute()
  assert.deepEqual(rows, [
    { state: 'dead', delivered_at: null, last_error: 'status 410' },
    { state: 'delivered', delivered_at: second(7).toISOString(), last_error: null },
  ])
})

eachDatabase('the outbox of a lead that is deleted goes with it', async (db) => {
  await fill(db, 1)
  const [held] = await claim(db)
  await db.deleteFrom('leads').execute()
  assert.equal(await finishDelivery(db, held!, { state: 'delivered', at: second(1) }), false)
})

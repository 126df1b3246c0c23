import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeLead, makeRow, type Row } from '#tests/helpers/databases/rows.ts'
import type { Database } from '../open.ts'
import { countDeliveries, countLetters } from './count-deliveries.ts'
import { insertMissing, moveDeliveries, requeueDeliveries, requeueLetters } from './repeat-deliveries.ts'

const at = new Date('2026-11-21T10:00:00Z')
const later = '2026-11-21T16:00:00.000Z'

const lead = (number: number, difference: Partial<Row<'leads'>> = {}) =>
  makeLead(number, { idempotency_key: null, ...difference })

const delivery = (id: string, number: number, difference: Partial<Row<'deliveries'>> = {}) =>
  makeRow('deliveries', { id, lead_id: makeLead(number).id, next_attempt_at: later, ...difference })

async function due(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', 'pending')
    .where('next_attempt_at', '=', at.toISOString())
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

eachDatabase(
  'what is dead or waits is due again; what has arrived or is held by a worker is not',
  async (db) => {
    await fillDatabase(db, {
      leads: [1, 2, 3, 4, 5].map((number) => lead(number)),
      deliveries: [
        delivery('dead', 1, { state: 'dead', attempts: 25, last_error: 'status 500' }),
        delivery('waits', 2, { attempts: 3 }),
        delivery('done', 3, { state: 'delivered', attempts: 1 }),
        delivery('held', 4, { attempts: 1, lease_id: 'a', leased_until: later }),
        delivery('left', 5, { attempts: 0, lease_id: 'b', leased_until: '2026-11-21T09:00:00.000Z' }),
      ],
    })
    assert.equal(await requeueDeliveries(db, ['mail'], ['dead', 'pending'], {}, at), 0)
    assert.equal(await requeueDeliveries(db, [], ['dead', 'pending'], {}, at), 0)
    assert.equal(await requeueDeliveries(db, ['webhook'], ['dead'], {}, at), 1)
    assert.deepEqual(await due(db), ['dead'])
    assert.equal(await requeueDeliveries(db, ['webhook'], ['dead', 'pending'], {}, at), 3)
    assert.deepEqual(await due(db), ['dead', 'left', 'waits'])
    const rows = await db.selectFrom('deliveries').select(['id', 'attempts']).orderBy('id').execute()
    assert.deepEqual(
      rows.map(({ id, attempts }) => [id, attempts]),
      [
        ['dead', 1],
        ['done', 1],
        ['held', 1],
        ['left', 0],
        ['waits', 1],
      ],
    )
  },
)

eachDatabase('one lead, a form or a time can be meant', async (db) => {
  await fillDatabase(db, {
    leads: [lead(1), lead(2, { form: 'meets' }), lead(3, { created_at: '2026-11-22T00:00:00.000Z' })],
    deliveries: [delivery('a', 1), delivery('b', 2), delivery('c', 3)],
  })
  const requeue = (filter: Parameters<typeof requeueDeliveries>[3]) =>
    requeueDeliveries(db, ['webhook'], ['pending'], filter, at)
  await requeue({ id: makeLead(1).id })
  assert.deepEqual(await due(db), ['a'])
  await requeue({ form: 'meets' })
  assert.deepEqual(await due(db), ['a', 'b'])
  assert.equal(await requeue({ since: new Date('2026-11-22T00:00:00Z') }), 1)
})

eachDatabase('leads that came before a channel was on get their deliveries, once', async (db) => {
  await fillDatabase(db, {
    leads: Array.from({ length: 501 }, (_, step) => lead(step + 1)),
    deliveries: [delivery('a', 1, { state: 'delivered' })],
  })
  const insert = () =>
    insertMissing(
      db,
      ['webhook', 'mail'].map((name) => ({ name, kind: name })),
      {},
      at,
      () => randomUUIDv7(),
    )
  assert.equal(await insert(), 500 + 501)
  assert.equal(await insert(), 0)
  const counts = await countDeliveries(db, {})
  assert.deepEqual(counts.get('webhook'), { pending: 500, delivered: 1, dead: 0 })
  assert.deepEqual(counts.get('mail'), { pending: 501, delivered: 0, dead: 0 })
  assert.deepEqual((await countDeliveries(db, { id: makeLead(1).id })).get('webhook'), {
    pending: 0,
    delivered: 1,
    dead: 0,
  })
})

eachDatabase(
  'A28 letters go again to those who wait, one each; not to those who confirmed or left',
  async (db) => {
    const subscription = (id: string, state: Row<'subscriptions'>['state']) =>
      makeRow('subscriptions', { id, state, email: `${id}@example.com` })
    const letter = (id: string, subscription_id: string, state: Row<'deliveries'>['state']) =>
      makeRow('deliveries', {
        id,
        lead_id: null,
        subscription_id,
        channel: 'letter',
        state,
        next_attempt_at: later,
      })
    await fillDatabase(db, {
      subscriptions: [
        subscription('waits', 'pending'),
        subscription('asked', 'pending'),
        subscription('active', 'active'),
        subscription('left', 'left'),
      ],
      deliveries: [
        letter('1', 'waits', 'dead'),
        letter('2', 'waits', 'pending'),
        letter('3', 'asked', 'dead'),
        letter('4', 'asked', 'delivered'),
        letter('5', 'active', 'dead'),
        letter('6', 'left', 'pending'),
      ],
    })
    assert.equal(await requeueLetters(db, ['dead', 'pending'], at), 1)
    assert.deepEqual(await due(db), ['2'])
    assert.deepEqual((await countLetters(db)).get('letter'), { pending: 1, delivered: 1, dead: 2 })
  },
)

eachDatabase(
  'R784 what went to another route and comes back is due again, and nothing of it is lost',
  async (db) => {
    await fillDatabase(db, {
      leads: [lead(1, { form: 'callback' })],
      deliveries: [delivery('first', 1, { channel: 'old', kind: 'mail', state: 'dead', attempts: 25 })],
    })
    const move = (from: string, to: string) =>
      moveDeliveries(db, { from, to: { name: to, kind: 'mail' }, forms: ['callback'] }, {}, at, randomUUIDv7)
    assert.deepEqual(await move('old', 'new'), { moved: 1, left: 0 })
    assert.deepEqual(await move('new', 'old'), { moved: 1, left: 0 })
    const rows = await db
      .selectFrom('deliveries')
      .select(['channel', 'state', 'moved_to', 'attempts', 'earlier_attempts'])
      .orderBy('channel')
      .execute()
    assert.deepEqual(rows, [
      { channel: 'new', state: 'dead', moved_to: 'old', attempts: 0, earlier_attempts: 0 },
      { channel: 'old', state: 'pending', moved_to: null, attempts: 1, earlier_attempts: 24 },
    ])
    assert.deepEqual(await due(db), ['first'])
  },
)

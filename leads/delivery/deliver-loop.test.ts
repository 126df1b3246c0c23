import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#database/open.ts'
import { OutgoingSummary } from '#contract/outgoing-lead.ts'
import { eachDatabase, sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { callback, partsAt } from '#tests/helpers/leads/intake.ts'
import { startBitrix24 } from '#tests/helpers/leads/bitrix24-portal.ts'
import { startMailbox } from '#tests/helpers/leads/mailbox.ts'
import { startReceiver } from '#tests/helpers/servers/receiver.ts'
import { fillDatabase, makeLead, makeRow, type Row } from '#tests/helpers/databases/rows.ts'
import { until } from '#tests/helpers/until.ts'
import { createSenders, type Sender, type SendingWay } from './senders.ts'
import { acceptLead } from '../intake/intake.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { type DeliveryLoop, startDeliveryLoop } from './deliver-loop.ts'
import { maxAttempts } from './retry-schedule.ts'

const start = Date.UTC(2026, 10, 21, 10)
const hour = 3_600_000

/** A clock that a test moves by hand. */
function handClock() {
  let time = start
  return { now: () => new Date(time), pass: (milliseconds: number) => (time += milliseconds) }
}

/** Leads with one delivery on each channel, due now. */
async function fill(
  db: Database,
  count: number,
  channels: readonly string[],
  difference: Partial<Row<'deliveries'>> = {},
) {
  const leads = Array.from({ length: count }, (_, step) => makeLead(step + 1, { idempotency_key: null }))
  const deliveries = leads.flatMap(({ id }) =>
    channels.map((channel) =>
      makeRow('deliveries', {
        id: randomUUIDv7(),
        lead_id: id,
        channel,
        next_attempt_at: new Date(start).toISOString(),
        ...difference,
      }),
    ),
  )
  await fillDatabase(db, { leads, deliveries })
}

/** A loop that runs only when it is woken, unless the options differ, and its log. */
function loop(
  t: TestContext,
  db: Database,
  senders: Readonly<Record<string, Sender | SendingWay>>,
  options: { clock?: ReturnType<typeof handClock>; interval?: number } = {},
) {
  const { clock = handClock(), interval = 3_600_000 } = options
  const lines: { level: string; facts: object; message: string }[] = []
  const say = (level: string) => (facts: object, message: string) =>
    void lines.push({ level, facts, message })
  const errors: unknown[] = []
  const running: DeliveryLoop = startDeliveryLoop({
    db,
    senders: async () =>
      Object.fromEntries(
        Object.entries(senders).map(([name, send]) => [
          name,
          typeof send === 'function' ? { kind: 'webhook', send } : send,
        ]),
      ),
    log: { info: say('info'), warn: say('warn'), error: say('error') },
    onError: (error) => errors.push(error),
    now: clock.now,
    newId: () => randomUUIDv7(),
    random: () => 0.5,
    interval,
  })
  t.after(() => running.close(0))
  return { ...running, lines, errors, clock }
}

function states(db: Database) {
  return db
    .selectFrom('deliveries')
    .select(['channel', 'state', 'attempts', 'last_error', 'lease_id'])
    .orderBy('channel')
    .execute()
}

async function count(db: Database, state: 'delivered' | 'dead'): Promise<number> {
  return (await db.selectFrom('deliveries').select('id').where('state', '=', state).execute()).length
}

eachDatabase(
  'what is in the outbox at the start is sent, and what comes later when it is woken',
  async (db, _, t) => {
    await fill(db, 6, ['webhook'])
    const sent: (string | null)[] = []
    const { wake } = loop(t, db, { webhook: async ({ lead_id }) => void sent.push(lead_id) })
    await until(async () => (await count(db, 'delivered')) === 6)
    assert.equal(new Set(sent).size, 6)
    await db
      .insertInto('leads')
      .values(makeLead(7, { idempotency_key: null }))
      .execute()
    await db
      .insertInto('deliveries')
      .values(
        makeRow('deliveries', {
          id: 'late',
          lead_id: makeLead(7).id,
          next_attempt_at: new Date(start).toISOString(),
        }),
      )
      .execute()
    wake()
    await until(async () => (await count(db, 'delivered')) === 7)
  },
)

eachDatabase('without being woken it looks by itself', async (db, _, t) => {
  const { errors } = loop(t, db, { webhook: async () => {} }, { interval: 20 })
  await fill(db, 1, ['webhook'])
  await until(async () => (await count(db, 'delivered')) === 1)
  assert.deepEqual(errors, [])
})

eachDatabase(
  'a channel that is off leaves its deliveries waiting, with no attempt counted',
  async (db, _, t) => {
    await fill(db, 1, ['webhook', 'bitrix24'])
    loop(t, db, { webhook: async () => {} })
    await until(async () => (await count(db, 'delivered')) === 1)
    const [off] = await states(db)
    assert.deepEqual([off?.channel, off?.state, off?.attempts], ['bitrix24', 'pending', 0])
  },
)

eachDatabase('a failure is tried again after its pause and says why meanwhile', async (db, _, t) => {
  await fill(db, 1, ['webhook'])
  let failures = 2
  const { wake, clock, lines } = loop(t, db, {
    webhook: async () => {
      if (failures-- > 0) throw new DeliveryFailure({ code: 'status 503' })
    },
  })
  const waiting = (attempts: number) => async () => {
    const [row] = await states(db)
    return row?.attempts === attempts && row.lease_id === null
  }
  await until(waiting(1))
  assert.equal((await states(db))[0]?.last_error, 'status 503')
  clock.pass(999)
  wake()
  await wait(30)
  assert.equal((await states(db))[0]?.attempts, 1)
  clock.pass(1)
  wake()
  await until(waiting(2))
  clock.pass(2000)
  wake()
  await until(async () => (await count(db, 'delivered')) === 1)
  assert.deepEqual((await states(db))[0]?.last_error, null)
  assert.deepEqual(
    lines.map(({ level, message }) => [level, message]),
    [
      ['warn', 'a delivery failed and will be tried again'],
      ['warn', 'a delivery failed and will be tried again'],
      ['info', 'delivered'],
    ],
  )
})

eachDatabase('what is final, and what fails for the last time, is dead', async (db, _, t) => {
  await fill(db, 1, ['webhook'])
  await add(db, 'mail', { attempts: maxAttempts - 1 })
  loop(t, db, {
    webhook: async () => {
      throw new DeliveryFailure({ code: 'status 410' }, { final: true })
    },
    mail: async () => {
      throw new DeliveryFailure({ code: 'EAUTH 535' })
    },
  })
  await until(async () => (await count(db, 'dead')) === 2)
  assert.deepEqual(
    (await states(db)).map(({ channel, last_error }) => [channel, last_error]),
    [
      ['mail', 'EAUTH 535'],
      ['webhook', 'status 410'],
    ],
  )
})

/** One more delivery for lead 1. */
async function add(db: Database, channel: string, difference: Partial<Row<'deliveries'>>) {
  const row = { id: randomUUIDv7(), channel, next_attempt_at: new Date(start).toISOString(), ...difference }
  await db.insertInto('deliveries').values(makeRow('deliveries', row)).execute()
}

eachDatabase('a worker that died on its last attempt leaves nothing pending for ever', async (db, _, t) => {
  await fill(db, 1, ['webhook'], { attempts: maxAttempts, lease_id: 'a dead worker' })
  let asked = 0
  loop(t, db, { webhook: async () => void asked++ })
  await until(async () => (await count(db, 'dead')) === 1)
  assert.equal(asked, 0)
  assert.equal((await states(db))[0]?.last_error, 'the last attempt had no end')
})

eachDatabase('a delivery that hangs holds up no other, of its channel or of another', async (db, _, t) => {
  await fill(db, 5, ['webhook', 'mail'])
  const hanging = makeLead(1).id
  const { close } = loop(t, db, {
    webhook: ({ lead_id }) => (lead_id === hanging ? new Promise(() => {}) : Promise.resolve()),
    mail: async () => {},
  })
  await until(async () => (await count(db, 'delivered')) === 9)
  const left = (await states(db)).find(({ state }) => state === 'pending')
  assert.notEqual(left?.lease_id, null)
  await close(0)
})

eachDatabase(
  'at the end what is under way is given back at once, and sent by the next process',
  async (db, _, t) => {
    await fill(db, 1, ['webhook'])
    let interrupted = false
    const begun = Promise.withResolvers<void>()
    const first = loop(t, db, {
      webhook: (_, signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            interrupted = true
            reject(new DeliveryFailure('interrupted'))
          })
          begun.resolve()
        }),
    })
    await begun.promise
    await first.close(0)
    assert.equal(interrupted, true)
    const [row] = await states(db)
    assert.deepEqual([row?.state, row?.lease_id, row?.attempts], ['pending', null, 1])
    const attempts: number[] = []
    loop(t, db, { webhook: async ({ attempt }) => void attempts.push(attempt) })
    await until(async () => (await count(db, 'delivered')) === 1)
    assert.deepEqual(attempts, [2])
  },
)

eachDatabase(
  'R799 a receiver that wants a longer pause than ours gets it, of six hours at most',
  async (db, _, t) => {
    await fill(db, 1, ['webhook'])
    const clock = handClock()
    const pauses = [hour, 100 * hour, 0]
    const attempts: number[] = []
    loop(
      t,
      db,
      {
        webhook: async ({ attempt }) => {
          attempts.push(attempt)
          throw new DeliveryFailure({ code: 'status 429' }, { pause: pauses[attempt - 1] ?? 0 })
        },
      },
      { clock, interval: 10 },
    )
    const next = async () => {
      const [row] = await db
        .selectFrom('deliveries')
        .select(['next_attempt_at', 'lease_id', 'attempts'])
        .execute()
      return row!
    }
    for (const [index, expected] of [hour, 6 * hour].entries()) {
      await until(async () => attempts.length === index + 1 && (await next()).lease_id === null)
      assert.equal(Date.parse((await next()).next_attempt_at) - clock.now().getTime(), expected)
      clock.pass(expected)
    }
    await until(async () => attempts.length === 3 && (await next()).lease_id === null)
    assert.ok(Date.parse((await next()).next_attempt_at) - clock.now().getTime() < 10_000)
  },
)

eachDatabase('at the end what is under way may finish', async (db, _, t) => {
  await fill(db, 1, ['webhook'])
  const { close } = loop(t, db, { webhook: async () => void (await wait(100)) })
  await until(async () => (await states(db))[0]?.lease_id !== null)
  await close()
  assert.equal(await count(db, 'delivered'), 1)
})

eachDatabase(
  'a receiver that fails half of the time and two workers end with every lead exactly once, on all channels',
  async (db, _, t) => {
    await fill(db, 20, ['webhook', 'bitrix24'])
    // Half of the failures come after the receiver has kept the lead: the answer is lost, not the lead.
    const failures = () => {
      let requests = 0
      return () => (++requests % 4 === 0 ? 'late' : requests % 2 === 0 ? { status: 503 } : null)
    }
    const [ofWebhook, ofPortal] = [failures(), failures()]
    const kept = new Set<string>()
    const { url } = await startReceiver(t, ({ headers }) => {
      const failure = ofWebhook()
      if (failure === null || failure === 'late') kept.add(String(headers['idempotency-key']))
      return failure === null ? {} : { status: 503 }
    })
    const portal = await startBitrix24(t, (method) => (method === 'crm.item.add' ? ofPortal() : null))
    const clock = handClock()
    const settings = {
      smtp: null,
      staffEmail: null,
      webhook: { url: `${url}/leads`, secret: 'secret' },
      bitrix24: { url: portal.url },
      visitorBot: null,
    }
    const parts = { db, publicUrl: '', uploads: '', secret: '', now: clock.now }
    const workers = [1, 2].map(() => loop(t, db, createSenders(settings, parts), { clock, interval: 10 }))
    await until(async () => {
      // A lease must not end while its holder is at work.
      const isQuiet = (await states(db)).every(({ lease_id }) => lease_id === null)
      if (isQuiet) clock.pass(60_000)
      return (await count(db, 'delivered')) === 40
    })
    assert.equal(kept.size, 20)
    assert.equal(portal.items.leads.length, 20)
    assert.equal(new Set(portal.items.leads.map(({ originId }) => originId)).size, 20)
    const said = JSON.stringify(workers.flatMap(({ lines }) => lines))
    assert.doesNotMatch(said, /Айгүл|1234567|visitor@/)
  },
)

test('an outbox that cannot be read is told, and looked into again', async (t) => {
  const db = await sqliteDatabase(t)
  await db.schema.alterTable('deliveries').renameTo('away').execute()
  const { errors } = loop(t, db, { webhook: async () => {} }, { interval: 10 })
  await until(async () => errors.length > 1)
  await db.schema.alterTable('away').renameTo('deliveries').execute()
  await fill(db, 1, ['webhook'])
  await until(async () => (await count(db, 'delivered')) === 1)
})

test('what nobody foresaw is tried again and told by its kind alone', async (t) => {
  const db = await sqliteDatabase(t)
  await fill(db, 1, ['webhook'])
  const sender: Sender = async () => {
    throw new TypeError('+77011234567 is not a function')
  }
  const { lines } = loop(t, db, { webhook: sender })
  await until(async () => (await states(db))[0]?.last_error !== null)
  assert.equal((await states(db))[0]?.last_error, 'unexpected: TypeError')
  assert.equal(lines[0]?.level, 'error')
})

eachDatabase(
  'a clock that jumps ahead and is set back costs no delivery, and holds up none that was not tried yet',
  async (db, _, t) => {
    const clock = handClock()
    let isUp = false
    const sent: string[] = []
    const sender: Sender = async ({ lead_id }) => {
      if (!isUp) throw new DeliveryFailure({ code: 'not now' })
      sent.push(lead_id ?? '')
    }
    const { wake } = loop(t, db, { webhook: sender }, { clock })
    clock.pass(5 * hour)
    await fill(db, 1, ['webhook'], { next_attempt_at: clock.now().toISOString() })
    clock.pass(-5 * hour)
    wake()
    await until(async () => (await states(db))[0]?.last_error === 'not now')
    isUp = true
    clock.pass(2_000)
    wake()
    await until(async () => (await count(db, 'delivered')) === 1)
    assert.equal(sent.length, 1)
    assert.deepEqual(
      (await states(db)).map(({ state, attempts }) => [state, attempts]),
      [['delivered', 2]],
    )
  },
)

eachDatabase(
  'R342 A47 what is over the limit of its phone goes out once, at the end of its hour, by whichever replica',
  async (db, _, t) => {
    let failures = 1
    const { url, received } = await startReceiver(t, () => ({ status: failures-- > 0 ? 503 : 200 }))
    const settings = {
      smtp: null,
      staffEmail: null,
      webhook: { url, secret: 's' },
      bitrix24: null,
      visitorBot: null,
    }
    const parts = {
      db,
      publicUrl: 'https://example.com',
      uploads: '',
      secret: 's',
      now: () => new Date(start),
    }
    const ids: string[] = []
    for (const message of ['первое', 'второе', 'третье']) {
      const request = { ...callback({ message }), held: true }
      ids.push((await acceptLead(partsAt(db, 0, { channels: ['webhook'] }), request)).id)
    }
    const clock = handClock()
    const replicas = [1, 2].map(() => loop(t, db, createSenders(settings, parts), { clock }))
    const wakeBoth = () => replicas.forEach(({ wake }) => wake())
    wakeBoth()
    await wait(100)
    clock.pass(hour - 1)
    wakeBoth()
    await wait(100)
    assert.equal(received.length, 0, 'not before the hour is over')
    clock.pass(1)
    wakeBoth()
    await until(async () => (await states(db)).every(({ last_error }) => last_error === 'status 503'))
    assert.equal(received.length, 1)
    clock.pass(5_000)
    wakeBoth()
    await until(async () => (await count(db, 'delivered')) === 3)
    await wait(100)
    const [failed, arrived, ...more] = received.map(({ headers, body }) => ({
      key: headers['idempotency-key'],
      body: OutgoingSummary.parse(JSON.parse(body)),
    }))
    assert.deepEqual(more, [])
    assert.equal(failed?.key, arrived?.key)
    assert.equal(arrived?.key, arrived?.body.id)
    assert.deepEqual(arrived?.body.requests.map(({ id }) => id).toSorted(), ids.toSorted())
    assert.ok(arrived?.body.requests.every(({ held }) => held))
  },
)

eachDatabase('R342 a summary is one letter and one entry of the CRM', async (db, _, t) => {
  const crm = await startBitrix24(t)
  const mailbox = await startMailbox(t)
  const settings = {
    smtp: { url: mailbox.url, from: 'site@example.com' },
    staffEmail: 'sales@example.com',
    webhook: null,
    bitrix24: { url: crm.url },
    visitorBot: null,
  }
  const parts = { db, publicUrl: 'https://example.com', uploads: '', secret: 's', now: () => new Date(start) }
  for (const message of ['первое', 'второе']) {
    const request = { ...callback({ message }), held: true }
    await acceptLead(partsAt(db, 0, { channels: ['mail', 'bitrix24'] }), request)
  }
  const clock = handClock()
  clock.pass(hour)
  loop(t, db, createSenders(settings, parts), { clock })
  await until(async () => (await count(db, 'delivered')) === 4)
  assert.deepEqual([mailbox.letters.length, crm.items.leads.length], [1, 1])
  for (const text of [mailbox.letters[0]?.text, crm.items.leads[0]?.['comments']]) {
    assert.match(String(text), /первое[^]*второе/)
  }
})

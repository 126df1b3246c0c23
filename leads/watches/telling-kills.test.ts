import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { buildSearchIndex } from '#database/search/index/build-search-index.ts'
import { emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeRow } from '#tests/helpers/databases/rows.ts'
import { startMailbox } from '#tests/helpers/leads/mailbox.ts'
import { tellingRound } from '#tests/helpers/leads/telling-rounds.ts'
import { sampleSite } from '#tests/helpers/servers/sample-api.ts'
import { until } from '#tests/helpers/until.ts'
import { lookAround } from './look-around.ts'

const readers = 60
const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** Deliveries that have arrived. */
async function told(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'delivered')
    .executeTakeFirstOrThrow()
  return Number(count)
}

for (const engine of ['sqlite', 'postgres'] as const)
  test(`R1087 processes that are killed while they tell of changes lose and double nothing but what the mail server had not answered for (${engine})`, async (t) => {
    const settings = await emptyDatabase(t, engine)
    const db = openDatabase(settings)
    t.after(() => db.destroy())
    await migrate(db)
    await fillDatabase(db, sampleSite)
    let answering = 0
    let inDoubt = 0
    const { url, letters } = await startMailbox(t, {
      letter: () => {
        answering += 1
        return null
      },
    })
    await lookAround(db, await buildSearchIndex(db, '2026-11-21'), new Date('2026-11-21T06:00:00Z'))
    await fillDatabase(db, {
      watchers: Array.from({ length: readers }, (_, number) =>
        makeRow('watchers', { id: id(number), email: `reader${number}@example.kz`, language: 'ru' }),
      ),
      watches: Array.from({ length: readers }, (_, number) =>
        makeRow('watches', { id: id(1_000 + number), watcher_id: id(number), target: 'flat?rooms=2' }),
      ),
    })
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('estates').set({ price: 20_000_000 }).where('id', '=', 3).execute()
      await bumpContentVersion(trx)
    })

    /** Two replicas for so long, or until all is told. */
    async function round(number: number, ms: number | null): Promise<void> {
      inDoubt += await tellingRound({ db, settings, mail: url, number }, async () => {
        if (ms === null) return until(async () => (await told(db)) === readers, 60_000)
        const before = letters.length
        await Promise.race([until(async () => letters.length > before + 3, 60_000), wait(20_000)])
        return wait(ms)
      })
    }

    const found = async () => (await db.selectFrom('watch_findings').select('round').execute()).length
    inDoubt += await tellingRound({ db, settings, mail: url, number: 0 }, () =>
      until(async () => (await found()) === readers, 60_000),
    )
    // Later rounds have later clocks: ten minutes have passed, and what was found has gathered.
    for (const [number, ms] of [0, 7, 23].entries()) await round(2 + number, ms)
    await round(9, null)
    const counts = new Map<string, number>()
    for (const { to } of letters) counts.set(to[0] ?? '', (counts.get(to[0] ?? '') ?? 0) + 1)
    assert.equal(counts.size, readers, 'nobody is missing')
    assert.equal(answering, letters.length)
    const doubled = letters.length - readers
    assert.ok(doubled <= inDoubt, `${doubled} letters twice, ${inDoubt} without an answer at a kill`)
    const rows = await db.selectFrom('watch_findings').select(['watcher_id', 'delivery_id']).execute()
    assert.equal(rows.length, readers)
    assert.ok(rows.every(({ delivery_id }) => delivery_id !== null))
  })

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { buildSearchIndex } from '#database/search/index/build-search-index.ts'
import { unboundWords } from '#domain/bound-words.ts'
import { formatPrice } from '#domain/money.ts'
import { gathering } from '#domain/watches.ts'
import { eachDatabase, emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeRow } from '#tests/helpers/databases/rows.ts'
import { startMailbox } from '#tests/helpers/leads/mailbox.ts'
import { tellingRound } from '#tests/helpers/leads/telling-rounds.ts'
import { watchingSite } from '#tests/helpers/leads/watching.ts'
import { sampleSite } from '#tests/helpers/servers/sample-api.ts'
import { until } from '#tests/helpers/until.ts'
import { lookAround } from './look-around.ts'

const minute = 60_000
const day = 24 * 60 * minute
const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** Addresses that watch all flats of two rooms. */
async function keepWatchers(db: Database, count: number) {
  await fillDatabase(db, {
    watchers: Array.from({ length: count }, (_, number) =>
      makeRow('watchers', { id: id(number), email: `reader${number}@example.kz`, language: 'ru' }),
    ),
    watches: Array.from({ length: count }, (_, number) =>
      makeRow('watches', { id: id(1_000 + number), watcher_id: id(number), target: 'flat?rooms=2' }),
    ),
  })
}

const says = (letter: string | undefined, price: number) =>
  unboundWords(letter ?? '').includes(unboundWords(formatPrice(price, 'spec')))

eachDatabase(
  'R1573 a digest leaves some quiet minutes after the last change of its reader, so that an import of many minutes is told whole',
  async (db, _, t) => {
    const site = await watchingSite(t, db)
    await keepWatchers(db, 2)
    // The second reader watches one of the flats alone: the others keep nobody else waiting.
    await db
      .updateTable('watches')
      .set({ kind: 'estate', target: '3' })
      .where('watcher_id', '=', id(1))
      .execute()
    const prices = [20_000_000, 20_100_000, 20_200_000]
    for (const [place, price] of prices.entries()) {
      await site.change([[3, 8, 13][place] ?? 0], { price })
      await site.look()
      assert.equal(await site.writeNow(), 0)
      site.pass(4 * minute)
    }
    site.pass(-minute)
    assert.equal(await site.writeNow(), 1, 'eleven minutes after the only change of the second')
    site.pass((gathering.quiet - 3) * minute - 1)
    assert.equal(await site.writeNow(), 0)
    site.pass(1)
    assert.equal(await site.writeNow(), 1)
    await site.deliver()
    const letter = site.letters.find(({ to }) => to[0] === 'reader0@example.kz')
    for (const price of prices) assert.ok(says(letter?.text, price))
    assert.equal(site.letters.length, 2)
  },
)

eachDatabase(
  'R1573 a reader of whom something changes all the time waits for no more than some tens of minutes, counted from nine in the morning',
  async (db, _, t) => {
    const site = await watchingSite(t, db)
    await keepWatchers(db, 1)
    let price = 20_000_000
    /** Minutes until the digest is written, with a change every five. */
    async function minutes(): Promise<number> {
      for (let passed = 0; passed <= 120; passed += 5) {
        await site.change([3], { price: (price -= 1_000) })
        await site.look()
        if ((await site.writeNow()) === 1) return passed
        site.pass(5 * minute)
      }
      return Infinity
    }
    assert.equal(await minutes(), gathering.longest)
    // What came after the letter of the day has waited since yesterday: the first minutes of a day wait all the same.
    site.pass(minute)
    await site.change([8], { price: 20_000_000 })
    await site.look()
    const nine = Math.ceil(site.now().getTime() / day) * day + 4 * 60 * minute
    site.pass(nine - site.now().getTime())
    assert.equal(await minutes(), gathering.longest)
  },
)

eachDatabase('R1573 what was found in the night leaves at nine', async (db, _, t) => {
  const site = await watchingSite(t, db)
  await keepWatchers(db, 1)
  site.pass(15 * 60 * minute)
  await site.change([3], { price: 20_000_000 })
  await site.look()
  const nine = Math.ceil(site.now().getTime() / day) * day + 4 * 60 * minute
  site.pass(nine - site.now().getTime())
  assert.equal(await site.writeNow(), 1)
})

const readers = 40

for (const engine of ['sqlite', 'postgres'] as const)
  test(`R1579 processes that are killed while changes gather, and while their digests leave, tell each reader of all of them in one letter (${engine})`, async (t) => {
    const settings = await emptyDatabase(t, engine)
    const db = openDatabase(settings)
    t.after(() => db.destroy())
    await migrate(db)
    await fillDatabase(db, sampleSite)
    const { url, letters } = await startMailbox(t)
    await lookAround(db, await buildSearchIndex(db, '2026-11-21'), new Date('2026-11-21T06:00:00Z'))
    await keepWatchers(db, readers)
    const found = async () => (await db.selectFrom('watch_findings').select('round').execute()).length
    const told = async () =>
      (await db.selectFrom('deliveries').select('id').where('state', '=', 'delivered').execute()).length
    let inDoubt = 0
    const round = async (number: number, work: () => Promise<unknown>) => {
      inDoubt += await tellingRound({ db, settings, mail: url, number }, work)
    }

    const prices = [20_000_000, 20_100_000, 20_200_000]
    for (const [place, price] of prices.entries()) {
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('estates')
          .set({ price })
          .where('id', '=', [3, 8, 13][place] ?? 0)
          .execute()
        await bumpContentVersion(trx)
      })
      // Killed at any moment of the look, then once more when it is done: five minutes later by the clock, which is too soon.
      await round(place, () => wait([700, 900, 1_100][place]))
      await round(place, () => until(async () => (await found()) === (place + 1) * readers, 60_000))
      assert.equal(letters.length, 0)
    }
    for (const ms of [0, 9, 31])
      await round(4, async () => {
        const before = letters.length
        await Promise.race([until(async () => letters.length > before + 3, 60_000), wait(20_000)])
        await wait(ms)
      })
    await round(6, () => until(async () => (await told()) === readers, 60_000))
    const counts = new Map<string, number>()
    for (const { to, text } of letters) {
      counts.set(to[0] ?? '', (counts.get(to[0] ?? '') ?? 0) + 1)
      assert.ok(prices.every((price) => says(text, price)))
    }
    assert.equal(counts.size, readers, 'nobody is missing')
    const doubled = letters.length - readers
    assert.ok(doubled <= inDoubt, `${doubled} letters twice, ${inDoubt} without an answer at a kill`)
    assert.equal((await db.selectFrom('deliveries').select('id').execute()).length, readers)
  })

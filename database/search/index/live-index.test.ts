import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { anyListing } from '#domain/listing-query.ts'
import { eachDatabase, emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { basicRows, fillDatabase, makeEstate, makeRow } from '#tests/helpers/databases/rows.ts'
import { runSource } from '#tests/helpers/run-source.ts'
import type { Engine } from '../../engines/engine.ts'
import { migrate } from '../../migrate.ts'
import { type Database, openDatabase } from '../../open.ts'
import { type LiveSearchIndex, liveSearchIndex } from './live-index.ts'
import { searchEstates } from '../query/search-estates.ts'

const interval = 20

function total(index: LiveSearchIndex): number {
  return searchEstates(index.current(), 'flat', anyListing, { page: 1, perPage: 12 }).total
}

async function nextChange(index: LiveSearchIndex): Promise<void> {
  const changes = new EventEmitter()
  const end = index.onChange(() => changes.emit('change'))
  await once(changes, 'change', { signal: AbortSignal.timeout(10_000) })
  end()
}

eachDatabase('a change of content is in the index soon after, without asking', async (db, _engine, t) => {
  const index = await liveSearchIndex(db, { interval })
  t.after(() => index.close())
  assert.equal(total(index), 0)
  const changed = nextChange(index)
  await fillDatabase(db, { ...basicRows, estates: [makeEstate()] })
  await changed
  assert.equal(total(index), 1)
})

eachDatabase(
  'a promotion that ends at midnight is gone from the index soon after',
  async (db, _engine, t) => {
    let clock = new Date('2026-11-21T18:59:59.000Z')
    await fillDatabase(db, {
      ...basicRows,
      promotions: [makeRow('promotions', { ends_at: '2026-11-21' })],
      estates: [makeEstate()],
      estate_promotions: [makeRow('estate_promotions', {})],
    })
    const index = await liveSearchIndex(db, { interval, now: () => clock })
    t.after(() => index.close())
    assert.deepEqual([index.current().day, index.current().words.promotions.length], ['2026-11-21', 1])
    const changed = nextChange(index)
    clock = new Date('2026-11-21T19:00:00.000Z')
    await changed
    assert.deepEqual([index.current().day, index.current().words.promotions.length], ['2026-11-22', 0])
    assert.equal(total(index), 1)
  },
)

eachDatabase('without a change the index stays the same object', async (db, _engine, t) => {
  const index = await liveSearchIndex(db, { interval })
  t.after(() => index.close())
  const before = index.current()
  await wait(interval * 5)
  await index.refresh()
  assert.equal(index.current(), before)
})

eachDatabase('refresh brings the index up to date at once', async (db, _engine, t) => {
  const index = await liveSearchIndex(db, { interval: 60_000 })
  t.after(() => index.close())
  await fillDatabase(db, { ...basicRows, estates: [makeEstate()] })
  assert.equal(total(index), 0)
  await index.refresh()
  assert.equal(total(index), 1)
})

eachDatabase('the old index answers until the new one is whole', async (db, _engine, t) => {
  const many = Array.from({ length: 5_000 }, (_, number) => makeEstate({ id: number + 2 }))
  await fillDatabase(db, { ...basicRows, estates: [makeEstate()] })
  const index = await liveSearchIndex(db, { interval: 60_000 })
  t.after(() => index.close())
  await fillDatabase(db, { estates: many })
  const seen = new Set<number>()
  const rebuilt = index.refresh().then(() => 'rebuilt')
  while ((await Promise.race([rebuilt, wait(0, 'building')])) === 'building') seen.add(total(index))
  assert.deepEqual([...seen, total(index)], [1, 5_001])
})

eachDatabase('a listener that throws does not keep the others from hearing', async (db, _engine, t) => {
  const errors: unknown[] = []
  const index = await liveSearchIndex(db, { interval: 60_000, onError: (error) => errors.push(error) })
  t.after(() => index.close())
  let calls = 0
  index.onChange(() => {
    throw new Error('broken')
  })
  index.onChange(() => calls++)
  await fillDatabase(db, basicRows)
  await index.refresh()
  assert.deepEqual([calls, errors.length], [1, 1])
})

eachDatabase('who does not listen any more is not called', async (db, _engine, t) => {
  const index = await liveSearchIndex(db, { interval: 60_000 })
  t.after(() => index.close())
  let calls = 0
  const end = index.onChange(() => calls++)
  await fillDatabase(db, basicRows)
  await index.refresh()
  end()
  await fillDatabase(db, { estates: [makeEstate()] })
  await index.refresh()
  assert.equal(calls, 1)
})

eachDatabase(
  'a database that fails for a while keeps the old index and is asked again',
  async (db, _engine, t) => {
    await fillDatabase(db, { ...basicRows, estates: [makeEstate()] })
    const errors: unknown[] = []
    const index = await liveSearchIndex(db, { interval, onError: (error) => errors.push(error) })
    t.after(() => index.close())
    await db.schema.alterTable('content_state').renameTo('content_state_away').execute()
    while (errors.length < 2) await wait(interval)
    assert.equal(total(index), 1)
    await db.schema.alterTable('content_state_away').renameTo('content_state').execute()
    const changed = nextChange(index)
    await fillDatabase(db, { estates: [makeEstate({ id: 2 })] })
    await changed
    assert.equal(total(index), 2)
  },
)

for (const engine of ['sqlite', 'postgres'] as const satisfies readonly Engine[]) {
  test(`a change by another process on ${engine} is noticed`, async (t) => {
    const settings = await emptyDatabase(t, engine)
    const db: Database = openDatabase(settings)
    t.after(() => db.destroy())
    await migrate(db)
    const index = await liveSearchIndex(db, { interval })
    t.after(() => index.close())
    const changed = nextChange(index)
    await runSource(`
      import { openDatabase } from '#database/open.ts'
      import { basicRows, fillDatabase, makeEstate } from '#tests/helpers/databases/rows.ts'
      const db = openDatabase(${JSON.stringify(settings)})
      await fillDatabase(db, { ...basicRows, estates: [makeEstate()] })
      await db.destroy()`)
    await changed
    assert.equal(total(index), 1)
  })
}

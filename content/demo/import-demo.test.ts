import assert from 'node:assert/strict'
import { readJson } from '#database/engines/json.ts'
import { readSetting } from '#database/settings.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeEstate, makeRow } from '#tests/helpers/databases/rows.ts'
import { demoCompany } from '#tests/helpers/demo-company.ts'
import { importContent } from '../import.ts'
import { readContent } from '../read-content.ts'
import { changesIn } from '../summary.ts'

const demo = readContent(demoCompany)

const at = (moment: string) => ({ now: new Date(moment) })

eachDatabase('R9 R10 the content of this project is imported whole', async (db) => {
  const summary = await importContent(db, demo)
  for (const [table, { added, changed, unchanged, removed, withdrawn }] of summary) {
    if (table === 'unit_overrides') continue
    const { count } = await db
      .selectFrom(table)
      .select((row) => row.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    // What staff say by hand, and whose deadlines are kept, are rows of the settings that no record has.
    const others = table === 'settings' ? (summary.get('unit_overrides')?.added ?? 0) + 1 : 0
    assert.equal(Number(count), added + others, table)
    assert.deepEqual([changed, unchanged, removed, withdrawn], [0, 0, 0, 0], table)
  }
  assert.ok((summary.get('estates')?.added ?? 0) >= 3000)
  for (const { slug, record } of demo.complexes) {
    const row = await db
      .selectFrom('complexes')
      .selectAll()
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    assert.deepEqual(readJson(row.district), record.district)
    assert.match(readJson(row.description_html).en, /^<p>.+<\/p>$/s)
  }
  assert.equal((await readSetting(db, 'company'))?.phone, demo.company.phone)
  assert.equal((await readSetting(db, 'features'))?.length, demo.features.length)
})

eachDatabase(
  'a unit that left a house of the demo company is withdrawn, others are left alone',
  async (db) => {
    await importContent(db, demo)
    const house = await db.selectFrom('houses').selectAll().where('id', '=', 11).executeTakeFirstOrThrow()
    await fillDatabase(db, {
      estates: [makeEstate({ id: 5_000_000, house_id: 11, complex_id: house.complex_id, plan_code: null })],
    })
    const stock = structuredClone(demo.demo)
    const own = Object.values(stock?.projects[0]?.stock.houses ?? {})[0]
    assert.ok(stock && own)
    own.storerooms -= 1
    const summary = await importContent(db, { ...demo, demo: stock })
    assert.equal(summary.get('estates')?.withdrawn, 1)
    const units = await db
      .selectFrom('estates')
      .select(['id', 'status'])
      .where('id', 'in', [11_801 + own.storerooms, 5_000_000])
      .orderBy('id')
      .execute()
    assert.deepEqual(
      units.map(({ status }) => status),
      ['withdrawn', 'free'],
    )
    assert.equal(changesIn(await importContent(db, { ...demo, demo: stock })), 0)
  },
)

eachDatabase('a house that a feed has taken over keeps what the feed says of its units', async (db) => {
  await importContent(db, demo)
  await fillDatabase(db, {
    feed_units: [makeRow('feed_units', { source: 'crm', external_id: '7', estate_id: 11_001 })],
  })
  await db.updateTable('estates').set({ price: 1_000 }).where('id', 'in', [11_002, 12_001]).execute()
  const summary = await importContent(db, demo)
  assert.equal(changesIn(summary), 1)
  const rows = await db.selectFrom('estates').select('id').where('price', '=', 1_000).execute()
  assert.deepEqual(rows, [{ id: 11_002 }])
})

eachDatabase('R590 units of the demo company are overridden too, and come back as they were', async (db) => {
  await importContent(db, demo, at('2026-11-21T07:00:00Z'))
  const unit = await db
    .selectFrom('estates')
    .selectAll()
    .where('status', '=', 'free')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const row = () => db.selectFrom('estates').selectAll().where('id', '=', unit.id).executeTakeFirst()
  const override = { id: unit.id, until: '2026-12-31', status: 'sold', line: 2 } as const
  await importContent(db, { ...demo, overrides: [override] }, at('2026-11-21T07:00:00Z'))
  assert.equal((await row())?.status, 'sold')
  const again = await importContent(db, { ...demo, overrides: [override] }, at('2026-11-22T07:00:00Z'))
  assert.deepEqual([changesIn(again), (await row())?.status], [0, 'sold'])
  await importContent(db, demo, at('2026-11-23T07:00:00Z'))
  assert.deepEqual(await row(), { ...unit, updated_at: '2026-11-23T07:00:00.000Z' })
})

import assert from 'node:assert/strict'
import { parse } from 'csv-parse/sync'
import { type ExportedEstate, feedPaths, UnitsJson } from '#contract/feeds.ts'
import type { Database } from '#database/open.ts'
import { importFeed, type ImportReport } from '#feeds/in/import-feed.ts'
import { noMapping } from '#feeds/in/mapping.ts'
import { eachDatabase, sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { feedTown, feedUnits } from '#tests/helpers/feeds/feed-rows.ts'
import { workbookOf } from '#tests/helpers/feeds/tables.ts'
import { fillDatabase, makeEstate } from '#tests/helpers/databases/rows.ts'
import { feedSite, writtenFeed } from '#tests/helpers/feeds/written-feed.ts'

const now = new Date('2026-12-01T00:00:00Z')

function imported(db: Database, text: string | Buffer): Promise<ImportReport> {
  const settings = {
    format: null,
    source: null,
    mapping: noMapping(),
    from: 'feed',
    isPartial: false,
    isForced: false,
    isDryRun: false,
    withdrawShare: 0.2,
    now,
  }
  const bytes = (async function* () {
    yield Buffer.from(text)
  })()
  return importFeed(db, bytes, settings, async () => {})
}

for (const saved of ['csv', 'xlsx']) {
  eachDatabase(
    `R490 units.csv comes back equal in all fields on another server, as ${saved}`,
    async (db, _engine, t) => {
      const other = await sqliteDatabase(t)
      await fillDatabase(other, feedUnits)
      await fillDatabase(db, feedTown)
      const text = await writtenFeed(other, feedPaths.csv)
      const table = saved === 'csv' ? text : workbookOf({ units: parse(text, { delimiter: ';', bom: true }) })
      const report = await imported(db, table)
      assert.deepEqual(
        [report.format, report.read, report.added, report.skipped, report.warnings],
        ['units', 10, 10, 0, []],
      )
      assert.deepEqual(await unitsOf(db), await unitsOf(other))
      const again = await imported(db, table)
      assert.deepEqual([again.added, again.changed, again.unchanged], [0, 0, 10])
    },
  )
}

async function unitsOf(db: Database): Promise<ExportedEstate[]> {
  return UnitsJson.parse(JSON.parse(await writtenFeed(db, feedPaths.json))).units
}

const inEveryOffer = [
  'number',
  'category',
  'complex',
  'house',
  'floor',
  'floors_total',
  'rooms',
  'price',
  'area_total',
  'area_living',
  'area_kitchen',
  'ceiling_height',
] as const

/** The fields that have elements in an offer of YRL; some stay empty, depending on the unit. */
function inYrl(unit: ExportedEstate) {
  const { views, restoration } = unit
  return {
    ...Object.fromEntries(inEveryOffer.map((field) => [field, unit[field]])),
    view: views.length === 1 && ['yard', 'street'].includes(views[0] ?? '') ? views : [],
    restoration,
    status: 'free',
  }
}

eachDatabase('units.json comes back equal in all fields on another server', async (db, _engine, t) => {
  const other = await sqliteDatabase(t)
  await fillDatabase(other, feedUnits)
  await fillDatabase(db, feedTown)
  const text = await writtenFeed(other, feedPaths.json)
  const report = await imported(db, text)
  assert.deepEqual(
    [report.format, report.read, report.added, report.skipped, report.warnings],
    ['units', 10, 10, 0, []],
  )
  assert.deepEqual(await unitsOf(db), await unitsOf(other))
  const again = await imported(db, text)
  assert.deepEqual([again.added, again.changed, again.unchanged], [0, 0, 10])
})

eachDatabase('units.json changes nothing on the server that wrote it', async (db) => {
  await fillDatabase(db, feedUnits)
  const before = await db.selectFrom('estates').selectAll().orderBy('id').execute()
  const { added, changed, unchanged, withdrawn } = await imported(db, await writtenFeed(db, feedPaths.json))
  assert.deepEqual(
    { added, changed, unchanged, withdrawn },
    { added: 0, changed: 0, unchanged: 10, withdrawn: 0 },
  )
  assert.deepEqual(await db.selectFrom('estates').selectAll().orderBy('id').execute(), before)
})

eachDatabase(
  'a unit whose id is taken here gets another one, and a plan that is not here is left out',
  async (db, _engine, t) => {
    const other = await sqliteDatabase(t)
    await fillDatabase(other, feedUnits)
    const { plans: _plans, ...town } = feedTown
    await fillDatabase(db, {
      ...town,
      estates: [makeEstate({ id: 11, plan_code: null, geo_flatnum: 'АП-1-999' })],
    })
    const report = await imported(db, await writtenFeed(other, feedPaths.json))
    assert.deepEqual([report.added, report.skipped], [10, 0])
    const units = await unitsOf(db)
    assert.equal(units.find(({ id }) => id === 11)?.geo_flatnum, 'АП-1-999')
    const moved = units.find(({ geo_flatnum }) => geo_flatnum === 'АП-2-11')
    assert.ok(moved && moved.id > 10_000_000)
    assert.deepEqual(
      units.filter(({ plan }) => plan !== null),
      [],
    )
  },
)

eachDatabase('a unit of units.json with a value that no unit can have is skipped by name', async (db) => {
  await fillDatabase(db, feedUnits)
  const feed: { units: Record<string, unknown>[] } = JSON.parse(await writtenFeed(db, feedPaths.json))
  Object.assign(feed.units[0] ?? {}, { price: -5, status: 'lost' })
  const report = await imported(db, JSON.stringify(feed))
  assert.deepEqual(report.reasons, { wrong_value: 1 })
  assert.deepEqual([report.unchanged, report.withdrawn], [9, 0])
})

eachDatabase(
  'R450 a unit of units.json that is there twice, or with a wrong value, is gone when one of them says so',
  async (db) => {
    await fillDatabase(db, feedUnits)
    const text = await writtenFeed(db, feedPaths.json)
    await imported(db, text)
    const feed: { units: Record<string, unknown>[] } = JSON.parse(text)
    const [twice, broken] = feed.units.filter(({ status }) => status === 'free')
    feed.units.push({ ...twice, status: 'sold' })
    Object.assign(broken ?? {}, { price: -5, status: 'reserved' })
    const report = await imported(db, JSON.stringify(feed))
    assert.deepEqual(report.reasons, { wrong_value: 1, duplicate_id: 1 })
    const statusOf = async (id: unknown) => (await unitsOf(db)).find((unit) => unit.id === id)?.status
    assert.deepEqual([await statusOf(twice?.['id']), await statusOf(broken?.['id'])], ['sold', 'reserved'])
  },
)

for (const path of [feedPaths.yrl, feedPaths.metarealty]) {
  eachDatabase(
    `R711 ${path} comes back equal in the fields of its dialect on another server`,
    async (db, _engine, t) => {
      const other = await sqliteDatabase(t)
      await fillDatabase(other, feedUnits)
      // Beside those of feedUnits every other finish.
      const finishes = (['rough', 'rough_plus', 'turnkey'] as const).map((restoration, index) =>
        makeEstate({ id: 31 + index, geo_flatnum: `АП-3-${31 + index}`, restoration }),
      )
      await fillDatabase(other, { estates: finishes })
      await fillDatabase(db, feedTown)
      const report = await imported(db, await writtenFeed(other, path))
      assert.deepEqual(
        [report.format, report.read, report.added, report.skipped, report.warnings],
        ['yrl', 6, 6, 0, []],
      )
      const pictures = await db.selectFrom('estates').select('plan_address').orderBy('id').execute()
      const plan = `${feedSite}/media/plans/2-614-detail-ru.svg.png`
      // The one without a plan names no picture of one.
      assert.deepEqual(
        pictures.map(({ plan_address: address }) => address),
        [plan, plan, null, plan, plan, plan],
      )
      const sent = (await unitsOf(other)).filter(
        ({ category, status }) => category === 'flat' && status === 'free',
      )
      // Metarealty has no word for the views from the windows.
      const blind = path === feedPaths.metarealty ? { view: [] } : {}
      assert.deepEqual(
        (await unitsOf(db)).map(inYrl),
        sent.map((unit) => ({ ...inYrl(unit), ...blind })),
      )
    },
  )
}

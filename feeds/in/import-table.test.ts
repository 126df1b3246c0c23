import assert from 'node:assert/strict'
import { readJson, writeJson } from '#database/engines/json.ts'
import type { Database } from '#database/open.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillPlaces, importText } from '#tests/helpers/feeds/feeds.ts'
import { workbookOf } from '#tests/helpers/feeds/tables.ts'
import { feedImports } from '#database/feeds/feed-imports.ts'
import { FeedRefusal } from './feed-refusal.ts'
import { mappingOf } from './mapping.ts'

const head = [
  'ЖК',
  '№ кв.',
  'Дом',
  'Подъезд',
  'Этаж',
  'Комнат',
  'Площадь, м²',
  'Цена, тг',
  'Статус',
  'Отделка',
]
const unit = (number: number, price = 37_500_000, status = 'Свободна') => [
  'Нура Тауэрс',
  number,
  'Дом 1',
  1,
  5,
  2,
  61.4,
  price,
  status,
  'Черновая',
]
const units = (count: number) => Array.from({ length: count }, (_, index) => unit(index + 1))

const estates = (db: Database) => db.selectFrom('estates').selectAll().orderBy('geo_flatnum').execute()

eachDatabase('R490 a table comes in as any feed: added, changed, found again without an id', async (db) => {
  await fillPlaces(db)
  const report = await importText(db, workbookOf({ Прайс: [head, ...units(60)] }))
  assert.deepEqual(
    [
      report.format,
      report.source,
      report.read,
      report.added,
      report.skipped,
      report.mapping,
      report.warnings,
    ],
    ['table', 'table', 60, 60, 0, '', []],
  )
  assert.deepEqual(report.matches, [
    { name: 'Нура Тауэрс / Дом 1', house: 'nura-towers-1', units: 60, numbers: [1, 60], floors: [5, 5] },
  ])
  const [first] = await estates(db)
  assert.deepEqual(
    [
      first?.geo_flatnum,
      first?.house_id,
      first?.section,
      first?.floor,
      first?.rooms,
      first?.area_total,
      first?.price,
    ],
    ['1', 1, 1, 5, 2, 61.4, 37_500_000],
  )
  assert.deepEqual([first?.status, first?.restoration], ['free', 'rough'])
  const csv = [head, unit(1, 38_000_000), unit(2, 37_500_000, 'Продана'), ...units(60).slice(2)]
    .map((row) => row.join(';').replace('61.4', '61,4'))
    .join('\r\n')
  const again = await importText(db, csv, { now: new Date('2026-11-22T10:00:00Z') })
  assert.deepEqual([again.changed, again.unchanged, again.withdrawn], [2, 58, 0])
})

eachDatabase(
  'R490 what a table has lost is held by the brake, and a word that is not known hides',
  async (db) => {
    await fillPlaces(db)
    await importText(db, workbookOf({ Прайс: [head, ...units(20)] }))
    const report = await importText(
      db,
      workbookOf({ Прайс: [head, ...units(10), unit(11, 37_500_000, 'чья-то')] }),
    )
    assert.deepEqual([report.held, report.withdrawn], [10, 0])
    assert.deepEqual(report.unknown.statuses, [{ name: 'чья-то', count: 1 }])
    const held = (await estates(db)).filter(({ status }) => status === 'unconfirmed')
    assert.equal(held.length, 10)
  },
)

eachDatabase('R490 a table that asks writes nothing, and a mapping answers', async (db) => {
  await fillPlaces(db)
  const book = workbookOf({
    Лист1: [head.with(7, 'При 100 %'), ...units(3)].map((row) =>
      row.filter((_, index) => index !== 0 && index !== 2),
    ),
  })
  await assert.rejects(
    () => importText(db, book),
    (error) =>
      error instanceof FeedRefusal &&
      /no column has the price/.test(error.message) &&
      /"При 100 %": ignore/.test(error.mapping),
  )
  assert.deepEqual(await estates(db), [])
  assert.match(Object.values(await feedImports(db))[0]?.refusal?.why ?? '', /no column has the price/)
  const mapping = mappingOf({ columns: { 'При 100 %': 'price' }, houses: { Лист1: 'nura-towers-1' } })
  const report = await importText(db, book, { mapping, isDryRun: true })
  assert.deepEqual([report.added, report.dry_run, report.skipped], [3, true, 0])
  assert.deepEqual(await estates(db), [])
  const unknown = await importText(db, book, { mapping: mappingOf({ columns: { 'При 100 %': 'price' } }) })
  assert.deepEqual(
    [unknown.reasons, unknown.unknown.houses],
    [{ unknown_house: 3 }, [{ name: 'Лист1', count: 3 }]],
  )
})

eachDatabase('R490 a sold unit goes off sale whatever else is wrong with its row', async (db) => {
  await fillPlaces(db)
  await importText(db, workbookOf({ Прайс: [head, ...units(20)] }))
  const rows: (string | number)[][] = units(20)
  rows[0] = unit(1, 37_500_000, 'Продана').with(6, '61-63')
  rows[1] = unit(2, 37_500_000, 'Бронь').with(4, '5-6')
  rows[2] = unit(3, 37_500_000, 'Продана').with(7, 'Продано')
  rows[3] = unit(4).with(6, '61-63')
  rows[4] = unit(5).with(7, 'Продано')
  const report = await importText(db, workbookOf({ Прайс: [head, ...rows] }))
  assert.deepEqual([report.skipped, report.held, report.changed], [3, 0, 2])
  const stored = new Map((await estates(db)).map(({ geo_flatnum, status }) => [geo_flatnum, status]))
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map((number) => stored.get(String(number))),
    ['sold', 'reserved', 'sold', 'hidden', 'sold', 'free'],
  )
})

eachDatabase('R490 many rows on offer that are left out are held by the brake', async (db) => {
  await fillPlaces(db)
  await importText(db, workbookOf({ Прайс: [head, ...units(20)] }))
  const rows = units(20).map((row, index) => (index < 10 ? row.with(6, '61-63') : row))
  const report = await importText(db, workbookOf({ Прайс: [head, ...rows] }))
  assert.deepEqual([report.skipped, report.held], [10, 10])
  const held = () => estates(db).then((all) => all.filter(({ status }) => status === 'unconfirmed').length)
  assert.equal(await held(), 10)
  await importText(db, workbookOf({ Прайс: [head, ...units(20)] }))
  assert.equal(await held(), 0)
})

eachDatabase(
  'R682 sides in a column of a table are windows with their hours of sun, and a feed that says them no more keeps them',
  async (db) => {
    await fillPlaces(db)
    const withSides = [
      [...head, 'Стороны света'],
      ...units(20).map((row, index) => [...row, ['Ю', 'север, восток', 'во двор'][index] ?? '']),
    ]
    const report = await importText(db, workbookOf({ Прайс: withSides }))
    assert.deepEqual([report.added, report.skipped], [20, 0])
    const light = async () =>
      (await db.selectFrom('estates').select(['geo_flatnum', 'windows', 'sun']).execute())
        .toSorted((a, b) => Number(a.geo_flatnum) - Number(b.geo_flatnum))
        .slice(0, 4)
        .map(({ windows, sun }) => ({
          azimuths: readJson(windows).map(({ azimuth }) => azimuth),
          sun: readJson(sun),
        }))
    const known = await light()
    const [south, corner, ...unknown] = known
    assert.deepEqual([south?.azimuths, corner?.azimuths], [[180], [0, 90]])
    assert.ok(south?.sun && corner?.sun && south.sun.dec > corner.sun.dec && corner.sun.jun > 0)
    assert.deepEqual(unknown, [
      { azimuths: [], sun: null },
      { azimuths: [], sun: null },
    ])
    const again = await importText(db, workbookOf({ Прайс: withSides }))
    assert.equal(again.unchanged, 20)
    await importText(db, workbookOf({ Прайс: [head, ...units(20)] }))
    assert.deepEqual(await light(), known)
    // Another floor of the house: what was told of its windows was told of another place.
    const moved = units(20).map((row, index) => (index === 0 ? row.with(4, 7) : row))
    await importText(db, workbookOf({ Прайс: [head, ...moved] }), { isForced: true })
    assert.equal((await light())[1]?.sun?.dec, corner.sun.dec)
  },
)

eachDatabase(
  'R756 a house that several projects have is asked for with their names, and not called unknown',
  async (db) => {
    await fillPlaces(db)
    await db.updateTable('houses').set({ complex_id: 2 }).where('id', '=', 2).execute()
    await db
      .updateTable('houses')
      .set({ name: writeJson({ ru: 'Дом 1', kk: '1-үй', en: 'House 1' }) })
      .where('id', '=', 2)
      .execute()
    const short = (rows: (string | number)[][]) => rows.map((row) => row.slice(1).toSpliced(1, 1))
    const sheets = { 'Дом 1': short([head, ...units(2)]), 'Дом A': short([head, ...units(2)]) }
    const { reasons, warnings, offers, added } = await importText(db, workbookOf(sheets))
    assert.deepEqual([added, reasons], [2, { shared_house: 2 }])
    assert.deepEqual(warnings, [
      'house «Дом 1» stands in 2 projects here (nura-towers, aura): say which by a column or a heading «ЖК», by «fixed: { project: nura-towers }», or under «houses»',
    ])
    assert.deepEqual(
      offers.map(({ sheet, line, why }) => [sheet, line, ...why]),
      [2, 3].map((line) => ['Дом 1', line, 'a house that several projects have here («Дом 1»)']),
    )
  },
)

eachDatabase(
  'R759 prices that no flat can have in more than a fifth of a table refuse all of it',
  async (db) => {
    await fillPlaces(db)
    const rows = (wrong: number) => units(20).map((row, index) => (index < wrong ? row.with(7, 37.5) : row))
    await assert.rejects(
      () => importText(db, workbookOf({ Прайс: [head, ...rows(10)] })),
      (error) =>
        error instanceof FeedRefusal && /10 of 20 units have a price by the square metre/.test(error.message),
    )
    assert.deepEqual(await estates(db), [])
    const few = await importText(db, workbookOf({ Прайс: [head, ...rows(3)] }))
    assert.deepEqual([few.added, few.reasons], [17, { impossible_price: 3 }])
    assert.match(
      few.offers[0]?.why.join() ?? '',
      /^a price by the square metre that no unit has \(«H2: 37\.5 is 0\.62 a square metre; /,
    )
  },
)

eachDatabase(
  'R880 a table that is refused for its prices shows the first of them and what to do',
  async (db) => {
    await fillPlaces(db)
    const rows = units(10).map((row) => row.with(7, 37_500))
    await assert.rejects(
      importText(db, workbookOf({ Прайс: [head, ...rows] })),
      /10 of 10 units have a price .*, as line 2 \(«H2: 37500 is 611 a square metre; is it in thousands\? .*«Цена, тыс тг»»\)\. .*the mapping\.$/,
    )
    const some = rows.map((row, index) => (index < 5 ? row.with(7, 37_500_000) : row))
    await assert.rejects(
      importText(db, workbookOf({ Прайс: [head, ...some] })),
      /--force imports the other units\.$/,
    )
  },
)

eachDatabase('R715 words for sides that are not understood are warned of with their count', async (db) => {
  await fillPlaces(db)
  const words = ['Ю', 'панорама', 'юг и панорама', 'панорама', '—', '', 'север']
  const withSides = [
    [...head, 'Стороны света'],
    ...units(20).map((row, index) => [...row, words[index] ?? '']),
  ]
  const { warnings, added } = await importText(db, workbookOf({ Прайс: withSides }))
  assert.equal(added, 20)
  assert.deepEqual(warnings, [
    'unknown side «панорама»: 2 without windows to a side',
    'unknown side «юг и панорама»: 1 without windows to a side',
  ])
})

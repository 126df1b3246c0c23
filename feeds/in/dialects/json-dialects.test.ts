import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'yaml'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillPlaces, importText, offersOf } from '#tests/helpers/feeds/feeds.ts'
import { FeedRefusal } from '../feed-refusal.ts'
import { mappingOf } from '../mapping.ts'

const macroUnit = (id: number, others: object = {}) => ({
  id,
  category_name: 'Квартира',
  status: 20,
  status_real_name: 'Свободна',
  complex_name: 'Нура Тауэрс',
  public_house_name: 'Дом 1',
  estate_area: 61.4,
  estate_price: 37_500_000,
  estate_price_m2: 610_749,
  estate_price_action: null,
  estate_floor: 5,
  estate_rooms: 2,
  geo_flatnum: String(id),
  geo_house_entrance: 2,
  estate_riser: 3,
  plan_name: '2К-1',
  ...others,
})

const statuses = {
  20: 'free',
  30: 'reserved',
  32: 'hidden',
  50: 'sold',
  52: 'sold',
  53: 'sold',
  90: 'sold',
  100: 'sold',
}

eachDatabase(
  'R545 an export of MacroCRM comes in, as a list and under «records»; its ids of statuses are known, others hide the unit',
  async (db) => {
    await fillPlaces(db)
    const known = Object.keys(statuses).map((status, at) => macroUnit(at + 1, { status: Number(status) }))
    const units = [...known, macroUnit(20, { status: 41, status_real_name: 'Проверка банком' })]
    const report = await importText(db, JSON.stringify(units))
    assert.deepEqual([report.format, report.source, report.added, report.skipped], ['macro', 'macro', 9, 0])
    assert.deepEqual(report.unknown.statuses, [{ name: 'Проверка банком', count: 1 }])
    const rows = await db.selectFrom('estates').selectAll().execute()
    const status = new Map(rows.map((row) => [row.geo_flatnum, row.status]))
    assert.deepEqual(
      [...known.map(({ geo_flatnum }) => status.get(geo_flatnum)), status.get('20')],
      [...Object.values(statuses), 'hidden'],
    )
    const first = rows.find(({ geo_flatnum }) => geo_flatnum === '1')
    assert.deepEqual(
      [first?.house_id, first?.section, first?.floor, first?.rooms, first?.area_total, first?.price],
      [1, 2, 5, 2, 61.4, 37_500_000],
    )
    // The other kind of export has numbers as texts, and a date beside the units.
    const texts = units.map((unit) => ({ ...unit, estate_area: '61.4000', estate_price: '37500000.0000' }))
    const again = await importText(db, JSON.stringify({ dateGeneration: '2026-11-21', records: texts }))
    assert.deepEqual([again.format, again.unchanged], ['macro', 9])
  },
)

test('R545 MacroCRM: special prices, studios, kinds of property, the catalogue of its widget, the end of a page', async () => {
  const { offers, format } = await offersOf(
    JSON.stringify([
      macroUnit(1, { estate_price_action: '35000000' }),
      macroUnit(2, { estate_rooms: 1, estate_studia: 1 }),
      macroUnit(3, { estate_rooms: null, title: 'Студия, 25 м²' }),
      macroUnit(4, { category_name: undefined, estate_sell_category: 'garage', estate_rooms: null }),
      macroUnit(5, { status: undefined, status_real_name: undefined }),
      { last_record_id: null },
    ]),
  )
  assert.equal(format, 'macro')
  assert.deepEqual(
    offers.map(({ price, price_before, rooms, category, status }) => [
      price,
      price_before,
      rooms,
      category,
      status,
    ]),
    [
      [35_000_000, 37_500_000, 2, 'flat', 'Подбор'],
      [37_500_000, null, 0, 'flat', 'Подбор'],
      [37_500_000, null, 0, 'flat', 'Подбор'],
      [37_500_000, null, null, 'garage', 'Подбор'],
      [37_500_000, null, 2, 'flat', 'пусто'],
    ],
  )
  const { id, status, ...estate } = macroUnit(7, { priceWithoutDiscount: 39_000_000 })
  const widget = await offersOf(
    JSON.stringify({ objects: [{ id, status, houseFloors: 12, estate }], count: 1 }),
  )
  const [offer] = widget.offers
  assert.deepEqual(
    [widget.format, offer?.id, offer?.number, offer?.floors_total, offer?.price_before, offer?.house.name],
    ['macro', '7', '7', 12, 39_000_000, 'Дом 1'],
  )
})

eachDatabase('R545 what a company means by a status of MacroCRM stands in its mapping', async (db) => {
  await fillPlaces(db)
  const mapping = mappingOf(parse('statuses: { Маркетинговый резерв: free, 41: reserved }'))
  const units = [macroUnit(1, { status: 32 }), macroUnit(2, { status: 41, status_real_name: null })]
  await importText(db, JSON.stringify(units), { mapping })
  const rows = await db.selectFrom('estates').selectAll().orderBy('geo_flatnum').execute()
  assert.deepEqual(
    rows.map(({ status }) => status),
    ['free', 'reserved'],
  )
})

eachDatabase(
  'R559 the mapping by the company’s own name of a status goes before its number in MacroCRM, also where that is known',
  async (db) => {
    await fillPlaces(db)
    const mapping = mappingOf(parse('statuses: { Резерв директора: hidden, 30: sold, Подбор: request }'))
    const units = [
      macroUnit(1, { status_real_name: 'Резерв директора' }),
      macroUnit(2, { status: 30, status_real_name: 'Резерв директора' }),
      macroUnit(3, { status: 30, status_real_name: 'Устная бронь' }),
      macroUnit(4, { status_real_name: 'Свободна' }),
      macroUnit(5, { status: 52, status_real_name: 'Ипотека' }),
    ]
    const report = await importText(db, JSON.stringify(units), { mapping })
    assert.deepEqual(report.unknown.statuses, [])
    const rows = await db.selectFrom('estates').selectAll().orderBy('geo_flatnum').execute()
    assert.deepEqual(
      rows.map(({ status }) => status),
      ['hidden', 'hidden', 'sold', 'request', 'sold'],
    )
  },
)

eachDatabase(
  'R559 a name of a status in MacroCRM that is known counts where it leaves the flat less available than its number',
  async (db) => {
    await fillPlaces(db)
    const units = [
      macroUnit(1, { status_real_name: 'Устная бронь' }),
      macroUnit(2, { status: 30, status_real_name: 'Свободна' }),
      macroUnit(3, { status: 30, status_real_name: 'Продано' }),
      macroUnit(4, { status: 20, status_real_name: 'Ждёт звонка' }),
      macroUnit(5, { status: 32, status_real_name: 'Маркетинговый резерв' }),
    ]
    const mapping = mappingOf(parse('statuses: { 32: free }'))
    const report = await importText(db, JSON.stringify(units), { mapping })
    assert.deepEqual(report.unknown.statuses, [])
    const rows = await db.selectFrom('estates').selectAll().orderBy('geo_flatnum').execute()
    assert.deepEqual(
      rows.map(({ status }) => status),
      ['reserved', 'reserved', 'sold', 'free', 'free'],
    )
  },
)

const profitbaseUnit = (id: number, others: object = {}) => ({
  id,
  number: String(id),
  status: 'AVAILABLE',
  customStatusId: 11,
  house_id: 5139,
  houseName: 'Дом 1',
  projectId: 50007,
  projectName: 'Нура Тауэрс',
  sectionName: 'Секция 2',
  floor: 5,
  positionOnFloor: 3,
  propertyType: 'property',
  typePurpose: 'residential',
  rooms_amount: 2,
  studio: false,
  free_layout: false,
  euro_layout: true,
  area: { area_total: '61.40', area_living: '33.20', area_kitchen: '12.40', area_balcony: null },
  price: { value: 37_500_000, pricePerMeter: 610_749 },
  attributes: { facing: 'Предчистовая', description: null },
  custom_fields: [
    { id: 'x', name: 'Высота потолка', value: '3' },
    { id: 'y', name: 'Очередь', value: null },
  ],
  planImages: [],
  ...others,
})

eachDatabase(
  'R546 an answer of Profitbase, version 4, comes in with all its statuses; another one hides the unit',
  async (db) => {
    await fillPlaces(db)
    const words = ['AVAILABLE', 'BOOKED', 'EXECUTION', 'SOLD', 'UNAVAILABLE', 'FROZEN']
    const units = words.map((status, at) => profitbaseUnit(at + 1, { status }))
    const report = await importText(db, JSON.stringify({ status: 'success', data: units }))
    assert.deepEqual([report.format, report.added, report.skipped], ['profitbase', 6, 0])
    assert.deepEqual(report.unknown.statuses, [{ name: 'FROZEN', count: 1 }])
    const rows = await db.selectFrom('estates').selectAll().orderBy('geo_flatnum').execute()
    assert.deepEqual(
      rows.map(({ status }) => status),
      ['free', 'reserved', 'reserved', 'sold', 'hidden', 'hidden'],
    )
    const [first] = rows
    assert.deepEqual(
      [
        first?.house_id,
        first?.section,
        first?.floor,
        first?.rooms,
        first?.area_total,
        first?.area_living,
        first?.ceiling_height,
      ],
      [1, 2, 5, 2, 61.4, 33.2, 3],
    )
    const page = JSON.stringify({ status: 'success', data: { properties: units, filteredCount: 6 } })
    assert.equal((await importText(db, page)).unchanged, 6)
  },
)

test('R546 Profitbase: studios, kinds of property, no price', async () => {
  const { offers } = await offersOf(
    JSON.stringify({
      data: [
        profitbaseUnit(1, { rooms_amount: 1, studio: true }),
        profitbaseUnit(2, { rooms_amount: 0 }),
        profitbaseUnit(3, { propertyType: 'parking', rooms_amount: null }),
        profitbaseUnit(4, { propertyType: 'townhouse' }),
        profitbaseUnit(5, { price: { value: null } }),
        profitbaseUnit(6, { price: null, area: { area_total: 'x' }, custom_fields: 'x', status: null }),
      ],
    }),
  )
  assert.deepEqual(
    offers.map(({ category, rooms, price, area_total, status }) => [
      category,
      rooms,
      price,
      area_total,
      status,
    ]),
    [
      ['flat', 0, 37_500_000, 61.4, 'AVAILABLE'],
      ['flat', 0, 37_500_000, 61.4, 'AVAILABLE'],
      ['garage', null, 37_500_000, 61.4, 'AVAILABLE'],
      [null, 2, 37_500_000, 61.4, 'AVAILABLE'],
      ['flat', 2, null, 61.4, 'AVAILABLE'],
      ['flat', 2, null, null, 'пусто'],
    ],
  )
})

eachDatabase(
  'R562 an entry of a list of JSON that is no unit is counted and told as left out',
  async (db) => {
    await fillPlaces(db)
    const list = [{ a: 1 }, macroUnit(1), { id: 77, type: 'x' }, 7, null, { last_record_id: null }]
    const report = await importText(db, JSON.stringify(list))
    assert.deepEqual(
      [report.read, report.added, report.skipped, report.reasons],
      [5, 1, 4, { wrong_value: 4 }],
    )
    assert.deepEqual(
      report.offers.map(({ id, why }) => [id, why[0]]),
      ['', '77', '', ''].map((id) => [id, 'a value that no unit can have («an entry that is not a unit»)']),
    )
    // What stands beside the lists is none of their entries; a list with gaps is an object in some programs.
    for (const text of [
      JSON.stringify({
        dateGeneration: '2026-11-21',
        records: { 0: macroUnit(1), 2: 'x' },
        objects: { of: 1 },
      }),
      JSON.stringify({ data: { properties: [profitbaseUnit(1), 'x'], filteredCount: 2, page: 1 } }),
    ]) {
      const { read, skipped } = await importText(db, text)
      assert.deepEqual([read, skipped], [2, 1], text)
    }
  },
)

test('R562 a unit of Profitbase without an area is known by its other fields', async () => {
  const { offers } = await offersOf(
    JSON.stringify({ data: [profitbaseUnit(1, { area: null, status: 'SOLD' }), profitbaseUnit(2)] }),
  )
  assert.deepEqual(
    offers.map(({ id, area_total, status, wrong_fields }) => [id, area_total, status, wrong_fields]),
    [
      ['1', null, 'SOLD', []],
      ['2', 61.4, 'AVAILABLE', []],
    ],
  )
})

test('R548 one page of several is refused: the units of the others are not gone', async () => {
  const pages = [
    JSON.stringify([macroUnit(1), { last_record_id: 1 }]),
    JSON.stringify([macroUnit(1), { last_record_id: 1099, count: 100 }]),
    JSON.stringify([{ last_record_id: '1', count: 100 }, macroUnit(1)]),
    JSON.stringify([macroUnit(1), { last_record_id: [1] }]),
    JSON.stringify({ data: { filteredCount: 2, properties: [profitbaseUnit(1)] } }),
    JSON.stringify({ data: { properties: [profitbaseUnit(1)], filteredCount: 2 } }),
  ]
  for (const page of pages)
    await assert.rejects(
      () => offersOf(page),
      (error) => error instanceof FeedRefusal && error.message.startsWith('This is one page'),
    )
})

test('R545 JSON that is none of them is refused', async () => {
  for (const text of ['[{"a":1}]', '{"data":[{"a":1}]}', '{"records":[1,null]}'])
    await assert.rejects(
      () => offersOf(text),
      (error) => error instanceof FeedRefusal && /no units of a format that is known/.test(error.message),
    )
})

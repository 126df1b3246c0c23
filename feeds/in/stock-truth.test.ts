import assert from 'node:assert/strict'
import { feedImports } from '#database/feeds/feed-imports.ts'
import type { Database } from '#database/open.ts'
import { buildSearchIndex } from '#database/search/index/build-search-index.ts'
import { canBeAskedFor } from '#database/search/index/can-be-asked-for.ts'
import { searchEstates } from '#database/search/query/search-estates.ts'
import { anyListing } from '#domain/listing-query.ts'
import { publicPrice } from '#domain/shown-price.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { avitoFeed, cianFeed, fillPlaces, importText, yandexFeed } from '#tests/helpers/feeds/feeds.ts'
import { makeEstate } from '#tests/helpers/databases/rows.ts'
import { acceptWithdrawals } from './accept-withdrawals.ts'
import { mappingOf } from './mapping.ts'

async function statuses(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('estates').select('status').orderBy('id').execute()
  return rows.map(({ status }) => status)
}

eachDatabase('R451 flats that Cian calls booked or sold are not on sale', async (db) => {
  await fillPlaces(db)
  const report = await importText(
    db,
    cianFeed([
      '<Booking><Status>booked</Status></Booking>',
      '<fl_status>SOLD</fl_status>',
      '<fl_status>FREE</fl_status>',
      '',
      '<Booking><Status>free</Status></Booking><fl_status>SOLD</fl_status>',
      '<Booking><Status>booked</Status></Booking><fl_status>FREE</fl_status>',
    ]),
  )
  assert.deepEqual(await statuses(db), ['reserved', 'sold', 'free', 'free', 'sold', 'reserved'])
  assert.deepEqual(report.warnings, [])
})

eachDatabase(
  'R450 R451 a status by number is not understood: its unit is hidden, and staff are asked',
  async (db) => {
    await fillPlaces(db)
    const feed = cianFeed(['<Status>0</Status>', '<Status>2</Status>', '<Status>2</Status>'])
    const report = await importText(db, feed)
    assert.deepEqual(await statuses(db), ['hidden', 'hidden', 'hidden'])
    assert.deepEqual(report.warnings, ['unknown status «2»: 2 hidden', 'unknown status «0»: 1 hidden'])
    assert.match(report.mapping, /^statuses:\n {2}"2": # 2 offers\n {2}"0": # 1 offer$/m)
  },
)

eachDatabase(
  'R451 of several words of one offer for its status the one that leaves the flat least available counts, as the mapping means them',
  async (db) => {
    await fillPlaces(db)
    const report = await importText(
      db,
      yandexFeed([
        { number: 1, status: 'available', 'booking-status': 'booked' },
        { number: 2, 'sale-status': 'Свободна', availability: 'продано' },
        { number: 3, status: 'active', 'flat-status': 'Свободна' },
        { number: 4, status: 'active', 'booking-status': 'ждёт звонка' },
        { number: 5, status: 'sold', 'booking-status': 'ждёт звонка' },
      ]),
    )
    assert.deepEqual(await statuses(db), ['reserved', 'sold', 'free', 'hidden', 'sold'])
    assert.deepEqual(report.unknown.statuses, [{ name: 'ждёт звонка', count: 1 }])
  },
)

eachDatabase(
  'R451 a word of Cian that the mapping calls free takes no booking of the same flat away',
  async (db) => {
    await fillPlaces(db)
    const feed = cianFeed([
      '<Booking><Status>booked</Status></Booking><fl_status>OPENED</fl_status>',
      '<fl_status>OPENED</fl_status>',
    ])
    const report = await importText(db, feed, { mapping: mappingOf({ statuses: { OPENED: 'free' } }) })
    assert.deepEqual([await statuses(db), report.warnings], [['reserved', 'free'], []])
  },
)

eachDatabase(
  'R450 an offer that is left out still says that its unit is gone, or what nobody understands of it, and nothing else',
  async (db) => {
    await fillPlaces(db)
    await importText(db, yandexFeed([1, 2, 3, 4, 5].map((number) => ({ number }))))
    const report = await importText(
      db,
      yandexFeed([
        { number: 1, status: 'sold', area: 0 },
        { number: 2, status: 'booked', floor: 99 },
        { number: 3, status: 'available', area: 0 },
        { number: 4, status: 'ждёт звонка', rooms: '' },
        { number: 5 },
      ]),
    )
    assert.deepEqual([report.skipped, report.held, report.withdrawn], [4, 0, 0])
    assert.deepEqual(await statuses(db), ['sold', 'reserved', 'free', 'hidden', 'free'])
  },
)

eachDatabase(
  'R450 of two offers for one unit the one that leaves it less available counts, whichever comes first',
  async (db) => {
    await fillPlaces(db)
    const both = [
      { number: 1, status: 'available' },
      { number: 1, status: 'sold' },
      { number: 2, status: 'booked' },
      { number: 2, status: 'available' },
      { number: 3, id: 'a', status: 'available' },
      { number: 3, id: 'b', status: 'booked' },
      { number: 4, status: 'available' },
      { number: 4, status: 'ждёт звонка' },
      { number: 5, status: 'available', area: 0 },
      { number: 5, status: 'sold' },
      { number: 6, status: 'available' },
    ]
    await importText(db, yandexFeed([{ number: 5 }]))
    const report = await importText(db, yandexFeed(both))
    const rows = await db.selectFrom('estates').selectAll().orderBy('geo_flatnum').execute()
    assert.deepEqual(
      rows.map(({ geo_flatnum, status }) => [geo_flatnum, status]),
      [
        ['1', 'sold'],
        ['2', 'reserved'],
        ['3', 'reserved'],
        ['4', 'hidden'],
        ['5', 'sold'],
        ['6', 'free'],
      ],
    )
    assert.deepEqual(report.unknown.statuses, [{ name: 'ждёт звонка', count: 1 }])
    assert.deepEqual(
      report.offers.map(({ id, why }) => [id, why[0]]),
      [
        ['u1', 'the same id as an offer before it («sold»)'],
        ['u2', 'the same id as an offer before it'],
        ['b', 'the same unit as an offer before it: house, section, floor, number and area («3»)'],
        ['u4', 'the same id as an offer before it («ждёт звонка»)'],
        ['u5', 'no area'],
        ['u5', 'the same id as an offer before it («sold»)'],
      ],
    )
  },
)

eachDatabase('R452 the kind of property that Avito calls its status hides nothing', async (db) => {
  await fillPlaces(db)
  const feed = avitoFeed(['<Status>Квартира</Status>', '<Status>Апартаменты</Status>'])
  const report = await importText(db, feed, { mapping: mappingOf({ currency: 'KZT' }) })
  assert.deepEqual([await statuses(db), report.warnings], [['free', 'free'], []])
})

eachDatabase(
  'R452 Avito and Cian mean roubles where they name no money, until the mapping says else',
  async (db) => {
    await fillPlaces(db)
    const withoutMoney = cianFeed(['']).replace('<Currency>kzt</Currency>', '')
    for (const feed of [avitoFeed(['']), withoutMoney]) {
      const report = await importText(db, feed)
      assert.deepEqual([report.added, report.reasons], [0, { currency: 1 }])
      assert.match(report.mapping, /^currencies:\n {2}"RUB": # 1 offer$/m)
    }
    const price = async () => (await db.selectFrom('estates').select('price').executeTakeFirst())?.price
    await importText(db, withoutMoney, { mapping: mappingOf({ currencies: { RUB: 6 } }) })
    assert.equal(await price(), 225_000_000)
    await importText(db, withoutMoney, { mapping: mappingOf({ currency: 'тенге' }) })
    assert.equal(await price(), 37_500_000)
  },
)

eachDatabase(
  'R453 a flat on sale whose price the feed takes away is sold on request, not at the old price',
  async (db) => {
    await fillPlaces(db)
    await importText(db, yandexFeed([{ number: 1 }, { number: 2 }, { number: 3 }]))
    const report = await importText(
      db,
      yandexFeed([
        { number: 1, price: 0 },
        { number: 2, price: 'по запросу' },
        { number: 3 },
        { number: 4, price: 0 },
      ]),
    )
    assert.deepEqual(await statuses(db), ['request', 'request', 'free', 'request'])
    assert.deepEqual([report.added, report.changed, report.skipped], [1, 2, 0])
    const again = await importText(
      db,
      yandexFeed([{ number: 1 }, { number: 2 }, { number: 3 }, { number: 4 }]),
    )
    assert.deepEqual([again.changed, await statuses(db)], [3, ['free', 'free', 'free', 'free']])
  },
)

eachDatabase(
  'R453 a price that is not understood is told: its flat is sold on request, and not by the first number of it',
  async (db) => {
    await fillPlaces(db)
    const prices = ['от 37 500 000', '37 500 000 – 40 000 000', 'по запросу', '', '—', 'уточняйте']
    const report = await importText(db, yandexFeed(prices.map((price, at) => ({ number: at + 1, price }))))
    assert.deepEqual(await statuses(db), Array(6).fill('request'))
    assert.deepEqual(
      report.warnings,
      [prices[0], prices[1], prices[5]].map((price) => `unknown price «${price}»: 1 without one`),
    )
    const other = await importText(db, cianFeed(['']).replace('37500000', 'от 37 500 000'))
    assert.deepEqual(other.warnings, ['unknown price «от 37 500 000»: 1 without one'])
  },
)

eachDatabase('R453 a sold or reserved flat without a price keeps its place in the house', async (db) => {
  await fillPlaces(db)
  const flats = [
    { number: 1, 'flat-status': 'Продан', price: 0 },
    { number: 2, 'flat-status': 'Бронь', price: 0 },
  ]
  const report = await importText(db, yandexFeed(flats))
  assert.deepEqual([report.skipped, await statuses(db)], [0, ['sold', 'reserved']])
  const known = await importText(db, yandexFeed(flats.map((flat) => ({ ...flat, price: 40_000_000 }))))
  assert.equal(known.changed, 2)
  await importText(db, yandexFeed(flats))
  const prices = await db.selectFrom('estates').select('price').execute()
  assert.deepEqual(prices, [{ price: 40_000_000 }, { price: 40_000_000 }])
})

eachDatabase('R455 a number on the door is no match where the floor or the area is another', async (db) => {
  const door = (number: number, difference = {}) =>
    makeEstate({ id: number, geo_flatnum: String(number), status: 'sold', ...difference })
  await fillPlaces(db, [door(1), door(2), door(3), door(4)])
  const report = await importText(
    db,
    yandexFeed([
      { number: 1, area: 65.78 },
      { number: 2, floor: 9 },
      { number: 3, area: 63.9 },
      { number: 4, floor: '' },
    ]),
  )
  assert.deepEqual([await statuses(db), report.reasons], [['sold', 'sold', 'free', 'free'], { ambiguous: 2 }])
  assert.match(report.offers[0]?.why[0] ?? '', /«1: floor 5, 61\.4 m²»/)
})

eachDatabase('R455 a unit that the feed has named before may change its floor and its area', async (db) => {
  await fillPlaces(db)
  await importText(db, yandexFeed([{ number: 1 }]))
  const report = await importText(db, yandexFeed([{ number: 1, floor: 6, area: 75 }]))
  assert.deepEqual([report.changed, report.skipped], [1, 0])
})

eachDatabase('R455 a number that a departed flat of another section had means a new flat', async (db) => {
  const gone = (id: number, difference = {}) =>
    makeEstate({ id, geo_flatnum: String(id), section: 2, status: 'sold', ...difference })
  await fillPlaces(db, [gone(1, { floor: 9 }), gone(2, { section: 0 }), gone(3, { floor: 9, section: 1 })])
  const report = await importText(db, yandexFeed([{ number: 1 }, { number: 2 }, { number: 3 }]))
  assert.deepEqual([report.added, report.changed, report.reasons], [1, 1, { ambiguous: 1 }])
  assert.deepEqual(await statuses(db), ['sold', 'free', 'sold', 'free'])
})

eachDatabase('R455 a withdrawn flat on another floor or of another area hides no new one', async (db) => {
  const gone = (id: number, difference = {}) =>
    makeEstate({ id, geo_flatnum: String(id), status: 'withdrawn', ...difference })
  await fillPlaces(db, [gone(1, { floor: 9 }), gone(2, { area_total: 80 }), gone(3)])
  const report = await importText(db, yandexFeed([{ number: 1 }, { number: 2 }, { number: 3 }]))
  assert.deepEqual([report.added, report.changed, report.skipped], [2, 1, 0])
  assert.deepEqual(await statuses(db), ['withdrawn', 'withdrawn', 'free', 'free', 'free'])
})

const flats = (count: number, difference = {}) =>
  Array.from({ length: count }, (_, index) => ({ number: index + 1, ...difference }))

const inHouse2 = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ number: 100 + index, 'building-section': 'Дом 2' }))

async function numberOf(db: Database, status: string): Promise<number> {
  return (await statuses(db)).filter((each) => each === status).length
}

eachDatabase('R457 the last flats of a house go off sale with their house', async (db) => {
  await fillPlaces(db)
  await importText(db, yandexFeed([...flats(12), ...inHouse2(2)]))
  const report = await importText(db, yandexFeed(flats(12)))
  assert.deepEqual([report.withdrawn, report.held, await numberOf(db, 'withdrawn')], [2, 0, 2])
  assert.deepEqual(report.warnings, ['house nura-towers-2: the feed has none of its 2 units any more'])
})

eachDatabase('R457 a house of many flats that leaves the feed is held by the brake', async (db) => {
  await fillPlaces(db)
  await importText(db, yandexFeed([...flats(5), ...inHouse2(5)]))
  const report = await importText(db, yandexFeed(flats(5, { price: 38_000_000 })))
  assert.deepEqual([report.withdrawn, report.held, report.changed], [0, 5, 5])
  assert.equal(await numberOf(db, 'unconfirmed'), 5)
})

eachDatabase(
  'R458 of a small stock up to three units may go at once, and prices come with them',
  async (db) => {
    await fillPlaces(db)
    await importText(db, yandexFeed(flats(4)))
    const report = await importText(db, yandexFeed(flats(3, { price: 33_750_000 })))
    assert.deepEqual([report.withdrawn, report.held, report.changed], [1, 0, 3])
  },
)

eachDatabase('R458 the brake holds what is missing only: prices, news and sales are written', async (db) => {
  await fillPlaces(db)
  await importText(db, yandexFeed(flats(10)))
  const report = await importText(
    db,
    yandexFeed([
      { number: 1, price: 36_000_000 },
      ...flats(6)
        .slice(1)
        .map((flat) => ({ ...flat, 'flat-status': 'Продан' })),
      { number: 77 },
    ]),
  )
  assert.deepEqual([report.added, report.changed, report.held, report.withdrawn], [1, 6, 4, 0])
  assert.deepEqual(
    [await numberOf(db, 'sold'), await numberOf(db, 'unconfirmed'), await numberOf(db, 'free')],
    [5, 4, 2],
  )
})

eachDatabase('R458 withdrawals of one day are summed up, so that a stock does not creep away', async (db) => {
  await fillPlaces(db)
  const at = (hour: number) => ({ now: new Date(Date.UTC(2026, 10, 21, hour)) })
  await importText(db, yandexFeed(flats(10)), at(10))
  assert.equal((await importText(db, yandexFeed(flats(8)), at(11))).withdrawn, 2)
  const second = await importText(db, yandexFeed(flats(6)), at(12))
  assert.deepEqual([second.withdrawn, second.held], [0, 2])
  const nextDay = await importText(db, yandexFeed(flats(6)), at(36))
  assert.deepEqual([nextDay.withdrawn, nextDay.held, await numberOf(db, 'withdrawn')], [2, 0, 4])
})

eachDatabase('R450 R458 units whose status is not understood count as withdrawn', async (db) => {
  await fillPlaces(db)
  await importText(db, yandexFeed(flats(10)))
  const report = await importText(db, yandexFeed(flats(10, { 'flat-status': 'на паузе' })))
  assert.deepEqual([report.held, await numberOf(db, 'unconfirmed')], [10, 10])
  assert.match(report.warnings.join('; '), /unknown status «на паузе»: 10 hidden/)
  const known = await importText(db, yandexFeed(flats(10, { 'flat-status': 'свободна' })))
  assert.deepEqual([known.held, await numberOf(db, 'free')], [0, 10])
  const few = yandexFeed([
    ...flats(7),
    ...flats(10)
      .slice(7)
      .map((flat) => ({ ...flat, 'flat-status': 'на паузе' })),
  ])
  assert.deepEqual([(await importText(db, few)).held, await numberOf(db, 'hidden')], [0, 3])
})

eachDatabase(
  'R459 held units are in no count on sale and have no price; the feed gives them back',
  async (db) => {
    await fillPlaces(db)
    await importText(db, yandexFeed(flats(10)))
    await importText(db, yandexFeed(flats(2)))
    const index = await buildSearchIndex(db, '2026-11-21')
    assert.equal(searchEstates(index, 'flat', anyListing, { page: 1, perPage: 10 }).total, 2)
    assert.ok(canBeAskedFor(index, 10_000_010))
    assert.equal(publicPrice({ status: 'unconfirmed', price: 1 }), null)
    const again = await importText(db, yandexFeed(flats(2)))
    assert.deepEqual([again.changed, again.withdrawn, again.held], [0, 0, 8])
    const back = await importText(db, yandexFeed(flats(9)))
    assert.deepEqual([back.changed, back.withdrawn, back.held, await numberOf(db, 'free')], [7, 1, 0, 9])
  },
)

eachDatabase('R460 staff see what is held, and their word withdraws it', async (db) => {
  await fillPlaces(db)
  await importText(db, yandexFeed(flats(10)))
  await importText(db, yandexFeed(flats(2)))
  const held = (await feedImports(db))['yrl']?.held
  assert.deepEqual(held, { since: '2026-11-21T10:00:00.000Z', units: 8, of: 10 })
  assert.equal(await acceptWithdrawals(db, 'yrl', new Date('2026-11-21T12:00:00Z')), 8)
  assert.deepEqual([await numberOf(db, 'withdrawn'), (await feedImports(db))['yrl']?.held], [8, null])
  const next = await importText(db, yandexFeed(flats(2)))
  assert.deepEqual([next.unchanged, next.withdrawn, next.held], [2, 0, 0])
})

eachDatabase('R460 what the feed itself calls unconfirmed is not withdrawn with what is held', async (db) => {
  await fillPlaces(db)
  const asked = flats(2).map((flat) => ({ ...flat, 'flat-status': 'уточняется' }))
  await importText(db, yandexFeed([...asked, ...flats(10).slice(2)]))
  await importText(db, yandexFeed([...asked, ...flats(4).slice(2)]))
  await importText(db, yandexFeed([...asked, ...flats(5).slice(2)]))
  assert.equal(await numberOf(db, 'unconfirmed'), 7)
  assert.equal(await acceptWithdrawals(db, 'yrl', new Date('2026-11-21T12:00:00Z')), 5)
  assert.deepEqual((await statuses(db)).slice(0, 5), ['unconfirmed', 'unconfirmed', 'free', 'free', 'free'])
  assert.equal(await numberOf(db, 'withdrawn'), 5)
})

eachDatabase('R460 held units of a status not understood are withdrawn by the word of staff', async (db) => {
  await fillPlaces(db)
  await importText(db, yandexFeed(flats(10)))
  const doubted = yandexFeed(flats(10, { 'flat-status': 'на паузе' }))
  assert.equal((await importText(db, doubted, { isPartial: true })).held, 10)
  assert.equal(await acceptWithdrawals(db, 'yrl', new Date('2026-11-21T12:00:00Z')), 10)
})

eachDatabase('R460 staff are told of held units as long as they are held', async (db) => {
  await fillPlaces(db)
  const held = async () => (await feedImports(db))['yrl']?.held
  const since = '2026-11-21T10:00:00.000Z'
  const at = (hour: number) => ({ now: new Date(Date.UTC(2026, 10, 21, hour)) })
  await importText(db, yandexFeed(flats(10)), at(9))
  await importText(db, yandexFeed(flats(2)), at(10))
  assert.deepEqual(await held(), { since, units: 8, of: 10 })
  await importText(db, yandexFeed(flats(2)), { ...at(11), isPartial: true })
  assert.deepEqual(await held(), { since, units: 8, of: 10 })
  await importText(db, yandexFeed(flats(4)), { ...at(12), isPartial: true })
  assert.deepEqual(await held(), { since, units: 6, of: 10 })
  const leftOut = flats(10)
    .slice(8)
    .map((flat) => ({ ...flat, area: 0 }))
  await importText(db, yandexFeed([...flats(8), ...leftOut]), at(13))
  assert.deepEqual([await held(), await numberOf(db, 'unconfirmed')], [{ since, units: 2, of: 10 }, 2])
  await importText(db, yandexFeed(flats(10)), at(14))
  assert.deepEqual([await held(), await numberOf(db, 'free')], [null, 10])
})

eachDatabase('R460 --force withdraws at once what the brake would hold', async (db) => {
  await fillPlaces(db)
  await importText(db, yandexFeed(flats(10)))
  const report = await importText(db, yandexFeed(flats(2)), { isForced: true })
  assert.deepEqual([report.withdrawn, report.held, await numberOf(db, 'withdrawn')], [8, 0, 8])
})

const bySection = (section: number | string, numbers: readonly number[]) =>
  numbers.map((number) => ({ number, section: '', 'building-section': section }))

eachDatabase(
  'R454 bare numbers that are not all houses of the project are sections, and are asked for',
  async (db) => {
    const known = makeEstate({ id: 5, geo_flatnum: '7', house_id: 2, status: 'sold' })
    await fillPlaces(db, [known])
    const feed = yandexFeed([...bySection(1, [1, 2]), ...bySection(2, [7, 8]), ...bySection(9, [70])])
    const report = await importText(db, feed)
    assert.deepEqual([report.added, report.changed, report.reasons], [0, 0, { unknown_house: 5 }])
    assert.deepEqual(
      report.unknown.houses.map(({ name, count }) => [name, count]),
      [
        ['ЖК «Нура Тауэрс» / 1', 2],
        ['ЖК «Нура Тауэрс» / 2', 2],
        ['ЖК «Нура Тауэрс» / 9', 1],
      ],
    )
    assert.deepEqual(await statuses(db), ['sold'])
    const partly = mappingOf({ houses: { 'ЖК «Нура Тауэрс» / 9': { house: 'nura-towers-1', section: 2 } } })
    const mapped = await importText(db, feed, { mapping: partly })
    assert.deepEqual([mapped.added, mapped.reasons], [1, { unknown_house: 4 }])
  },
)

eachDatabase('R454 bare numbers that are all houses of the project are houses', async (db) => {
  await fillPlaces(db)
  const report = await importText(db, yandexFeed([...bySection(1, [1, 2]), ...bySection(2, [7])]))
  assert.deepEqual([report.added, report.skipped], [3, 0])
})

eachDatabase(
  'R454 units that are known by their id in the house of a bare number are updated, whatever number comes beside them',
  async (db) => {
    await fillPlaces(db)
    await importText(db, yandexFeed([...bySection(1, [1, 2]), ...bySection(2, [7])]))
    const next = [...bySection(1, [1, 2]), ...bySection(2, [7])].map((flat) => ({
      ...flat,
      price: 38_000_000,
    }))
    const report = await importText(db, yandexFeed([...next, ...bySection(2, [8]), ...bySection(9, [70])]))
    assert.deepEqual([report.added, report.changed, report.reasons], [0, 3, { unknown_house: 2 }])
    assert.deepEqual(
      report.unknown.houses.map(({ name, count }) => [name, count]),
      [
        ['ЖК «Нура Тауэрс» / 9', 1],
        ['ЖК «Нура Тауэрс» / 2', 1],
      ],
    )
    const moved = bySection(2, [1]).map((flat) => ({ ...flat, price: 39_000_000 }))
    const wandered = await importText(db, yandexFeed([...moved, ...bySection(9, [70])]), { isPartial: true })
    assert.deepEqual([wandered.changed, wandered.reasons], [0, { unknown_house: 2 }])
  },
)

eachDatabase('R454 a house that is mapped by its id keeps the sections of the feed', async (db) => {
  await fillPlaces(db)
  const feed = yandexFeed(
    [...bySection(1, [1]), ...bySection(2, [2])].map((flat) => ({ ...flat, 'yandex-house-id': '555' })),
  )
  assert.deepEqual((await importText(db, feed)).reasons, { unknown_house: 2 })
  await importText(db, feed, { mapping: mappingOf({ houses: { 555: 'nura-towers-1' } }) })
  const rows = await db.selectFrom('estates').select(['house_id', 'section']).orderBy('id').execute()
  assert.deepEqual(rows, [
    { house_id: 1, section: 1 },
    { house_id: 1, section: 2 },
  ])
})

eachDatabase('R456 the report has every match of a house, with its units, numbers and floors', async (db) => {
  await fillPlaces(db)
  const report = await importText(
    db,
    yandexFeed([
      { number: 7, floor: 2 },
      { number: '12а', floor: 4 },
      { number: 'ОФ', floor: 1, category: 'коммерческая' },
      { number: 3, floor: 1, 'building-section': 'Корпус 2' },
    ]),
  )
  assert.deepEqual(report.matches, [
    { name: 'ЖК «Нура Тауэрс» / Дом 1', house: 'nura-towers-1', units: 3, numbers: [7, 12], floors: [1, 4] },
    {
      name: 'ЖК «Нура Тауэрс» / Корпус 2',
      house: 'nura-towers-2',
      units: 1,
      numbers: [3, 3],
      floors: [1, 1],
    },
  ])
})

eachDatabase('R461 prices in thousands are refused with a sentence, and nothing is written', async (db) => {
  await fillPlaces(db)
  await importText(db, yandexFeed(flats(10)))
  const thousands = importText(db, yandexFeed(flats(10, { price: 37_500 })))
  await assert.rejects(thousands, /10 of 10 units have a price by the square metre that no unit has/)
  const one = await importText(db, yandexFeed([{ number: 1, price: 37_500 }, ...flats(10).slice(1)]))
  assert.deepEqual([one.changed, one.reasons], [0, { impossible_price: 1 }])
  assert.match(one.offers[0]?.why[0] ?? '', /«611 ₸»/)
})

eachDatabase(
  'R461 a feed that moves many prices far is refused, until somebody says that it is right',
  async (db) => {
    await fillPlaces(db)
    await importText(db, yandexFeed(flats(10)))
    const roubles = yandexFeed(flats(10, { price: 6_147_540 }))
    await assert.rejects(importText(db, roubles), /10 of 10 prices would change by more than 30 %/)
    assert.equal((await importText(db, roubles, { isForced: true })).changed, 10)
    const sale = yandexFeed([...flats(3, { price: 3_000_000 }), ...flats(10, { price: 6_147_540 }).slice(3)])
    assert.equal((await importText(db, sale)).changed, 3)
  },
)

eachDatabase('R461 a feed that loses its prices is refused, also when its units are held', async (db) => {
  await fillPlaces(db)
  await importText(db, yandexFeed(flats(10)))
  const without = yandexFeed(flats(10, { price: 0 }))
  await assert.rejects(importText(db, without), /10 of 10 prices would change by more than 30 % or go/)
  assert.equal(await numberOf(db, 'free'), 10)
  const few = yandexFeed([...flats(3, { price: 0 }), ...flats(10).slice(3)])
  assert.equal((await importText(db, few)).changed, 3)
  assert.equal((await importText(db, yandexFeed([{ number: 77 }]))).held, 10)
  const back = [...flats(10), { number: 77 }]
  const thousands = yandexFeed(back.map((flat) => ({ ...flat, price: 3_750_000 })))
  await assert.rejects(importText(db, thousands), /11 of 11 prices would change/)
  const onRequest = yandexFeed(back.map((flat) => ({ ...flat, price: 0 })))
  await assert.rejects(importText(db, onRequest), /11 of 11 prices would change/)
  assert.equal((await importText(db, onRequest, { isForced: true })).changed, 11)
})

eachDatabase('R461 floors above the house and areas that no unit has are refused by name', async (db) => {
  await fillPlaces(db)
  const report = await importText(
    db,
    yandexFeed([...flats(10), { number: 11, floor: 29 }, { number: 12, area: 6340, price: 900_000_000 }]),
  )
  assert.deepEqual([report.added, report.reasons], [10, { floor_above: 1, impossible_area: 1 }])
  assert.match(report.offers[0]?.why[0] ?? '', /«29 of 12»/)
  await assert.rejects(
    importText(db, yandexFeed(flats(10, { floor: 29 }))),
    /10 of 10 units have a floor that the house does not have/,
  )
})

eachDatabase('R464 units without a number are known by the id of the feed', async (db) => {
  await fillPlaces(db)
  const nameless = (price: number, ids: readonly string[] = ['a', 'b', 'c']) =>
    yandexFeed(ids.map((id) => ({ id, number: '', price })))
  const first = await importText(db, nameless(37_500_000))
  assert.deepEqual([first.added, first.skipped], [3, 0], 'three flats of one kind are three flats')
  const again = await importText(db, nameless(38_000_000))
  assert.deepEqual([again.added, again.changed], [0, 3])
  assert.equal((await importText(db, nameless(38_000_000, ['a', 'b']))).withdrawn, 1)
  const rows = await db.selectFrom('estates').select(['geo_flatnum', 'price']).execute()
  assert.deepEqual(
    new Set(rows.map(({ geo_flatnum, price }) => `${geo_flatnum}|${price}`)),
    new Set(['|38000000']),
  )
})

eachDatabase('R464 what stands for no number is none, and takes no number away', async (db) => {
  await fillPlaces(db)
  await importText(
    db,
    yandexFeed([
      { number: 0, id: 'a' },
      { number: '-', id: 'b' },
      { number: 7, id: 'c' },
    ]),
  )
  const report = await importText(
    db,
    yandexFeed([
      { number: '', id: 'c' },
      { number: 0, id: 'a' },
      { number: 5, id: 'b' },
    ]),
  )
  assert.deepEqual([report.changed, report.unchanged], [1, 2])
  const rows = await db.selectFrom('estates').select('geo_flatnum').orderBy('id').execute()
  assert.deepEqual(
    rows.map(({ geo_flatnum }) => geo_flatnum),
    ['', '5', '7'],
  )
})

eachDatabase(
  'R462 a refusal before the format is known is forgotten when the same feed succeeds',
  async (db) => {
    await fillPlaces(db)
    const from = 'https://crm.example/feed.xml'
    await assert.rejects(importText(db, '<html></html>', { from }))
    assert.equal((await feedImports(db))[from]?.refusal?.why.startsWith('This is a web page'), true)
    await importText(db, yandexFeed(flats(2)), { from })
    const known = await feedImports(db)
    assert.deepEqual(
      Object.entries(known).map(([name, { refusal }]) => [name, refusal]),
      [['yrl', null]],
    )
  },
)

eachDatabase(
  'R463 an import notes what it could not use, beside what the one before left out',
  async (db) => {
    await fillPlaces(db)
    await importText(db, yandexFeed([...flats(9), { number: 10, area: 0 }]))
    const feed = yandexFeed([
      ...flats(8),
      { number: 9, 'building-section': 'Корпус 9' },
      { number: 10, 'flat-status': 'на паузе' },
    ])
    await importText(db, feed, { mapping: mappingOf({ max_age: 48 }) })
    const noted = (await feedImports(db))['yrl']
    assert.deepEqual([noted?.success?.unknown, noted?.skipped_before, noted?.max_age], [2, 0.1, 48])
  },
)

eachDatabase(
  'R463 an import that leaves out more is compared with the one before as long as it does, or staff accept it',
  async (db) => {
    await fillPlaces(db)
    const leavingOut = (count: number) =>
      yandexFeed([
        ...flats(10 - count),
        ...flats(10)
          .slice(10 - count)
          .map((flat) => ({ ...flat, area: 0 })),
      ])
    const before: (number | null | undefined)[] = []
    for (const count of [0, 3, 3, 4, 0, 3]) {
      await importText(db, leavingOut(count))
      before.push((await feedImports(db))['yrl']?.skipped_before)
    }
    assert.deepEqual(before, [null, 0, 0, 0, 0, 0])
    await acceptWithdrawals(db, 'yrl', new Date('2026-11-21T12:00:00Z'))
    await importText(db, leavingOut(3))
    assert.equal((await feedImports(db))['yrl']?.skipped_before, 0.3)
  },
)

eachDatabase(
  'R599 a status that is left empty is not free: the unit is hidden, until the mapping says what it means',
  async (db) => {
    await fillPlaces(db)
    const yandex = yandexFeed([{ number: 1 }, { number: 2 }, { number: 3 }, { number: 4, status: 'sold' }])
      .replace('u2"', 'u2"><status/')
      .replace('u3"', 'u3"><status> </status><booking-status>booked</booking-status')
    const report = await importText(db, yandex)
    assert.deepEqual(await statuses(db), ['free', 'hidden', 'reserved', 'sold'])
    assert.deepEqual(report.unknown.statuses, [{ name: 'пусто', count: 1 }])
    const told = await importText(db, yandex, { mapping: mappingOf({ statuses: { пусто: 'free' } }) })
    assert.deepEqual([await statuses(db), told.unknown.statuses], [['free', 'free', 'reserved', 'sold'], []])
    const cian = await importText(db, cianFeed(['<fl_status/>', '<Status></Status>', '']))
    assert.deepEqual((await statuses(db)).slice(4), ['hidden', 'hidden', 'free'])
    assert.deepEqual(cian.unknown.statuses, [{ name: 'пусто', count: 2 }])
  },
)

import assert from 'node:assert/strict'
import type { Database } from '#database/open.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { avitoFeed, cianFeed, fillPlaces, importText, yandexFeed } from '#tests/helpers/feeds/feeds.ts'
import { makeEstate } from '#tests/helpers/databases/rows.ts'
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
    ]),
  )
  assert.deepEqual(await statuses(db), ['reserved', 'sold', 'free', 'free'])
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

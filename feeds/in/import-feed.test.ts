import assert from 'node:assert/strict'
import { contentVersion } from '#database/contents/content-state.ts'
import { feedImports } from '#database/feeds/feed-imports.ts'
import type { Database } from '#database/open.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillPlaces, importText, yandexFeed } from '#tests/helpers/feeds/feeds.ts'
import { makeEstate } from '#tests/helpers/databases/rows.ts'
import { FeedRefusal } from './feed-refusal.ts'
import { mappingOf } from './mapping.ts'

const later = { now: new Date('2026-11-22T20:00:00Z') }

const flats = (count: number) => Array.from({ length: count }, (_, index) => ({ number: index + 1 }))

function estates(db: Database) {
  return db.selectFrom('estates').selectAll().orderBy('id').execute()
}

function counts({
  read,
  added,
  changed,
  unchanged,
  withdrawn,
  skipped,
}: Awaited<ReturnType<typeof importText>>) {
  assert.equal(read, added + changed + unchanged + skipped)
  return { added, changed, unchanged, withdrawn, skipped }
}

const none = { added: 0, changed: 0, unchanged: 0, withdrawn: 0, skipped: 0 }

eachDatabase('a feed adds units with their price of the day, and the content version grows', async (db) => {
  await fillPlaces(db)
  const before = await contentVersion(db)
  const report = await importText(
    db,
    yandexFeed([
      {
        number: 114,
        'flat-status': 'booked',
        renovation: 'Под ключ',
        'old-price': 40_000_000,
        'window-view': 'во двор',
      },
      { number: '295/1', studio: 1, rooms: '', section: '' },
      { number: '295а/1', category: 'кладовая', floor: -1 },
    ]),
  )
  assert.deepEqual([report.format, counts(report)], ['yrl', { ...none, added: 3 }])
  const [first, second, third] = await estates(db)
  assert.deepEqual(
    {
      house: first?.house_id,
      complex: first?.complex_id,
      number: first?.geo_flatnum,
      status: first?.status,
      restoration: first?.restoration,
      price: first?.price,
      old: first?.price_old,
      metre: first?.price_m2,
      section: first?.section,
      floors: first?.floors_total,
      views: JSON.parse(first?.views ?? ''),
    },
    {
      house: 1,
      complex: 1,
      number: '114',
      status: 'reserved',
      restoration: 'turnkey',
      price: 37_500_000,
      old: 40_000_000,
      metre: 610_749,
      section: 1,
      floors: 12,
      views: ['yard'],
    },
  )
  assert.deepEqual(
    [second?.geo_flatnum, second?.rooms, second?.section],
    ['295/1', 0, 0],
    'nobody knows the section',
  )
  assert.deepEqual(
    [third?.category, third?.geo_flatnum, third?.rooms, third?.floor],
    ['storageroom', '295а/1', 0, -1],
  )
  const prices = await db.selectFrom('estate_prices').selectAll().orderBy('estate_id').execute()
  assert.deepEqual(prices[0], { estate_id: first?.id, date: '2026-11-21', price: 37_500_000, reason: null })
  assert.equal(prices.length, 3)
  assert.equal(await contentVersion(db), before + 1)
})

eachDatabase('the same feed again changes nothing, not even the content version', async (db) => {
  await fillPlaces(db)
  const feed = yandexFeed(flats(5))
  await importText(db, feed)
  const [rows, version] = [await estates(db), await contentVersion(db)]
  const report = await importText(db, feed, later)
  assert.deepEqual(counts(report), { ...none, unchanged: 5 })
  assert.deepEqual(await estates(db), rows)
  assert.equal(await contentVersion(db), version)
})

eachDatabase('a new price is kept by the day of Kazakhstan, a new status with its moment', async (db) => {
  await fillPlaces(db)
  await importText(db, yandexFeed([{ number: 1 }, { number: 2 }]))
  const report = await importText(
    db,
    yandexFeed([
      { number: 1, price: 38_000_000 },
      { number: 2, 'flat-status': 'Продан', price: 0 },
    ]),
    later,
  )
  assert.deepEqual(counts(report), { ...none, changed: 2 })
  const [first, second] = await estates(db)
  assert.equal(first?.status_changed_at, '2026-11-21T10:00:00.000Z')
  assert.deepEqual(
    [second?.status, second?.status_changed_at, second?.price],
    ['sold', later.now.toISOString(), 37_500_000],
    'who sold a unit hides its price; what it was stays',
  )
  const prices = await db
    .selectFrom('estate_prices')
    .selectAll()
    .orderBy('estate_id')
    .orderBy('date')
    .execute()
  assert.deepEqual(prices, [
    { estate_id: first?.id, date: '2026-11-21', price: 37_500_000, reason: null },
    // 20:00 in Greenwich is the next day in Kazakhstan.
    { estate_id: first?.id, date: '2026-11-23', price: 38_000_000, reason: 'list' },
    { estate_id: second?.id, date: '2026-11-21', price: 37_500_000, reason: null },
  ])
})

eachDatabase(
  'R1103 an import keeps why a price is another one: the list, an offer, the end of it',
  async (db) => {
    await fillPlaces(db)
    const units = [
      { number: 1, price: 37_500_000 },
      { number: 1, price: 36_000_000, 'old-price': 37_500_000 },
      { number: 1, price: 37_500_000 },
      { number: 1, price: 38_000_000 },
    ]
    for (const [index, unit] of units.entries())
      await importText(db, yandexFeed([unit]), { ...later, now: new Date(Date.UTC(2026, 10, 21 + index)) })
    const prices = await db.selectFrom('estate_prices').select('reason').orderBy('date').execute()
    assert.deepEqual(
      prices.map(({ reason }) => reason),
      [null, 'offer', 'offer_over', 'list'],
    )
  },
)

eachDatabase(
  'a unit that is here already is found by house, category and number and keeps what the feed leaves out',
  async (db) => {
    const known = makeEstate({ id: 5, geo_flatnum: 'НТ-1-114', price_old: null })
    await fillPlaces(db, [
      known,
      makeEstate({ id: 6, geo_flatnum: 'Паркинг №114', category: 'garage', rooms: 0 }),
    ])
    const report = await importText(db, yandexFeed([{ number: 114, id: 'new-name', price: 38_000_000 }]))
    assert.deepEqual(counts(report), { ...none, changed: 1 })
    const [flat, garage] = await estates(db)
    assert.deepEqual(
      [flat?.geo_flatnum, flat?.price, flat?.plan_code, flat?.riser, flat?.price_valid_until],
      ['НТ-1-114', 38_000_000, known.plan_code, known.riser, null],
    )
    assert.equal(garage?.price, makeEstate().price)
    assert.deepEqual(await db.selectFrom('feed_units').selectAll().execute(), [
      { source: 'yrl', external_id: 'new-name', estate_id: 5, held: 0 },
    ])
  },
)

eachDatabase('a unit that turns out to be elsewhere loses its drawings', async (db) => {
  await fillPlaces(db, [makeEstate({ id: 5, geo_flatnum: 'НТ-1-114' })])
  await importText(db, yandexFeed([{ number: 114 }]))
  await importText(db, yandexFeed([{ number: 114, floor: 9, area: 70 }]))
  const [flat] = await estates(db)
  assert.deepEqual(
    [flat?.floor, flat?.area_total, flat?.riser, flat?.plan_code, flat?.facade_polygon, flat?.windows],
    [9, 70, null, null, 'null', '[]'],
  )
})

eachDatabase('a feed that has other ids than yesterday finds its units by their numbers', async (db) => {
  await fillPlaces(db)
  await importText(
    db,
    yandexFeed([
      { number: 1, id: 'old-1' },
      { number: 2, id: 'old-2' },
    ]),
  )
  const report = await importText(
    db,
    yandexFeed([
      { number: 1, id: 'new-1' },
      { number: 2, id: 'new-2' },
    ]),
  )
  assert.deepEqual(counts(report), { ...none, unchanged: 2 })
  const names = await db.selectFrom('feed_units').select('external_id').orderBy('external_id').execute()
  assert.deepEqual(
    names.map(({ external_id }) => external_id),
    ['new-1', 'new-2'],
  )
})

eachDatabase(
  'a number that the house has twice is told by section, floor and area; what they leave open is skipped',
  async (db) => {
    const twins = [1, 2].map((section) =>
      makeEstate({ id: section, geo_flatnum: '7', section, floor: 5, area_total: 61.4 }),
    )
    await fillPlaces(db, twins)
    const told = await importText(db, yandexFeed([{ number: 7, section: 2, price: 1_000_000 }]))
    assert.deepEqual(counts(told), { ...none, changed: 1 })
    assert.deepEqual(
      (await estates(db)).map(({ price }) => price),
      [37_500_000, 1_000_000],
    )
    await db.deleteFrom('feed_units').execute()
    const open = await importText(db, yandexFeed([{ number: 7, section: '' }]))
    assert.deepEqual([counts(open), open.reasons], [{ ...none, skipped: 1 }, { ambiguous: 1 }])
  },
)

eachDatabase('what a full feed no longer has is withdrawn, and comes back with it', async (db) => {
  await fillPlaces(db)
  await importText(db, yandexFeed(flats(10)))
  const report = await importText(db, yandexFeed(flats(8)), later)
  assert.deepEqual(counts(report), { ...none, unchanged: 8, withdrawn: 2 })
  const gone = (await estates(db)).filter(({ status }) => status === 'withdrawn')
  assert.deepEqual(
    gone.map(({ geo_flatnum, status_changed_at }) => [geo_flatnum, status_changed_at]),
    [
      ['9', later.now.toISOString()],
      ['10', later.now.toISOString()],
    ],
  )
  assert.deepEqual(counts(await importText(db, yandexFeed(flats(8)), later)), { ...none, unchanged: 8 })
  assert.deepEqual(counts(await importText(db, yandexFeed(flats(10)), later)), {
    ...none,
    changed: 2,
    unchanged: 8,
  })
})

eachDatabase('only units of this source are withdrawn', async (db) => {
  await fillPlaces(db, [makeEstate({ id: 5, geo_flatnum: 'НТ-1-500' })])
  const inHouse2 = flats(3).map(({ number }) => ({
    number,
    id: `h2-${number}`,
    'building-section': 'Дом 2',
  }))
  await importText(db, yandexFeed([...flats(10), ...inHouse2]))
  await importText(db, yandexFeed([{ number: 300 }]), { source: 'another' })
  const report = await importText(db, yandexFeed(flats(10)))
  assert.deepEqual(counts(report), { ...none, unchanged: 10, withdrawn: 3 })
  const left = (await estates(db)).filter(({ status }) => status !== 'withdrawn')
  assert.equal(left.length, 12, 'ten of the feed, one of the content, one of another feed')
})

eachDatabase('an offer that is left out is in the feed all the same: its unit stays', async (db) => {
  await fillPlaces(db)
  await importText(db, yandexFeed(flats(10)))
  const report = await importText(db, yandexFeed([...flats(9), { number: 10, area: 0 }]))
  assert.deepEqual(counts(report), { ...none, unchanged: 9, skipped: 1 })
})

eachDatabase('units do not wander into other houses in numbers without force', async (db) => {
  await fillPlaces(db)
  await importText(db, yandexFeed(flats(4)))
  const moved = yandexFeed(flats(4).map((flat) => ({ ...flat, 'building-section': 'Дом 2' })))
  await assert.rejects(importText(db, moved), /4 would go into another house/)
  await importText(db, moved, { isForced: true })
  assert.deepEqual(
    (await estates(db)).map(({ house_id }) => house_id),
    [2, 2, 2, 2],
  )
})

eachDatabase('a dry run tells the same and writes nothing', async (db) => {
  await fillPlaces(db)
  const version = await contentVersion(db)
  const dry = await importText(db, yandexFeed([...flats(3), { number: 4, area: 0 }]), { isDryRun: true })
  assert.deepEqual([counts(dry), dry.dry_run], [{ ...none, added: 3, skipped: 1 }, true])
  assert.deepEqual([await estates(db), await contentVersion(db)], [[], version])
  assert.deepEqual(await db.selectFrom('feed_units').selectAll().execute(), [])
})

eachDatabase(
  'every offer that is left out is told with its line, its id and all that is wrong with it',
  async (db) => {
    await fillPlaces(db)
    const report = await importText(
      db,
      yandexFeed([
        { number: 1, id: '' },
        { number: 2, area: 'большая' },
        { number: 3, 'building-name': 'ЖК «Другой»' },
        { number: 4, 'building-section': 'Корпус 9' },
        { number: 5, area: 0, floor: 5 },
        { number: 6, id: 'nameless', area: 0 },
        { number: 7, rooms: '' },
        { number: 8, category: 'участок', type: 'аренда' },
        { number: 9, floor: '' },
        { number: 10, id: 'u2' },
        { number: 11, id: 'twin-a' },
        { number: 11, id: 'twin-b' },
        { number: 12, floor: 5, rooms: 99 },
      ]),
    )
    assert.deepEqual(
      report.offers.map(({ line, id, reason }) => [line, id, reason]),
      [
        [3, '', 'no_id'],
        [6, 'u2', 'no_area'],
        [9, 'u3', 'unknown_project'],
        [12, 'u4', 'unknown_house'],
        [15, 'u5', 'no_area'],
        [18, 'nameless', 'no_area'],
        [21, 'u7', 'no_rooms'],
        [24, 'u8', 'not_for_sale'],
        [30, 'u2', 'duplicate_id'],
        [36, 'twin-b', 'duplicate_unit'],
        [39, 'u12', 'no_rooms'],
        [27, 'u9', 'no_floor'],
      ],
    )
    assert.equal(report.offers[7]?.why.length, 2)
    assert.deepEqual([report.added, report.skipped, report.reasons.no_rooms], [1, 12, 2])
  },
)

eachDatabase(
  'R716 two studios of one house with one number, floor and area never overwrite each other',
  async (db) => {
    await fillPlaces(db)
    const studio = { number: 11, rooms: '', studio: 'да', floor: 3, area: 27.5 }
    const left = { ...studio, id: 'left', price: 18_000_000 }
    const right = { ...studio, id: 'right', price: 19_000_000 }
    const prices = async () =>
      (await estates(db))
        .map(({ price, status }) => [price, status])
        .toSorted(([a], [b]) => Number(a) - Number(b))
    // Nobody knows whether it is one studio offered twice: the second is asked about.
    const first = await importText(db, yandexFeed([left, right]))
    assert.deepEqual(
      first.offers.map(({ id, reason }) => [id, reason]),
      [['right', 'duplicate_unit']],
    )
    assert.deepEqual(await prices(), [[18_000_000, 'free']])
    // In another order the one that is here stays what it is.
    const turned = await importText(db, yandexFeed([right, left]))
    assert.deepEqual(
      turned.offers.map(({ id, reason }) => [id, reason]),
      [['right', 'duplicate_unit']],
    )
    assert.deepEqual([turned.unchanged, turned.changed, turned.added], [1, 0, 0])
    assert.deepEqual(await prices(), [[18_000_000, 'free']])
    // Staff have given the other its own number: it comes in, and later they have one number again.
    await importText(db, yandexFeed([left, { ...right, number: 12 }]))
    for (const order of [
      [left, right],
      [right, left],
    ]) {
      const both = await importText(db, yandexFeed(order))
      assert.deepEqual([both.skipped, both.read], [0, 2])
      assert.deepEqual(await prices(), [
        [18_000_000, 'free'],
        [19_000_000, 'free'],
      ])
    }
    // What is said of one is not said of the other; a third one is asked about.
    const sold = await importText(
      db,
      yandexFeed([{ ...studio, id: 'third', price: 20_000_000 }, { ...right, status: 'продано' }, left]),
    )
    assert.deepEqual(
      sold.offers.map(({ id, reason }) => [id, reason]),
      [['third', 'duplicate_unit']],
    )
    assert.deepEqual(await prices(), [
      [18_000_000, 'free'],
      [19_000_000, 'sold'],
    ])
  },
)

eachDatabase('other money than tenge needs a rate in the mapping; no currency means tenge', async (db) => {
  await fillPlaces(db)
  const feed = yandexFeed(flats(3)).replace('KZT', 'RUR').replace('<currency>KZT</currency>', '')
  const report = await importText(db, feed)
  assert.deepEqual([report.added, report.reasons], [2, { currency: 1 }])
  assert.match(report.mapping, /^currencies:\n  "RUB": # 1 offer$/m)
  const prices = async () =>
    (await db.selectFrom('estates').select('price').orderBy('price').execute()).map(({ price }) => price)
  const [tenge] = await prices()
  const again = await importText(db, feed, { mapping: mappingOf({ currencies: { RUB: 6.1 } }) })
  assert.deepEqual([again.added, again.skipped], [1, 0])
  assert.equal((await prices()).at(-1), Math.round(Number(tenge) * 6.1))
})

eachDatabase(
  'an unknown status hides the unit and is told; an unknown finishing is told and left out',
  async (db) => {
    await fillPlaces(db)
    const feed = yandexFeed([
      { number: 1, 'flat-status': 'на паузе' },
      { number: 2, renovation: 'золотая' },
      { number: 3 },
    ])
    const report = await importText(db, feed)
    assert.deepEqual(
      (await estates(db)).map(({ status, restoration }) => [status, restoration]),
      [
        ['hidden', null],
        ['free', null],
        ['free', null],
      ],
    )
    assert.deepEqual(report.unknown, {
      projects: [],
      houses: [],
      finishing: [{ name: 'золотая', count: 1 }],
      statuses: [{ name: 'на паузе', count: 1 }],
      currencies: [],
    })
    const mapping = mappingOf({ statuses: { 'На паузе': 'reserved' }, finishing: { золотая: 'turnkey' } })
    await importText(db, feed, { mapping })
    assert.deepEqual(
      (await estates(db)).map(({ status, restoration }) => [status, restoration]),
      [
        ['reserved', null],
        ['free', 'turnkey'],
        ['free', null],
      ],
    )
  },
)

eachDatabase(
  'what nobody can store on both engines is not stored: zero characters and halves of signs',
  async (db) => {
    await fillPlaces(db)
    const flat = (id: string) => ({
      id,
      cost: 1_000_000,
      type: 'Квартира',
      floor: 1,
      number: '7\u0000\ud800',
      square: 20,
      status: 'Свободна',
      plan_type: '1K',
    })
    const board = {
      flats: { 'a\u0000': flat('a\u0000') },
      entrances: [
        { house_id: '3', title: 'Секция', floors: [{ floor: 1, flats: [{ id: 'a\u0000', number: 1 }] }] },
      ],
    }
    const report = await importText(db, JSON.stringify(board), {
      mapping: mappingOf({ houses: { 3: { house: 'aura-1' } } }),
    })
    assert.deepEqual(counts(report), { ...none, added: 1 })
    assert.equal((await estates(db))[0]?.geo_flatnum, '7\uFFFD')
  },
)

eachDatabase('feeds of one format under two names keep their ids apart', async (db) => {
  await fillPlaces(db)
  await importText(db, yandexFeed([{ number: 1, id: 'same' }]), { source: 'one' })
  const report = await importText(db, yandexFeed([{ number: 2, id: 'same' }]), { source: 'two' })
  assert.deepEqual(counts(report), { ...none, added: 1 })
  assert.deepEqual(
    await db.selectFrom('feed_units').select(['source', 'external_id']).orderBy('source').execute(),
    [
      { source: 'one', external_id: 'same' },
      { source: 'two', external_id: 'same' },
    ],
  )
})

eachDatabase('ids of new units lie beyond those of the content', async (db) => {
  await fillPlaces(db, [makeEstate({ id: 41_001, geo_flatnum: 'НТ-1-500' })])
  await importText(db, yandexFeed([{ number: 1 }, { number: 2 }]))
  assert.deepEqual(
    (await estates(db)).map(({ id }) => id),
    [41_001, 10_000_001, 10_000_002],
  )
})

eachDatabase(
  'how an import went is remembered by its source; a refusal leaves what was taken before',
  async (db) => {
    await fillPlaces(db)
    await importText(db, yandexFeed(flats(10)), { isDryRun: true })
    assert.deepEqual(await feedImports(db), {})
    await importText(db, yandexFeed(flats(10)))
    const success = {
      at: '2026-11-21T10:00:00.000Z',
      read: 10,
      added: 10,
      changed: 0,
      withdrawn: 0,
      skipped: 0,
      unknown: 0,
    }
    assert.deepEqual(await feedImports(db), {
      yrl: {
        success,
        refusal: null,
        trouble: null,
        held: null,
        withdrawals: [],
        skipped_before: null,
        max_age: 24,
      },
    })
    await assert.rejects(importText(db, yandexFeed([]), { ...later, source: 'yrl' }), FeedRefusal)
    const refused = (await feedImports(db))['yrl']
    assert.deepEqual(refused?.success, success)
    assert.equal(refused.refusal?.at, later.now.toISOString())
    assert.match(refused.refusal.why, /^The feed contains no offers/)
    await assert.rejects(importText(db, 'no feed at all', { source: 'partner' }), FeedRefusal)
    assert.deepEqual(Object.keys(await feedImports(db)).toSorted(), ['partner', 'yrl'])
    await importText(db, yandexFeed(flats(10)), later)
    assert.equal((await feedImports(db))['yrl']?.refusal, null)
  },
)

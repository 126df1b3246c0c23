import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { compassSides } from './compass.ts'
import { sunChoices } from './daylight.ts'
import { estateSorts, estateViews, listedStatuses, listingViews } from './estate-words.ts'
import { floorEnds } from './floor-ends.ts'
import { languages } from './languages.ts'
import {
  anyListing,
  canonicalSearch,
  listingOfParams,
  listingSearch,
  parseListing,
  payable,
  setCriteria,
  type ListingQuery,
} from './listing-query.ts'
import { restorationCodes } from './restorations.ts'
import { roomChoices } from './rooms.ts'

function read(search: string): ListingQuery {
  const params = new URLSearchParams(search)
  return parseListing((key) => params.get(key) ?? undefined)
}

const code = fc.stringMatching(/^[a-z0-9-]{1,20}$/)
const codes = fc.uniqueArray(code, { maxLength: 6 }).map((list) => list.toSorted())
const either = (number: fc.Arbitrary<number>) => fc.option(number, { nil: null })
const tenge = either(fc.nat(999_999_999))
const squareMetres = either(fc.nat(9_999_999).map((n) => n / 100))
const floor = either(fc.integer({ min: -9, max: 99 }))

const criteria: fc.Arbitrary<ListingQuery> = fc.record(
  {
    rooms: fc.subarray([...roomChoices]),
    restorations: fc.subarray([...restorationCodes]),
    complexes: codes,
    houses: codes,
    priceFrom: tenge,
    priceTo: tenge,
    areaFrom: squareMetres,
    areaTo: squareMetres,
    kitchenFrom: squareMetres,
    floorFrom: floor,
    floorTo: floor,
    floorsNot: fc.subarray([...floorEnds]),
    deadlines: fc.subarray(['2026', '2027', '2030', 'ready']),
    views: fc.subarray([...estateViews]),
    suns: fc.subarray([...sunChoices]),
    sides: fc.subarray(compassSides.toSorted()),
    features: codes,
    near: fc.subarray(['metro-15', 'park-5', 'school-10']),
    statuses: fc.subarray([...listedStatuses]),
    promotions: fc
      .uniqueArray(fc.integer({ min: 1, max: 999 }), { maxLength: 5 })
      .map((ids) => ids.toSorted((a, b) => a - b)),
    plans: fc.subarray(['2-a', '2Г', 'samal_2_61.4']),
    paymentTo: either(fc.integer({ min: 0, max: 999_999_999 })),
    firstPaymentTo: tenge,
    hand: tenge,
    program: fc.constantFrom(null, '7-20-25', 'savers'),
    sort: fc.option(fc.constantFrom(...estateSorts), { nil: null }),
    view: fc.option(fc.constantFrom(...listingViews), { nil: null }),
  },
  { noNullPrototype: true },
)

test('A4 what is written into an address is read back unchanged, in every language', () => {
  fc.assert(
    fc.property(
      criteria,
      fc.constantFrom(...languages),
      fc.integer({ min: 1, max: 99 }),
      (query, language, page) => {
        const search = listingSearch(query, language, page)
        assert.deepEqual(read(search), query)
        assert.equal(new URLSearchParams(search).get('page'), page > 1 ? String(page) : null)
      },
    ),
  )
})

test('A4 any address, however broken, becomes one that is stable', () => {
  const key = fc.constantFrom(
    ...listingSearch({ ...everything() }, 'ru', 2)
      .split('&')
      .map((pair) => pair.split('=')[0]),
  )
  const value = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'0123,-. xr') }),
    fc.constantFrom('ready,2', '٣'),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(key, value)), fc.constantFrom(...languages), (pairs, language) => {
      const given = new Map(pairs)
      const query = parseListing((name) => given.get(name))
      const search = listingSearch(query, language)
      assert.equal(listingSearch(read(search), language), search)
      assert.match(search, /^[\w.~%&=,!'()*-]*$/)
    }),
    { numRuns: 500 },
  )
})

function everything(): ListingQuery {
  return {
    rooms: [0, 2],
    restorations: ['fine', 'turnkey'],
    complexes: ['samal'],
    houses: ['samal-1'],
    priceFrom: 20_000_000,
    priceTo: 40_000_000,
    areaFrom: 30.5,
    areaTo: 80,
    kitchenFrom: 9.5,
    floorFrom: -1,
    floorTo: 9,
    floorsNot: ['first', 'last'],
    deadlines: ['2027', 'ready'],
    views: ['mountains', 'park'],
    suns: ['2'],
    sides: ['s', 'sw'],
    features: ['closed-yard'],
    near: ['park-5', 'school-10'],
    statuses: ['free'],
    promotions: [3, 12],
    plans: ['2-a', 'samal_2_61.4'],
    paymentTo: 250_000,
    firstPaymentTo: 5_000_000,
    hand: 6_000_000,
    program: '7-20-25',
    sort: '-price',
    view: 'table',
  }
}

test('R62 the address names finishing types by title, keys in one order, commas readable', () => {
  assert.equal(
    decodeURIComponent(listingSearch(everything(), 'ru', 2)),
    'rooms=0,2&restorations=Чистовая,Под ключ&complex=samal&house=samal-1&price_from=20000000&price_to=40000000' +
      '&area_from=30.5&area_to=80&kitchen_from=9.5&floor_from=-1&floor_to=9&floor_not=first,last&deadline=2027,ready&views=mountains,park' +
      '&sun=2&side=s,sw&features=closed-yard&near=park-5,school-10&status=free&promotion=3,12&plan=2-a,samal_2_61.4&payment_to=250000&first_payment_to=5000000&hand=6000000' +
      '&program=7-20-25&sort=-price&view=table&page=2',
  )
  assert.equal(listingSearch({ ...anyListing, restorations: ['turnkey'] }, 'en'), 'restorations=Turnkey')
  assert.equal(listingSearch({ ...anyListing, rooms: [3, 0] }, 'kk'), 'rooms=0,3')
})

test('R23 what is at hand stays without what may be paid a month, and no payment is none', () => {
  assert.deepEqual(read('hand=6000000'), { ...anyListing, hand: 6_000_000 })
  assert.equal(listingSearch(read('hand=6 000 000'), 'ru'), 'hand=6000000')
  const nothing = read('payment_to=0&hand=6000000')
  assert.deepEqual(nothing, { ...anyListing, paymentTo: 0, hand: 6_000_000 })
  assert.deepEqual([payable(nothing), payable(anyListing), payable({ paymentTo: 1 })], [null, null, 1])
  assert.deepEqual(read('payment_to=250 000'), { ...anyListing, paymentTo: 250_000 })
  assert.deepEqual(read('payment_to=250000&hand=0'), { ...anyListing, paymentTo: 250_000, hand: 0 })
})

test('A4 switching the language translates the finishing type', () => {
  const russian = listingSearch({ ...anyListing, restorations: ['turnkey'] }, 'ru')
  const kazakh = listingSearch(read(russian), 'kk')
  assert.equal(new URLSearchParams(kazakh).get('restorations'), 'Толық дайын')
})

test('R63 the page is named only from the second on', () => {
  assert.equal(listingSearch(anyListing, 'ru'), '')
  assert.equal(listingSearch(anyListing, 'ru', 1), '')
  assert.equal(listingSearch(anyListing, 'ru', 3), 'page=3')
})

test('R65 the canonical query keeps rooms and page and nothing else', () => {
  assert.equal(canonicalSearch(everything(), 'kk', 1), 'rooms=0,2')
  assert.equal(canonicalSearch(everything(), 'ru', 2), 'rooms=0,2&page=2')
  assert.equal(canonicalSearch({ ...everything(), rooms: [] }, 'en', 1), '')
})

test('A4 what is malformed or unknown is left out, the rest stays', () => {
  const query = read(
    'rooms=2,x&restorations=gold,fine&complex=Samal,../x,ok-1&price_from=-5&price_to=1e6&area_from=abc&area_to=80.555' +
      '&floor_from=1.5&floor_to=12&deadline=soon,1999,2027&views=sea,park&features=%3Cb%3E&status=hidden,withdrawn,sold' +
      '&promotion=0,x,7&plan=../x,2-a&sort=price_desc&view=map',
  )
  assert.deepEqual(query, {
    ...anyListing,
    rooms: [2],
    restorations: ['fine'],
    complexes: ['ok-1'],
    floorTo: 12,
    deadlines: ['2027'],
    views: ['park'],
    statuses: ['sold'],
    promotions: [7],
    plans: ['2-a'],
  })
})

test('note a numbers may be written as people write them', () => {
  const query = read(
    'price_from=20 000 000&price_to=37,500,000&area_from=30,5&area_to= 80 &floor_from=-2&floor_to=−1',
  )
  assert.equal(query.priceFrom, 20_000_000)
  assert.equal(query.priceTo, 37_500_000)
  assert.equal(query.areaFrom, 30.5)
  assert.equal(query.areaTo, 80)
  assert.equal(query.floorFrom, -2)
  assert.equal(query.floorTo, -1)
})

test('note a a thousands sign in the wrong place is no number', () => {
  for (const text of ['1,2', '20,00', '1000,000', ',500', '1,000,000,000,000']) {
    assert.equal(read(`price_to=${text}`).priceTo, null, text)
  }
})

test('A4 a plain form that repeats a key for each ticked box asks for all of them', () => {
  const params = new URLSearchParams(
    'rooms=1&rooms=3&restorations=Чистовая&restorations=turnkey&complex=b&complex=a&price_from=5&price_from=7&sort=&area_to=',
  )
  assert.deepEqual(listingOfParams(params), {
    ...anyListing,
    rooms: [1, 3],
    restorations: ['fine', 'turnkey'],
    complexes: ['a', 'b'],
    priceFrom: 5,
  })
})

test('R346 brackets mean a list in an address of the page as in a call, and the first of other values counts', () => {
  const params = new URLSearchParams('rooms[]=1&rooms=2&price_to=5&price_to=6&area_from=50&area_from=60')
  assert.deepEqual(listingOfParams(params), { ...anyListing, rooms: [1, 2], priceTo: 5, areaFrom: 50 })
})

test('A4 every list of the query may be repeated', () => {
  const once = new URLSearchParams(listingSearch(everything(), 'ru'))
  const repeated = new URLSearchParams(
    [...once].flatMap(([key, value]) => value.split(',').map((part) => [key, part])),
  )
  assert.deepEqual(listingOfParams(repeated), everything())
})

test('note a equal criteria make equal addresses', () => {
  assert.deepEqual(
    read('complex=b,a,b&rooms=3,1&promotion=10,9'),
    read('promotion=9,10&rooms=1,3,1&complex=a,b'),
  )
})

test('note a a query of ten thousand values is cut short', () => {
  const slugs = Array.from({ length: 10_000 }, (_, index) => `slug-${index}`).join(',')
  assert.equal(read(`complex=${slugs}`).complexes.length, 50)
})

test('R1227 the criteria that are set are the listing again', () => {
  const listing = read('rooms=2,1&payment_to=0&sort=price')
  assert.deepEqual(Object.keys(setCriteria(listing)).toSorted(), ['paymentTo', 'rooms', 'sort'])
  assert.deepEqual({ ...anyListing, ...setCriteria(listing) }, listing)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { calculationUnder } from '#domain/calculation.ts'
import { categories } from '#domain/categories.ts'
import { listedStatuses } from '#domain/estate-words.ts'
import { anyListing, type ListingQuery } from '#domain/listing-query.ts'
import {
  isOnEnd,
  isWithin,
  makeUnit,
  naiveSearch,
  type NaiveUnit,
  told,
} from '#tests/helpers/search/naive-search.ts'
import { townListings, townMeans, townUnits } from '#tests/helpers/search/search-arbitraries.ts'
import { town, townIndex, townProgrammes, townWords } from '#tests/helpers/search/town.ts'
import { estateFacets } from '../facets/estate-facets.ts'
import { knownListing } from './known-listing.ts'
import { searchEstates } from './search-estates.ts'

const wholeList = { page: 1, perPage: 1_000 }

test('a search finds what a naive filter finds, in the same order', () => {
  fc.assert(
    fc.property(townUnits, fc.constantFrom(...categories), townListings, (units, category, listing) => {
      const expected = naiveSearch(units, townWords, category, listing).map((unit) => unit.id)
      const found = searchEstates(townIndex(units), category, listing, wholeList)
      assert.deepEqual(found, { ids: expected, total: expected.length })
    }),
    { numRuns: 500 },
  )
})

type Means = Pick<ListingQuery, 'paymentTo' | 'firstPaymentTo' | 'hand' | 'program'>

/**
 * Whether a programme lets a unit be bought with so much at once: whoever may pay less, may pay more too, but for the
 * last tenge of the price.
 */
function isLentAfter(unit: NaiveUnit, most: number, program: string | null): boolean {
  const initial = Math.min(most, unit.price - 1)
  return monthlyOf(unit, { paymentTo: null, firstPaymentTo: null, hand: initial, program }) < Infinity
}

/** The monthly payment of a unit by the calculator, 0 when the money at hand is enough; Infinity: not affordable. */
function monthlyOf(unit: NaiveUnit, { hand, program, firstPaymentTo }: Means): number {
  if (!['free', 'reserved'].includes(unit.status) || told(unit) === Infinity) return Infinity
  if (program === null && firstPaymentTo === null && hand !== null && unit.price <= hand) return 0
  const home = {
    category: unit.category,
    city_id: town.cities.indexOf(town.complexes.find(({ slug }) => slug === unit.complex)?.city ?? '') + 1,
    complex_ids: [townWords.complexes.indexOf(unit.complex) + 1],
    house_id: townWords.houses.indexOf(unit.house) + 1,
    restoration: unit.restoration,
    price: unit.price,
    price_old: unit.priceOld,
  }
  const payments = townProgrammes
    .filter(
      ({ code, asks }) => code !== 'closed' && (program === null ? asks.length === 0 : code === program),
    )
    .flatMap((programme) => {
      const share = Math.ceil((unit.price * programme.initial_payment_min) / 100)
      const cap = programme.loan_cap.find((each) => each.city_id === home.city_id)?.amount ?? unit.price
      const first = Math.max(share, unit.price - cap)
      if (firstPaymentTo !== null && first > firstPaymentTo) return []
      const initial = hand ?? (firstPaymentTo === null ? share : first)
      const calculation = calculationUnder(programme, home, { initial, months: null })
      return calculation?.obstacles.length === 0 ? [calculation.monthly] : []
    })
  return Math.min(...payments)
}

test('R320 R321 what can be paid a month finds the units that the calculator of some programme allows, and no others', () => {
  fc.assert(
    fc.property(
      townUnits,
      fc.constantFrom(...categories),
      townListings,
      townMeans,
      (units, category, criteria, means) => {
        const listing = { ...criteria, ...means }
        const isNarrowed = means.program !== null || means.firstPaymentTo !== null
        const most = means.paymentTo ?? (isNarrowed ? Number.MAX_VALUE : Infinity)
        const isByMonth = means.paymentTo !== null || means.program !== null
        const terms = isByMonth ? means : { ...means, hand: null }
        const expected = naiveSearch(units, townWords, category, criteria).filter(
          (unit) => monthlyOf(unit, terms) <= most,
        )
        const index = townIndex(units)
        assert.deepEqual(searchEstates(index, category, listing, wholeList), {
          ids: expected.map(({ id }) => id),
          total: expected.length,
        })
        assert.equal(estateFacets(index, category, listing).total, expected.length)
      },
    ),
    { numRuns: 500 },
  )
})

test('R1032 a limit of the first payment finds the units that some programme sells for so much at once, and no others', () => {
  const limits = fc.constantFrom(0, 799_999, 800_000, 4_000_000, 7_500_000, 7_500_001, 34_500_000)
  const programs = fc.constantFrom(null, null, 'capped', 'fine', 'savers', 'closed')
  fc.assert(
    fc.property(
      townUnits,
      fc.constantFrom(...categories),
      townListings,
      limits,
      programs,
      (units, category, criteria, firstPaymentTo, program) => {
        const expected = naiveSearch(units, townWords, category, criteria).filter((unit) =>
          isLentAfter(unit, firstPaymentTo, program),
        )
        const listing = { ...criteria, firstPaymentTo, program, hand: null }
        assert.deepEqual(
          searchEstates(townIndex(units), category, listing, wholeList).ids,
          expected.map(({ id }) => id),
        )
      },
    ),
    { numRuns: 500 },
  )
})

test('R322 by payment: from low to high or back, equal ones from cheap to dear, what no programme fits at the end', () => {
  fc.assert(
    fc.property(
      townUnits,
      fc.constantFrom(...categories),
      townMeans,
      fc.constantFrom('payment' as const, '-payment' as const),
      (units, category, means, sort) => {
        const index = townIndex(units)
        const listing = { ...anyListing, ...means, statuses: [...listedStatuses] }
        const sorted = searchEstates(index, category, { ...listing, sort: 'price' }, wholeList).ids.map(
          (id) => {
            const unit = units.find((each) => each.id === id)
            return { id, amount: unit === undefined ? 0 : monthlyOf(unit, means) }
          },
        )
        const known = sorted.filter(({ amount }) => amount < Infinity).toSorted((a, b) => a.amount - b.amount)
        const unknown = sorted.filter(({ amount }) => amount === Infinity)
        const expected =
          sort === 'payment' ? [...known, ...unknown] : [...known.toReversed(), ...unknown.toReversed()]
        assert.deepEqual(
          searchEstates(index, category, { ...listing, sort }, wholeList).ids,
          expected.map(({ id }) => id),
        )
      },
    ),
    { numRuns: 300 },
  )
})

test('R265 the default order: what is free from cheap to dear, then what is reserved; without a price last', () => {
  const units = [
    { id: 1, rooms: 3, price: 40 },
    { id: 2, price: 10, status: 'sold' as const },
    { id: 3, price: 2, status: 'request' as const },
    { id: 4, price: 20 },
    { id: 5, price: 1, status: 'reserved' as const },
    { id: 6, complex: 'beta', house: 'beta-1', price: 30 },
    { id: 7, price: 20 },
  ].map((unit) => makeUnit(unit))
  const ids = (criterion: Partial<ListingQuery>) =>
    searchEstates(townIndex(units), 'flat', { ...anyListing, ...criterion }, wholeList).ids
  assert.deepEqual(ids({}), [4, 7, 6, 1, 3])
  const all = { statuses: [...listedStatuses] }
  assert.deepEqual(ids(all), [4, 7, 6, 1, 3, 5, 2])
  assert.deepEqual(ids({ sort: 'price', ...all }), [5, 2, 4, 7, 6, 1, 3])
  assert.deepEqual(ids({ sort: '-price', ...all }), [1, 6, 7, 4, 2, 5, 3])
})

test('filters leave units out and never change the order of the others', () => {
  fc.assert(
    fc.property(townUnits, fc.constantFrom(...categories), townListings, (units, category, listing) => {
      const index = townIndex(units)
      const everything = { ...anyListing, statuses: [...listedStatuses], sort: listing.sort }
      const found = searchEstates(index, category, listing, wholeList).ids
      assert.deepEqual(
        found,
        searchEstates(index, category, everything, wholeList).ids.filter((id) => found.includes(id)),
      )
    }),
  )
})

test('pages cut the list into pieces that never overlap, and are empty past its end', () => {
  fc.assert(
    fc.property(townUnits, townListings, fc.integer({ min: 1, max: 9 }), (units, listing, perPage) => {
      const index = townIndex(units)
      const { ids, total } = searchEstates(index, 'flat', listing, wholeList)
      const pages = Math.ceil(total / perPage)
      const pieces = Array.from({ length: pages + 1 }, (_, number) =>
        searchEstates(index, 'flat', listing, { page: number + 1, perPage }),
      )
      assert.deepEqual(
        pieces.flatMap((piece) => piece.ids),
        ids,
      )
      assert.deepEqual(pieces.at(-1), { ids: [], total })
    }),
  )
})

test('A18 every count is the number of units under all other filters', () => {
  fc.assert(
    fc.property(townUnits, fc.constantFrom(...categories), townListings, (units, category, listing) => {
      const facets = estateFacets(townIndex(units), category, listing)
      const under = (filter: Parameters<typeof naiveSearch>[4]) =>
        naiveSearch(units, townWords, category, listing, filter)
      const counts = <T>(options: readonly { value: T; count: number }[]) =>
        options.map(({ value, count }) => [value, count])
      const expected = <T>(
        options: readonly { value: T }[],
        filter: Parameters<typeof naiveSearch>[4],
        has: (unit: ReturnType<typeof under>[number], value: T) => boolean,
      ) => options.map(({ value }) => [value, under(filter).filter((unit) => has(unit, value)).length])

      assert.equal(facets.total, under(undefined).length)
      assert.deepEqual(
        counts(facets.rooms),
        expected(facets.rooms, 'rooms', (unit, rooms) => Math.min(4, unit.rooms) === rooms),
      )
      assert.deepEqual(
        counts(facets.restorations),
        expected(facets.restorations, 'restorations', (unit, code) => unit.restoration === code),
      )
      assert.deepEqual(
        counts(facets.complexes),
        expected(facets.complexes, 'complexes', (unit, slug) => unit.complex === slug),
      )
      assert.deepEqual(
        counts(facets.houses),
        expected(facets.houses, 'houses', (unit, slug) => unit.house === slug),
      )
      assert.deepEqual(
        counts(facets.deadlines),
        expected(facets.deadlines, 'deadlines', (unit, deadline) => unit.deadline === deadline),
      )
      assert.deepEqual(
        counts(facets.features),
        expected(facets.features, 'features', (unit, code) => unit.features.includes(code)),
      )
      assert.deepEqual(counts(facets.near), expected(facets.near, 'near', isWithin))
      assert.deepEqual(
        counts(facets.views),
        expected(facets.views, 'views', (unit, view) => unit.views.includes(view)),
      )
      assert.deepEqual(
        counts(facets.suns),
        expected(facets.suns, 'suns', (unit, hours) => (unit.sun ?? -1) >= Number(hours)),
      )
      assert.deepEqual(
        counts(facets.sides),
        expected(facets.sides, 'sides', (unit, side) => unit.sides.includes(side)),
      )
      assert.deepEqual(
        counts(facets.floorsNot),
        expected(facets.floorsNot, 'floorsNot', (unit, end) => !isOnEnd(unit, end)),
      )
      assert.deepEqual(
        counts(facets.statuses),
        expected(facets.statuses, 'statuses', (unit, status) => unit.status === status),
      )
      assert.deepEqual(
        counts(facets.promotions),
        expected(facets.promotions, 'promotions', (unit, id) => unit.promotions.includes(id)),
      )
      for (const key of ['price', 'area', 'kitchen', 'floor'] as const) {
        const values = under(key).flatMap((unit) =>
          key === 'price' && told(unit) === Infinity ? [] : (unit[key] ?? []),
        )
        const span = values.length === 0 ? null : { min: Math.min(...values), max: Math.max(...values) }
        assert.deepEqual(facets[key], span)
      }
    }),
    { numRuns: 500 },
  )
})

test('filters offer every value that a unit of the shown statuses has, and no other', () => {
  fc.assert(
    fc.property(townUnits, fc.constantFrom(...categories), townListings, (units, category, listing) => {
      const facets = estateFacets(townIndex(units), category, listing)
      const shown = naiveSearch(units, townWords, category, { ...anyListing, statuses: listing.statuses })
      const values = (options: readonly { value: string | number }[]) =>
        new Set(options.map((option) => option.value))
      const occurring = (pick: (unit: (typeof shown)[number]) => (string | number | null)[]) =>
        new Set(shown.flatMap(pick).filter((value) => value !== null))
      const rooms = category === 'flat' ? occurring((unit) => [Math.min(4, unit.rooms)]) : new Set()
      assert.deepEqual(values(facets.rooms), rooms)
      assert.deepEqual(
        values(facets.restorations),
        occurring((unit) => [unit.restoration]),
      )
      assert.deepEqual(
        values(facets.complexes),
        occurring((unit) => [unit.complex]),
      )
      assert.deepEqual(
        values(facets.houses),
        occurring((unit) => [unit.house]),
      )
      assert.deepEqual(
        values(facets.deadlines),
        occurring((unit) => [unit.deadline]),
      )
      assert.deepEqual(
        values(facets.features),
        occurring((unit) => unit.features),
      )
      assert.deepEqual(
        values(facets.views),
        occurring((unit) => unit.views),
      )
      assert.deepEqual(
        values(facets.promotions),
        occurring((unit) => unit.promotions),
      )
    }),
  )
})

test('the count of a value is what the visitor gets by choosing it alone', () => {
  fc.assert(
    fc.property(townUnits, townListings, (units, listing) => {
      const index = townIndex(units)
      const facets = estateFacets(index, 'flat', listing)
      const choosing = (choice: Partial<ListingQuery>) =>
        searchEstates(index, 'flat', { ...listing, ...choice }, wholeList).total
      for (const { value, count } of facets.rooms) assert.equal(choosing({ rooms: [value] }), count)
      for (const { value, count } of facets.complexes) assert.equal(choosing({ complexes: [value] }), count)
      for (const { value, count } of facets.features) assert.equal(choosing({ features: [value] }), count)
      for (const { value, count } of facets.statuses) assert.equal(choosing({ statuses: [value] }), count)
    }),
  )
})

test('A4 what the site does not have is dropped from a listing', () => {
  const asked: ListingQuery = {
    ...anyListing,
    rooms: [1],
    complexes: ['alpha', 'nowhere'],
    houses: ['nowhere'],
    deadlines: ['2027', '2031'],
    features: ['dragon'],
    promotions: [1, 404],
  }
  const index = townIndex([])
  assert.deepEqual(knownListing(index, 'flat', asked), {
    ...anyListing,
    rooms: [1],
    complexes: ['alpha'],
    deadlines: ['2027'],
    promotions: [1],
  })
  assert.deepEqual(knownListing(index, 'garage', asked).rooms, [])
  const looks: ListingQuery = { ...anyListing, restorations: ['fine'], views: ['mountains'] }
  assert.deepEqual(knownListing(index, 'garage', looks), anyListing)
  assert.deepEqual(knownListing(index, 'flat', looks), looks)
})

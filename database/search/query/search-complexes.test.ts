import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyComplex, type ComplexQuery } from '#domain/complex-query.ts'
import { duesOf, naiveComplexes, naiveFlats } from '#tests/helpers/search/naive-complexes.ts'
import { type NaiveUnit, told } from '#tests/helpers/search/naive-search.ts'
import { townComplexes, townComplexQueries, townUnits } from '#tests/helpers/search/search-arbitraries.ts'
import { town, type TownComplex, townIndex } from '#tests/helpers/search/town.ts'
import { complexFacets } from '../facets/complex-facets.ts'
import { searchComplexes } from './search-complexes.ts'

const wholeList = { page: 1, perPage: 100 }

function slugs(index: ReturnType<typeof townIndex>, query: Partial<ComplexQuery>): string[] {
  const { ids } = searchComplexes(index, { ...anyComplex, ...query }, wholeList)
  return ids.map((id) => index.words.complexes[id - 1]?.slug ?? '')
}

function flat(difference: Partial<NaiveUnit>): NaiveUnit {
  const unit = {
    id: 1,
    category: 'flat',
    complex: 'alpha',
    house: 'alpha-1',
    rooms: 1,
    status: 'free',
  } as const
  const facts = {
    restoration: null,
    views: [],
    sun: null,
    sides: [],
    promotions: [],
    features: [],
    deadline: null,
    kitchen: null,
    section: 0,
    floorsTotal: 0,
    handover: null,
    drawing: null,
  }
  return { ...unit, ...facts, price: 20, priceOld: null, area: 40, floor: 2, ...difference }
}

test('R174 a search finds the projects that a naive filter finds, in the same order', () => {
  fc.assert(
    fc.property(townComplexes, townUnits, townComplexQueries, (complexes, units, query) => {
      const expected = naiveComplexes(complexes, units, query)
      const index = townIndex(units, complexes)
      assert.deepEqual(slugs(index, query), expected)
      assert.equal(searchComplexes(index, query, wholeList).total, expected.length)
    }),
    { numRuns: 1000 },
  )
})

test('A18 the count of an option is the number of projects that choosing it alone would find', () => {
  fc.assert(
    fc.property(townComplexes, townUnits, townComplexQueries, (complexes, units, query) => {
      const facets = complexFacets(townIndex(units, complexes), query)
      const counts = <T>(options: readonly { value: T; count: number }[]) =>
        options.map(({ value, count }) => [value, count])
      const expected = <K extends keyof ComplexQuery>(key: K, options: readonly { value: unknown }[]) =>
        options.map(({ value }) => [
          value,
          naiveComplexes(complexes, units, { ...query, [key]: [value] }).length,
        ])

      assert.equal(facets.total, naiveComplexes(complexes, units, query).length)
      for (const key of [
        'cities',
        'classes',
        'statuses',
        'deadlines',
        'features',
        'rooms',
        'restorations',
        'promotions',
      ] as const) {
        assert.deepEqual(counts<unknown>(facets[key]), expected(key, facets[key]), key)
      }
      for (const key of ['price', 'area'] as const) {
        const values = naiveFlats(complexes, units, query, key).flatMap((unit) =>
          key === 'price' && told(unit) === Infinity ? [] : unit[key],
        )
        const span = values.length === 0 ? null : { min: Math.min(...values), max: Math.max(...values) }
        assert.deepEqual(facets[key], span, key)
      }
    }),
    { numRuns: 1000 },
  )
})

test('A18 filters of projects offer every value that a project or a flat on sale has, and no other', () => {
  fc.assert(
    fc.property(townComplexes, townUnits, townComplexQueries, (complexes, units, query) => {
      const facets = complexFacets(townIndex(units, complexes), query)
      const values = (options: readonly { value: unknown }[]) => new Set(options.map(({ value }) => value))
      const of = <T>(pick: (complex: TownComplex) => T | T[]) => new Set<unknown>(complexes.flatMap(pick))
      const onSale = units.filter(
        ({ category, status }) => category === 'flat' && ['free', 'request'].includes(status),
      )
      assert.deepEqual(
        values(facets.cities),
        of(({ city }) => city),
      )
      assert.deepEqual(
        values(facets.classes),
        of((complex) => complex.class),
      )
      assert.deepEqual(
        values(facets.statuses),
        of(({ status }) => status),
      )
      assert.deepEqual(values(facets.deadlines), of(duesOf))
      assert.deepEqual(
        values(facets.features),
        of(({ features }) => features),
      )
      assert.deepEqual(
        values(facets.promotions),
        of(({ promotions }) => promotions),
      )
      assert.deepEqual(values(facets.rooms), new Set(onSale.map(({ rooms }) => Math.min(4, rooms))))
      assert.deepEqual(
        values(facets.restorations),
        new Set(onSale.flatMap(({ restoration }) => restoration ?? [])),
      )
    }),
  )
})

test('R174 criteria about a flat must meet in one flat that can be bought', () => {
  const index = townIndex([
    flat({ id: 1, rooms: 1, price: 20 }),
    flat({ id: 2, rooms: 2, price: 40 }),
    flat({ id: 3, rooms: 2, price: 20, status: 'reserved' }),
    flat({ id: 4, rooms: 2, price: 20, category: 'comm' }),
    flat({ id: 5, rooms: 2, price: 30, complex: 'beta', house: 'beta-1', status: 'request' }),
    flat({ id: 6, rooms: 2, price: 30, complex: 'gamma', house: 'gamma-1' }),
  ])
  assert.deepEqual(slugs(index, { rooms: [2] }), ['alpha', 'beta', 'gamma'])
  assert.deepEqual(slugs(index, { rooms: [2], priceTo: 30 }), ['gamma'])
  assert.deepEqual(slugs(index, { rooms: [2], priceFrom: 30 }), ['alpha', 'gamma'])
  assert.deepEqual(slugs(index, { rooms: [2], priceTo: 20 }), [])
})

test('R174 with a criterion about a flat, the house of that flat must be due then', () => {
  const units = [flat({ id: 1, rooms: 1 }), flat({ id: 2, rooms: 3, house: 'alpha-2' })]
  const index = townIndex(units)
  assert.deepEqual(slugs(index, { deadlines: ['2027'] }), ['alpha', 'beta'])
  assert.deepEqual(slugs(index, { deadlines: ['ready'] }), ['alpha', 'gamma'])
  assert.deepEqual(slugs(index, { deadlines: ['2027'], rooms: [1] }), ['alpha'])
  assert.deepEqual(slugs(index, { deadlines: ['ready'], rooms: [1] }), [])
})

test('R174 a project without houses counts by its own deadline, and is shown while nobody asks for a flat', () => {
  const index = townIndex([])
  assert.deepEqual(slugs(index, {}), ['alpha', 'beta', 'gamma', 'delta'])
  assert.deepEqual(slugs(index, { deadlines: ['2030'] }), ['delta'])
  assert.deepEqual(slugs(index, { statuses: ['planned'] }), ['delta'])
  assert.deepEqual(slugs(index, { areaFrom: 0 }), [])
})

test('R174 what a sort does not know comes last in both directions, equals in the order of the menu', () => {
  const index = townIndex([
    flat({ id: 1, price: 0 }),
    flat({ id: 2, complex: 'beta', house: 'beta-1', price: 50 }),
    flat({ id: 3, complex: 'gamma', house: 'gamma-1', price: 40 }),
    flat({ id: 4, complex: 'gamma', house: 'gamma-1', price: 10, status: 'reserved' }),
  ])
  assert.deepEqual(slugs(index, { sort: 'price' }), ['gamma', 'beta', 'alpha', 'delta'])
  assert.deepEqual(slugs(index, { sort: '-price' }), ['beta', 'gamma', 'alpha', 'delta'])
  assert.deepEqual(slugs(index, { sort: 'deadline' }), ['gamma', 'beta', 'alpha', 'delta'])
  assert.deepEqual(slugs(index, { sort: '-deadline' }), ['delta', 'alpha', 'beta', 'gamma'])
  const undated = town.complexes.map((complex) => ({ ...complex, due: null }))
  assert.deepEqual(slugs(townIndex([], undated), { sort: '-deadline' }), ['gamma', 'alpha', 'beta', 'delta'])
})

test('R174 pages cut the list of projects, and are empty past its end', () => {
  const index = townIndex([])
  const page = (page: number) => searchComplexes(index, anyComplex, { page, perPage: 3 })
  assert.deepEqual(
    [page(1), page(2), page(3)],
    [
      { ids: [1, 2, 3], total: 4 },
      { ids: [4], total: 4 },
      { ids: [], total: 4 },
    ],
  )
})

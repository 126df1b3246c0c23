import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { manyRooms } from '../index/segment.ts'
import { makeUnit, type NaiveUnit, told } from '#tests/helpers/search/naive-search.ts'
import { townUnits } from '#tests/helpers/search/search-arbitraries.ts'
import { town, townIndex } from '#tests/helpers/search/town.ts'
import { similarUnits } from './similar-units.ts'

/** What the page of a unit asks for; `price` is null where it is on request. */
function similarTo(units: readonly NaiveUnit[], unit: NaiveUnit): number[] {
  const { id, category, rooms, area: area_total } = unit
  const price = told(unit) === Infinity ? null : unit.price
  const complex_id = town.complexes.findIndex(({ slug }) => slug === unit.complex) + 1
  return similarUnits(townIndex(units), { id, category, complex_id, rooms, area_total, price })
}

const roomsOf = ({ rooms }: NaiveUnit) => Math.min(rooms, manyRooms)

/** The units that come into question: of the eight nearest on each side, here and anywhere. */
function candidates(units: readonly NaiveUnit[], unit: NaiveUnit): NaiveUnit[] {
  const isByPrice = told(unit) !== Infinity
  const value = (one: NaiveUnit) => (isByPrice ? one.price : one.area)
  const alike = units.filter(
    (one) =>
      one.id !== unit.id &&
      one.category === unit.category &&
      one.status === 'free' &&
      (!isByPrice || told(one) !== Infinity) &&
      Math.abs(roomsOf(one) - roomsOf(unit)) <= 1,
  )
  const nearest = (some: NaiveUnit[]) =>
    [some.filter((one) => value(one) >= value(unit)), some.filter((one) => value(one) < value(unit))].flatMap(
      (side) =>
        side
          .toSorted((a, b) => Math.abs(value(a) - value(unit)) - Math.abs(value(b) - value(unit)))
          .slice(0, 8),
    )
  const here = nearest(alike.filter(({ complex }) => complex === unit.complex))
  return isByPrice ? [...new Set([...here, ...nearest(alike)])] : here
}

test('similar units are the nearest of those that are free and alike, on both sides of the price', () => {
  fc.assert(
    fc.property(townUnits, (units) => {
      for (const unit of units.slice(0, 5)) {
        const known = new Set(candidates(units, unit).map(({ id }) => id))
        const found = similarTo(units, unit)
        assert.equal(found.length, Math.min(4, known.size))
        for (const id of found) assert.ok(known.has(id), String(id))
      }
    }),
    { numRuns: 300 },
  )
})

test('A45 beside a price on request are units of the same project, near in area', () => {
  const own = makeUnit({ id: 1, status: 'request', price: 20_000_000, area: 50, rooms: 2 })
  const near = makeUnit({ id: 2, price: 90_000_000, area: 51, rooms: 2 })
  const far = makeUnit({ id: 3, price: 20_000_000, area: 80, rooms: 2 })
  const elsewhere = { complex: 'beta', house: 'beta-1' }
  const other = makeUnit({ id: 4, price: 20_000_000, area: 50, rooms: 2, ...elsewhere })
  assert.deepEqual(similarTo([own, near, far, other], own), [2, 3])
  const sold = makeUnit({ id: 5, price: 21_000_000, area: 50, rooms: 2, status: 'sold' })
  assert.deepEqual(similarTo([own, near, far, other, sold], { ...own, status: 'free' }), [3, 4, 2])
})

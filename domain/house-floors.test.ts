import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ListedStatus } from './estate-words.ts'
import { houseFloors } from './house-floors.ts'

const house = {
  floors: 3,
  sections: [
    { no: 1, floors: 3, units_per_floor: 2 },
    { no: 2, floors: 2, units_per_floor: 2 },
  ],
}

function unit(
  section: number,
  floor: number,
  position: number,
  status: ListedStatus = 'free',
  price: number | null = 20_000_000,
  category = 'flat',
) {
  return { number: String(position), section, floor, position, status, price, category }
}

function offer(units: Parameters<typeof houseFloors>[0], section: number, floor: number) {
  const { sections, floors } = houseFloors(units, house)
  return floors.find((row) => row.floor === floor)?.offers[sections.indexOf(section)] ?? null
}

test('a floor tells how many flats can be bought on it and from which price', () => {
  const units = [
    unit(1, 2, 1, 'free', 30_000_000),
    unit(1, 2, 2, 'free', 25_000_000),
    unit(1, 2, 3, 'request', null),
    unit(1, 2, 4, 'reserved', 10_000_000),
    unit(1, 2, 5, 'sold', null),
  ]
  assert.deepEqual(offer(units, 1, 2), {
    section: 1,
    floor: 2,
    kind: 'flat',
    total: 5,
    free: 3,
    priceFrom: 25_000_000,
  })
})

test('a floor that is sold out stays with nothing free; one without units and one above the roof are none', () => {
  const units = [unit(1, 3, 1, 'sold', null)]
  assert.deepEqual(offer(units, 1, 3), {
    section: 1,
    floor: 3,
    kind: 'flat',
    total: 1,
    free: 0,
    priceFrom: null,
  })
  assert.equal(offer(units, 1, 2), null)
  assert.equal(offer(units, 2, 3), null)
})

test('a ground floor without flats tells of its premises, and parking below the ground is no floor', () => {
  const units = [
    unit(1, 1, 1, 'free', 60_000_000, 'comm'),
    unit(1, 2, 1),
    unit(1, -1, 1, 'free', 5_000_000, 'garage'),
  ]
  const shops = offer(units, 1, 1)
  assert.deepEqual([shops?.kind, shops?.free, shops?.priceFrom], ['comm', 1, 60_000_000])
  assert.deepEqual(
    houseFloors(units, house).floors.map(({ floor }) => floor),
    [3, 2, 1],
  )
})

test('criteria narrow what is free, not what is there', () => {
  const units = [unit(1, 2, 1, 'free', 30_000_000), unit(1, 2, 2, 'free', 20_000_000)]
  const { floors } = houseFloors(units, house, ({ price }) => price !== null && price < 25_000_000)
  const found = floors.find(({ floor }) => floor === 2)?.offers[0]
  assert.deepEqual([found?.total, found?.free, found?.priceFrom], [2, 1, 20_000_000])
})

test('every flat of a house is counted once, those of an unknown section too', () => {
  const units = Array.from({ length: 60 }, (_, index) =>
    unit(index % 3, 1 + (index % 5), index, index % 2 === 0 ? 'free' : 'sold'),
  )
  const offers = houseFloors(units, house).floors.flatMap((row) => row.offers)
  const sum = (of: 'total' | 'free') => offers.reduce((all, each) => all + (each?.[of] ?? 0), 0)
  assert.equal(sum('total'), 60)
  assert.equal(sum('free'), 30)
})

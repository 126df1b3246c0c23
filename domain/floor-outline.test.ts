import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Rect } from './elevation.ts'
import { floorPlate, type PlateUnit } from './floor-outline.ts'

function unit(id: number, area_total: number, looks: readonly number[] = [], area_balcony = 0): PlateUnit {
  return {
    id,
    number: String(id),
    position_on_floor: id,
    area_total,
    area_balcony,
    windows: looks.map((azimuth) => ({ azimuth })),
  }
}

/** The same numbers in every run. */
function numbers(seed: number): (min: number, max: number) => number {
  let state = seed
  return (min, max) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return min + Math.floor((state / 2_147_483_648) * (max - min + 1))
  }
}

function overlap(a: Rect, b: Rect): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.min(across, down)
}

test('units stand where their windows look, along each side in the order of their places', () => {
  const [street, yard] = [356, 176]
  const units = [unit(4, 50, [yard]), unit(2, 40, [street]), unit(1, 60, [street, 86]), unit(3, 30, [yard])]
  const { places, north, areSidesKnown } = floorPlate(units, street)
  assert.equal(areSidesKnown, true)
  const on = (side: string) =>
    places
      .filter((place) => place.side === side)
      .toSorted((a, b) => a.x - b.x)
      .map((place) => place.unit.id)
  assert.deepEqual(
    [on('street'), on('yard')],
    [
      [1, 2],
      [3, 4],
    ],
  )
  assert.equal(north, 184, 'the street is below and looks almost north')
  const corner = places.find((place) => place.unit.id === 1)
  assert.equal(corner?.windows.filter(({ x1, x2 }) => x1 === 0 && x2 === 0).length, 1)
})

test('R773 where nothing is known of windows, the first half of the area is along the street, which is not said', () => {
  const { places, areSidesKnown } = floorPlate([unit(1, 40), unit(2, 60), unit(3, 50), unit(4, 45)], 0)
  const street = places.filter(({ side }) => side === 'street').map((place) => place.unit.id)
  assert.deepEqual(street, [1, 2])
  assert.equal(areSidesKnown, false)
})

test('along a side widths follow areas', () => {
  const { places } = floorPlate([unit(1, 30, [0]), unit(2, 90, [0]), unit(3, 60, [180])], 0)
  const [small, large] = places
  assert.ok(small !== undefined && large !== undefined)
  assert.ok(Math.abs(large.width / small.width - 3) < 0.02)
})

test('a balcony stands outside the outer wall, and a unit without one has none', () => {
  const { places, height } = floorPlate([unit(1, 40, [0], 4), unit(2, 40, [0])], 0)
  assert.equal(places[0]?.balcony?.y, height)
  assert.equal(places[1]?.balcony, null)
})

test('whatever the units: each is drawn once, on the floor, beside the others and the corridor, with a window', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const random = numbers(seed)
    const azimuth = random(0, 359)
    const units = Array.from({ length: random(1, 24) }, (_, index) => ({
      ...unit(index + 1, random(18, 240), random(0, 3) === 0 ? [] : [random(0, 359)], random(0, 9)),
      position_on_floor: random(0, 2) === 0 ? null : random(1, 24),
    }))
    const plate = floorPlate(units, azimuth)
    const ids = plate.places.map((place) => place.unit.id)
    assert.deepEqual(
      ids.toSorted((a, b) => a - b),
      units.map(({ id }) => id),
      `seed ${String(seed)}`,
    )
    const parts: Rect[] = [...plate.places, plate.corridor, plate.stairs, plate.lift]
    for (const [index, part] of parts.entries()) {
      assert.ok(part.width > 0 && part.height > 0, `seed ${String(seed)}`)
      assert.ok(part.x >= 0 && part.x + part.width <= plate.width + 0.11, `seed ${String(seed)}`)
      assert.ok(part.y >= 0 && part.y + part.height <= plate.height + 0.11, `seed ${String(seed)}`)
      for (const other of parts.slice(index + 1)) {
        assert.ok(overlap(part, other) <= 0.001, `seed ${String(seed)}`)
      }
    }
    const filled = parts.slice(0, -3).reduce((sum, { width }) => sum + width, 0)
    const core = plate.stairs.width + plate.lift.width
    const sides = new Set(plate.places.map(({ side }) => side))
    const walls = (sides.has('street') ? plate.width : 0) + (sides.has('yard') ? plate.width - core : 0)
    assert.ok(Math.abs(filled - walls) < 1.5, `seed ${String(seed)}: both sides are filled`)
    assert.ok(plate.places.every(({ windows }) => windows.length > 0))
    assert.ok(plate.north !== null && plate.north >= 0 && plate.north < 360)
  }
})

test('R509 units whose areas are not known have a place on the drawing like the others', () => {
  for (const areas of [
    [0, 0, 0],
    [60, 0, -1],
  ]) {
    const plate = floorPlate(
      areas.map((area, index) => unit(index + 1, area)),
      0,
    )
    assert.doesNotMatch(JSON.stringify(plate), /null,"height"|"(?:x|y|width)":null/)
    for (const { width, height } of plate.places) assert.ok(width > 0 && height > 0)
  }
})

test('R766 R773 where nobody told how the house stands, no side and no north is known', () => {
  const { north, areSidesKnown, places } = floorPlate([unit(1, 40, [0]), unit(2, 60, [180])], null)
  assert.deepEqual([north, areSidesKnown, places.length], [null, false, 2])
})

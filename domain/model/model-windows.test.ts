import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ModelHouse } from './model-bodies.ts'
import { litWindows, modelSpot, type ModelUnit } from './model-windows.ts'

/** Forty metres along the south, ten deep, its street side to the south. */
const house: ModelHouse = {
  id: 1,
  name: 'House',
  floors: 9,
  sections: [
    { no: 1, units_per_floor: 4 },
    { no: 2, units_per_floor: 4 },
  ],
  azimuth: 180,
  footprint: [
    [0, 0],
    [40, 0],
    [40, 10],
    [0, 10],
  ],
  height_m: 29,
  base_m: 2,
  ground_floor_m: 4,
  floor_m: 3,
  parts: [],
}

function flat(id: number, section: number, floor: number, place: number | null, side = 180): ModelUnit {
  return { id, house_id: 1, section, floor, position_on_floor: place, windows: [{ azimuth: side }] }
}

test('R1124 a window is in the middle of the wall that looks to its side, a metre and a half above its floor', () => {
  const spot = modelSpot(house, 3, 200)
  assert.deepEqual(spot && { ...spot, north: Math.round(spot.north * 10) / 10 }, {
    east: 20,
    north: -0.1,
    up: 2 + 4 + 3 + 1.5,
    azimuth: 180,
  })
  assert.equal(modelSpot({ ...house, footprint: [] }, 3, 200), null)
})

test('R1123 windows of one riser are above each other, those of sections from left to right as seen from the street', () => {
  const windows = litWindows(
    [house],
    [flat(1, 1, 2, 1), flat(2, 1, 5, 1), flat(3, 2, 5, 1), flat(4, 2, 5, 3)],
  )
  const east = (unit: number) => windows.find((window) => window.unit === unit)?.east ?? NaN
  assert.ok(Math.abs(east(1) - east(2)) < 1e-9)
  assert.ok(east(2) < east(3) && east(3) < east(4), windows.map((window) => window.east).join())
  const yard = litWindows([house], [flat(1, 1, 2, 1, 0), flat(2, 2, 2, 1, 0)])
  assert.ok(
    (yard[0]?.east ?? NaN) < (yard[1]?.east ?? NaN),
    'the yard side has the sections where the street has them',
  )
})

test('R1123 without a place or a section windows stand evenly, and one below the ground has none', () => {
  const windows = litWindows([house], [flat(1, 0, 2, null), flat(2, 0, 2, null), flat(3, 1, -1, 1)])
  assert.deepEqual(
    windows.map(({ unit, east }) => [unit, east]),
    [
      [1, 10],
      [2, 30],
    ],
  )
})

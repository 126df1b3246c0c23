import assert from 'node:assert/strict'
import { test } from 'node:test'
import { floorLevels, modelBodies, type ModelHouse } from './model-bodies.ts'

const square = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
] as const

const house: ModelHouse = {
  id: 1,
  name: 'House',
  floors: 4,
  sections: [],
  azimuth: null,
  footprint: square,
  height_m: 14,
  base_m: 3,
  ground_floor_m: 4,
  floor_m: 3,
  parts: [],
}

test('R1120 bodies stand on the lowest ground and end at the height of their record above their own', () => {
  const neighbours = [{ footprint: square, height_m: 20, base_m: -2 }]
  assert.deepEqual(
    modelBodies({ houses: [house], neighbours }).bodies.map(({ bottom, top, house: of }) => [
      bottom,
      top,
      of,
    ]),
    [
      [-2, 17, 1],
      [-2, 18, null],
    ],
  )
  const parts = [
    { footprint: square, height_m: 9 },
    { footprint: square, height_m: 14 },
  ]
  const { bodies } = modelBodies({ houses: [{ ...house, parts }], neighbours: [] })
  assert.deepEqual(
    bodies.map(({ top }) => top),
    [12, 17],
  )
  assert.deepEqual(floorLevels(house), [7, 10, 13])
})

test('R1122 a town of outlines is cut to what a frame can draw: neighbours go before houses, and are counted', () => {
  const round = Array.from({ length: 200 }, (_, step): [number, number] => [
    Math.cos(step / 31.9) * 9,
    Math.sin(step / 31.9) * 9,
  ])
  const neighbours = Array.from({ length: 200 }, () => ({ footprint: round, height_m: 20, base_m: 0 }))
  const { bodies, left } = modelBodies({ houses: [house], neighbours })
  assert.equal(bodies[0]?.house, 1)
  assert.equal(bodies.length + left, 201)
  const corners = bodies.reduce((sum, { footprint }) => sum + footprint.length, 0)
  // Two triangles of a wall and one of a roof for each, and once more for the shadows.
  assert.ok(corners * 3 * 2 <= 40_000, `${corners}`)
})

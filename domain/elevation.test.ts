import assert from 'node:assert/strict'
import { test } from 'node:test'
import { elevation, type ElevationHouse } from './elevation.ts'

const house: ElevationHouse = {
  floors: 9,
  sections: [
    { no: 1, floors: 9, units_per_floor: 6 },
    { no: 2, floors: 6, units_per_floor: 3 },
  ],
  footprint: [
    [-30, -8],
    [30, -8],
    [30, 8],
    [-30, 8],
  ],
  azimuth: 180,
  height_m: 30.8,
}

test('a house is as long as its footprint along the street, its sections as wide as they have flats', () => {
  const { width, sections } = elevation(house)
  assert.equal(width, 600)
  assert.deepEqual(
    sections.map((section) => section.width),
    [400, 200],
  )
  assert.equal(elevation({ ...house, azimuth: 90 }).width, 160, 'the gable is the street side')
  assert.equal(elevation({ ...house, footprint: [] }).width, 405)
})

test('a lower section ends lower, all stand on one ground', () => {
  const { height, sections } = elevation(house)
  const [high, low] = sections
  assert.ok(high !== undefined && low !== undefined)
  assert.equal(high.y, 0)
  assert.ok(low.y > 60)
  assert.deepEqual(
    sections.map((section) => section.y + section.height),
    [height, height],
  )
})

test('windows of a riser lie above each other, the stairs in the middle of a section', () => {
  for (const { bays, x, width } of elevation(house).sections) {
    assert.equal(bays.filter(({ kind }) => kind === 'stairs').length, 1)
    assert.equal(
      bays.findIndex(({ kind }) => kind === 'stairs'),
      (bays.length - 1) / 2,
    )
    const last = bays.at(-1)
    assert.ok(last !== undefined && Math.abs(last.x + last.width - x - width) < 1)
  }
})

test('whatever the house: storeys fill their section from the ground up and never overlap', () => {
  for (const floors of [1, 2, 5, 9, 16, 26, 40]) {
    for (const count of [0, 1, 2, 5, 8]) {
      for (const height_m of [0, 3, 30, 150]) {
        const sections = Array.from({ length: count }, (_, index) => ({
          no: index + 1,
          floors: Math.max(0, floors - index),
          units_per_floor: index * 3,
        }))
        const drawn = elevation({ ...house, floors, sections, height_m })
        assert.ok(drawn.sections.length >= 1)
        for (const { storeys, y, x, width } of drawn.sections) {
          const [top] = storeys
          assert.ok(top !== undefined && top.y > y && width > 0)
          assert.equal(storeys.at(-1)?.floor, 1)
          for (const [index, storey] of storeys.entries()) {
            const foot = storeys[index + 1]?.y ?? drawn.height
            assert.equal(storey.y + storey.height, foot)
            assert.deepEqual([storey.x, storey.width], [x, width])
          }
        }
        const ends = drawn.sections.map((section) => section.x + section.width)
        assert.deepEqual(
          drawn.sections.map(({ x }) => x),
          [0, ...ends.slice(0, -1)],
        )
        assert.equal(ends.at(-1), drawn.width)
      }
    }
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Model } from '#contract/model.ts'
import { openWindow, shownModel } from './model-shown.ts'

const house = {
  id: 1,
  slug: 'house-1',
  name: 'House 1',
  floors: 9,
  sections: [],
  azimuth: 180,
  footprint: square(0, 0),
  height_m: 30,
  base_m: 0,
  ground_floor_m: null,
  floor_m: null,
  parts: [],
}
const flat = {
  id: 5,
  slug: '5',
  number: '5',
  house_id: 1,
  section: 0,
  floor: 2,
  position_on_floor: null,
  rooms: 2,
  area_total: 60,
  price: null,
  windows: [{ azimuth: 180 }, { azimuth: 90 }, { azimuth: 0 }],
}

/** A flat with windows to south, east and north, and what stands around. */
function around(neighbours: Model['neighbours'], horizon: Model['horizon'] = null) {
  const place = { id: 1, slug: 'project', name: 'Project', lat: 43.25, lng: 76.9 }
  return shownModel({ ...place, houses: [house], flats: [flat], neighbours, horizon })
}

function square(east: number, north: number): [number, number][] {
  return [
    [east, north],
    [east + 12, north],
    [east + 12, north + 12],
    [east, north + 12],
  ]
}

const whole = { day: 80, minutes: 720, unit: 5, side: null }
const neighbour = (east: number, north: number) => ({
  footprint: square(east, north),
  height_m: 30,
  base_m: 0,
})

test('R1124 a view begins with the side that has something straight before it, else aside, else with the first', () => {
  assert.equal(openWindow(around([]), whole)?.side, 180)
  assert.equal(openWindow(around([neighbour(0, 40)]), whole)?.side, 0)
  assert.equal(openWindow(around([neighbour(40, 0)]), whole)?.side, 90)
  // To the north-east, before neither window.
  assert.equal(openWindow(around([neighbour(30, 60)]), whole)?.side, 90)
  const mountains = [350, 0, 10].map((azimuth) => ({ azimuth, angle: 5 }))
  assert.equal(openWindow(around([], { source: 'A survey', outline: mountains }), whole)?.side, 0)
})

test('R1124 the side of an address is kept', () => {
  assert.equal(openWindow(around([neighbour(0, 40)]), { ...whole, side: 180 })?.side, 180)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '#tests/walk/random.ts'
import { sunHours, sunPaths } from '../sun-hours.ts'
import type { ModelBody } from './model-bodies.ts'
import { spotReach } from './model-shade.ts'
import { outwardOf } from './model-windows.ts'
import { sunDays } from './sun-place.ts'
import { windowSun } from './window-sun.ts'

const place = { lat: 43.25, lng: 76.9 }
/** A window to the south, ten metres up. */
const spot = { east: 0, north: 0, up: 10, azimuth: 180 }

function block(east: number, north: number, size: number, top: number): ModelBody {
  const footprint = [
    [east, north],
    [east + size, north],
    [east + size, north + size],
    [east, north + size],
  ] as const
  return { footprint, bottom: 0, top, house: null }
}

test('R1337 the sun of a window on the three days of the hours of sun is that of the index', () => {
  const { next: random } = seededRandom(1337)
  const paths = sunPaths(place.lat)
  for (let round = 0; round < 60; round++) {
    const bodies = Array.from({ length: 6 }, () =>
      block(random() * 160 - 80, -20 - random() * 90, 8 + random() * 12, random() * 60),
    )
    const azimuth = Math.floor(random() * 360)
    const [east, north] = outwardOf(azimuth)
    // The index puts a window a little in front of its wall itself.
    const wall = { ...spot, azimuth, east: -east * 0.1, north: -north * 0.1 }
    const known = sunHours(paths, bodies, [wall])
    for (const month of ['dec', 'mar', 'jun'] as const) {
      const { hours, spans } = windowSun(sunDays[month], { ...spot, azimuth }, spotReach(spot, bodies), place)
      assert.ok(Math.abs(hours - known[month]) < 0.01, `${month} ${round}: ${hours}, ${known[month]}`)
      const said = spans.reduce((sum, { from, to }) => sum + to - from, 0) / 60
      assert.ok(Math.abs(said - hours) < 1e-6, `${said}, ${hours}`)
    }
  }
})

test('R1337 a body before a window tears the sun in two spans, and one to the north has none in December', () => {
  const open = windowSun(sunDays.dec, spot, spotReach(spot, []), place)
  assert.equal(open.spans.length, 1)
  const torn = windowSun(sunDays.dec, spot, spotReach(spot, [block(-8, -40, 16, 60)]), place)
  assert.equal(torn.spans.length, 2)
  assert.ok(torn.hours < open.hours)
  assert.deepEqual(windowSun(sunDays.dec, { ...spot, azimuth: 0 }, spotReach(spot, []), place), {
    spans: [],
    hours: 0,
  })
})

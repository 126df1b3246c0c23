import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isInFront, spotReach } from '#domain/model/model-shade.ts'
import { sunDays, sunPlace } from '#domain/model/sun-place.ts'
import { windowView } from './window-view.ts'

const almaty = { lat: 43.25, lng: 76.9 }
/** A window to the south, ten metres up. */
const window = { east: 0, north: 0, up: 10, azimuth: 180 }
const ahead = {
  footprint: [
    [-10, -60],
    [10, -60],
    [10, -40],
    [-10, -40],
  ],
  bottom: 0,
  top: 50,
  house: null,
} as const
const noon = { day: sunDays.dec, minutes: 720 }

function view(over: Partial<{ body: typeof ahead | null; horizon: Parameters<typeof windowView>[4] }> = {}) {
  return windowView(window, over.body === null ? [] : [ahead], noon, almaty, over.horizon ?? null)
}

test('R1124 a neighbour stands as high and as wide before the window as its distance makes it', () => {
  const [body] = view().bodies
  assert.ok(body)
  const points = [...`${body.lit}${body.dim}`.matchAll(/([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ])
  const top = Math.min(...points.map(([, y]) => y ?? NaN))
  // Seven units a degree: the near wall rises 40 m over the eye at 40 m.
  assert.ok(Math.abs((view().level - top) / 7 - 45) < 0.2, `${(view().level - top) / 7}`)
  const xs = points.map(([x]) => x ?? NaN)
  const wide = (Math.max(...xs) - Math.min(...xs)) / 7
  assert.ok(Math.abs(wide - 2 * ((Math.atan2(10, 40) / Math.PI) * 180)) < 0.2, `${wide}`)
})

test('R1124 what is behind the window is not seen', () => {
  const behind = {
    ...ahead,
    footprint: ahead.footprint.map(([east, north]): [number, number] => [east, -north]),
  }
  assert.deepEqual(windowView(window, [behind], noon, almaty, null).bodies, [])
})

test('R1124 the sun stands in the middle at its noon, and its way has its hours', () => {
  const { sun, hours, width, level } = view({ body: null })
  assert.ok(sun)
  assert.ok(Math.abs(sun[0] - width / 2) < 30, `${sun[0]}`)
  assert.ok(Math.abs((level - sun[1]) / 7 - (90 - 43.25 - 23.44)) < 0.5, `${sun[1]}`)
  assert.ok(hours.some(({ hour }) => hour === 12) && !hours.some(({ hour }) => hour === 0))
})

test('R1125 mountains are drawn from a record alone, and not between points that are far apart', () => {
  assert.equal(view().horizon, '')
  const outline = [
    { azimuth: 170, angle: 8 },
    { azimuth: 180, angle: 12 },
    { azimuth: 190, angle: 9 },
    { azimuth: 230, angle: 5 },
  ]
  assert.equal(view({ horizon: { outline } }).horizon.match(/M/g)?.length, 2)
})

test('R1584 the sun that a window has is in its drawing: in its place, or beyond an edge with the way to it', () => {
  let looks = 0
  for (const azimuth of [90, 180, 225, 315])
    for (const day of Object.values(sunDays))
      for (let minutes = 0; minutes < 24 * 60; minutes += 15) {
        const spot = { ...window, azimuth }
        const sun = sunPlace({ day, minutes }, almaty)
        const { sun: drawn, beyond } = windowView(spot, [], { day, minutes }, almaty, null)
        const shines = spotReach(spot, [])(sun) && isInFront(spot, sun)
        assert.equal(drawn !== null || beyond !== null, shines, `${azimuth}° ${day} ${minutes}`)
        assert.ok(drawn === null || beyond === null)
        if (shines) looks++
      }
  assert.ok(looks > 100)
  const { beyond } = windowView(window, [], { day: sunDays.jun, minutes: 720 }, almaty, null)
  assert.deepEqual(beyond?.way, [0, -1], 'in June it is above')
  assert.equal(beyond.at[1], 0)
})

test('R1584 our houses have their names over the nearest of their bodies, those that are hidden none', () => {
  const house = (id: number, from: number, top: number) => ({
    ...ahead,
    footprint: ahead.footprint.map(([east, north]): [number, number] => [east, north - from]),
    top,
    house: id,
  })
  const named = (...bodies: Parameters<typeof windowView>[1][number][]) =>
    windowView(window, bodies, noon, almaty, null).names.map(({ house: id }) => id)
  assert.deepEqual(named(house(1, 0, 30)), [1])
  assert.deepEqual(named(ahead), [], 'a neighbour has none')
  assert.deepEqual(named(house(1, 0, 30), house(2, 60, 12)), [1])
  assert.deepEqual(named(house(1, 0, 20), house(1, 30, 60)), [1])
})

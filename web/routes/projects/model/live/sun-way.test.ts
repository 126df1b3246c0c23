import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Mesh, Vector3 } from 'three'
import { sunDays, sunPlace, sunTimes } from '#domain/model/sun-place.ts'
import { apartBy, onSky } from './sky-shapes.ts'
import { createSunWay, sunHoursOn } from './sun-way.ts'

const place = { lat: 43.25, lng: 76.9 }

/** The direction of a place around the eye. */
function aimOf({ x, y, z }: Vector3) {
  return {
    azimuth: ((Math.atan2(x, -z) / Math.PI) * 180 + 360) % 360,
    height: (Math.atan2(y, Math.hypot(x, z)) / Math.PI) * 180,
  }
}

test('R1331 a direction meets the sky where it looks: east is x, up is y, south is z', () => {
  const near = (at: readonly number[], expected: readonly number[]) =>
    assert.ok(
      at.every((value, axis) => Math.abs(value - (expected[axis] ?? NaN)) < 1e-9),
      at.join(),
    )
  near(onSky({ azimuth: 90, height: 0 }, 10), [10, 0, 0])
  near(onSky({ azimuth: 180, height: 0 }, 10), [0, 0, 10])
  near(onSky({ azimuth: 0, height: 90 }, 10), [0, 10, 0])
  assert.ok(Math.abs(apartBy({ azimuth: 350, height: 0 }, { azimuth: 10, height: 0 }) - 20) < 1e-9)
})

/** The corners of the strokes that a way shows on a day. */
function cornersOn(way: ReturnType<typeof createSunWay>, day: number): Vector3[] {
  way.show(day)
  way.group.updateMatrixWorld()
  const [mesh] = way.group.children
  assert.ok(mesh instanceof Mesh)
  const { drawRange, attributes } = mesh.geometry
  return Array.from({ length: drawRange.count }, (_, index) =>
    new Vector3()
      .fromBufferAttribute(attributes['position'], drawRange.start + index)
      .applyMatrix4(mesh.matrixWorld),
  )
}

test('R1331 the way of the sun goes through where the sun is, from its rise to its set, on every day', () => {
  const way = createSunWay(place, 100)
  for (let day = 1; day <= 365; day += 13) {
    const corners = cornersOn(way, day)
    assert.ok(corners.every((corner) => Math.abs(corner.length() - 100) < 0.2))
    const aims = corners.map(aimOf)
    const times = sunTimes(day, place)
    assert.ok(times)
    for (let minutes = Math.ceil(times.rise / 10) * 10 + 20; minutes < times.set - 20; minutes += 10) {
      const sun = sunPlace({ day, minutes }, place)
      const nearest = Math.min(...aims.map((aim) => apartBy(aim, sun)))
      assert.ok(nearest < 0.2, `${day}, ${minutes}: ${nearest}`)
    }
    // A stroke is 0.3° wide, also when the sun is far from the middle of the sky.
    const [from, , , , , beside] = aims
    assert.ok(from !== undefined && beside !== undefined)
    assert.ok(Math.abs(apartBy(from, beside) - 0.3) < 0.001, `${day}: ${apartBy(from, beside)}`)
    // No more than the width of a stroke below the horizon.
    assert.ok(aims.every(({ height }) => height > -0.3))
  }
})

test('R1331 each full hour of the day above the horizon has its place on the way', () => {
  const hours = sunHoursOn(sunDays.dec, place)
  const times = sunTimes(sunDays.dec, place)
  assert.ok(times)
  const expected = Array.from({ length: 24 }, (_, hour) => hour).filter(
    (hour) => hour * 60 > times.rise && hour * 60 < times.set,
  )
  assert.deepEqual(
    hours.map(({ hour }) => hour),
    expected,
  )
  for (const { hour, ...aim } of hours)
    assert.ok(apartBy(aim, sunPlace({ day: sunDays.dec, minutes: hour * 60 }, place)) < 1e-4)
})

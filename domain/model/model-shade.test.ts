import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '#tests/walk/random.ts'
import { distanceTo } from '../sun-hours.ts'
import type { ModelBody } from './model-bodies.ts'
import { modelLooks, spotReach, sunnyUnits, sunReach } from './model-shade.ts'
import { outwardOf } from './model-windows.ts'

test('R1188 bodies that are left out at once change nothing: 20,000 random spots have the sun that all bodies leave them', () => {
  const { next: random } = seededRandom(1188)
  let reached = 0
  for (let quarter = 0; quarter < 200; quarter++) {
    const bodies = Array.from({ length: 12 }, (): ModelBody => {
      const [east, north, turn] = [random() * 400 - 200, random() * 400 - 200, random() * 360]
      const [along, aside] = [outwardOf(turn), outwardOf(turn + 90)]
      const [long, deep] = [10 + random() * 60, 8 + random() * 12]
      const corner = (a: number, b: number) =>
        [east + along[0] * a + aside[0] * b, north + along[1] * a + aside[1] * b] as const
      return {
        footprint: [corner(0, 0), corner(long, 0), corner(long, deep), corner(0, deep)],
        bottom: 0,
        top: 5 + random() * 70,
        house: 1,
      }
    })
    const azimuth = random() * 360
    const sun = { ray: outwardOf(azimuth), azimuth, height: random() * 60 + 1 }
    const isReached = sunReach(sun, bodies)
    const slope = Math.tan((sun.height / 180) * Math.PI)
    for (let spot = 0; spot < 100; spot++) {
      const at = { east: random() * 500 - 250, north: random() * 500 - 250, up: random() * 80 }
      const all = !bodies.some(
        ({ footprint, top }) =>
          top > at.up && at.up + distanceTo(footprint, [at.east, at.north], sun.ray) * slope < top,
      )
      assert.equal(isReached(at), all)
      assert.equal(spotReach(at, bodies)(sun), all)
      if (all) reached++
    }
  }
  assert.ok(reached > 4000 && reached < 19_000, `${reached}`)
})

test('R1121 a flat is counted once, whichever of its windows the sun shines into, and none by night', () => {
  const house = {
    id: 1,
    name: 'House',
    floors: 2,
    sections: [],
    azimuth: 180,
    footprint: [
      [0, 0],
      [40, 0],
      [40, 12],
      [0, 12],
    ],
    height_m: 8,
    base_m: 0,
    ground_floor_m: null,
    floor_m: null,
    parts: [],
  } as const
  const unit = (id: number, floor: number, ...azimuths: number[]) => ({
    id,
    house_id: 1,
    section: 1,
    floor,
    position_on_floor: null,
    windows: azimuths.map((azimuth) => ({ azimuth })),
  })
  const units = [unit(1, 1, 180, 90), unit(2, 1, 0), unit(3, 2, 0, 180), unit(4, 0, 180)]
  const looks = modelLooks([house], units)
  const south = { ray: outwardOf(180), azimuth: 180, height: 30 }
  assert.deepEqual(sunnyUnits(looks, south, []), new Set([1, 3]))
  assert.deepEqual(sunnyUnits(looks, { ...south, height: -1 }, []), new Set())
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SunHours } from './sun-hours.ts'
import { type HouseLight, lightsOfProject, type Neighbour } from './unit-light.ts'

const light: HouseLight = { base_m: 0, ground_floor_m: 4, floor_m: 3, parts: [], windows: [] }

/** A square of 20 metres around a point. */
function square(east: number, north: number): [number, number][] {
  return [
    [east - 10, north - 10],
    [east + 10, north - 10],
    [east + 10, north + 10],
    [east - 10, north + 10],
  ]
}

/** A house of nine floors. */
function houseAt(id: number, east: number, north: number, difference: Partial<HouseLight> = {}) {
  return { id, footprint: square(east, north), floors: 9, height_m: 29, light: { ...light, ...difference } }
}

const first = houseAt(1, 0, 0)
type House = Omit<typeof first, 'height_m'> & { readonly height_m: number | null }

/** The hours of a flat in the first of these houses, all in Almaty. */
function sunIn(
  floor: number,
  azimuths: readonly number[],
  {
    houses = [first],
    neighbours = [],
  }: { houses?: readonly House[]; neighbours?: readonly Neighbour[] } = {},
): SunHours | null {
  const windows = azimuths.map((azimuth) => ({ azimuth }))
  return lightIn(houses, { floor }, windows, neighbours).sun
}

function lightIn(
  houses: readonly House[],
  place: {
    floor?: number
    section?: number
    riser?: number
    position_on_floor?: number
    category?: 'garage'
  },
  told: readonly { azimuth: number }[] | null,
  neighbours: readonly Neighbour[] = [],
) {
  const of = lightsOfProject(43.2, houses, neighbours).get(1)
  assert.ok(of)
  return of({ category: 'flat', section: 1, floor: 2, riser: null, position_on_floor: null, ...place }, told)
}

function near(actual: SunHours | null, expected: SunHours): void {
  assert.ok(actual)
  for (const month of ['dec', 'mar', 'jun'] as const) {
    assert.ok(Math.abs(actual[month] - expected[month]) <= 0.2, `${month}: ${actual[month]} hours`)
  }
}

test('R680 a window that nothing shades has the sun as long as it is above the horizon and before its wall', () => {
  near(sunIn(5, [180]), { dec: 8.8, mar: 12, jun: 8.3 })
  near(sunIn(5, [90]), { dec: 4.4, mar: 6, jun: 7.6 })
  near(sunIn(5, [0]), { dec: 0, mar: 0, jun: 6.9 })
  near(sunIn(5, [90, 270]), { dec: 8.8, mar: 12, jun: 15.2 })
})

test('R680 a house of the project or a neighbour to the south takes the winter sun, from the lower floors first', () => {
  const free = sunIn(2, [180])
  const house = { houses: [first, houseAt(2, 0, -50)] }
  const neighbour = { neighbours: [{ footprint: square(0, -50), height_m: 29, base_m: 0 }] }
  for (const beside of [house, neighbour]) {
    const [low, high] = [sunIn(2, [180], beside), sunIn(9, [180], beside)]
    assert.ok(low && high && free)
    assert.ok(low.dec < high.dec && high.dec <= free.dec, `${low.dec}, ${high.dec}, ${free.dec}`)
    assert.equal(low.jun, free.jun)
  }
  assert.deepEqual(sunIn(2, [180], house), sunIn(2, [180], neighbour))
  assert.deepEqual(sunIn(2, [180], { houses: [first, houseAt(2, 0, 60)] }), free)
})

test('R680 the ground counts: a house on a slope above its neighbour has more sun, one below it less', () => {
  const hours = (floor: number, base: number) =>
    sunIn(floor, [180], { houses: [houseAt(1, 0, 0, { base_m: base }), houseAt(2, 0, -40)] })?.dec ?? NaN
  assert.ok(hours(8, -10) < hours(8, 0), `${hours(8, -10)}, ${hours(8, 0)}`)
  assert.ok(hours(2, 0) < hours(2, 40), `${hours(2, 0)}, ${hours(2, 40)}`)
  assert.equal(hours(2, 40), sunIn(2, [180])?.dec)
  const hill: Neighbour = { footprint: square(0, -50), height_m: 5, base_m: 24 }
  assert.deepEqual(
    sunIn(2, [180], { neighbours: [hill] }),
    sunIn(2, [180], { houses: [first, houseAt(2, 0, -50)] }),
  )
})

test('R680 a house shades its own yard, and a low part of it takes less than its outline at full height', () => {
  /** An L: a wing along the east of the yard. */
  const footprint: [number, number][] = [
    [0, 0],
    [60, 0],
    [60, 60],
    [45, 60],
    [45, 15],
    [0, 15],
  ]
  const bent = { ...first, footprint }
  // The morning sun comes over the wing into the north side of the yard.
  const straight = {
    ...first,
    footprint: [
      [0, 0],
      [60, 0],
      [60, 15],
      [0, 15],
    ] as [number, number][],
  }
  const [own, free] = [sunIn(2, [0], { houses: [bent] }), sunIn(2, [0], { houses: [straight] })]
  assert.ok(own && free && own.jun < free.jun, JSON.stringify([own, free]))
  const wing = {
    footprint: [
      [45, 15],
      [60, 15],
      [60, 60],
      [45, 60],
    ] as [number, number][],
    height_m: 3,
  }
  const body = { footprint: straight.footprint, height_m: 29 }
  const low = sunIn(2, [0], { houses: [{ ...bent, light: { ...light, parts: [body, wing] } }] })
  assert.deepEqual(low, free)
})

test('R680 a side of the world means the wall that is turned to it', () => {
  const turned: [number, number][] = [
    [0, -14],
    [14, 0],
    [0, 14],
    [-14, 0],
  ]
  const house = { ...first, footprint: turned }
  // The walls look to the south-east and the south-west: either has its half of a winter day and more.
  const [south, east] = [sunIn(5, [170], { houses: [house] }), sunIn(5, [135], { houses: [house] })]
  assert.deepEqual(south, east)
  assert.ok(east && east.dec > 4.4 && east.dec < 8.8)
  // Clockwise corners are the same house.
  assert.deepEqual(sunIn(5, [135], { houses: [{ ...house, footprint: turned.toReversed() }] }), east)
})

test('R681 where nobody says where a unit looks, or it is below the ground, it has no hours', () => {
  assert.deepEqual(lightIn([first], {}, null), { windows: [], sun: null })
  assert.deepEqual(lightIn([first], {}, []), { windows: [], sun: null })
  assert.equal(lightIn([first], { floor: -1 }, [{ azimuth: 180 }]).sun, null)
})

test('R681 without the heights of floors they are equal parts of the height of the house', () => {
  const [known, equal] = [
    houseAt(1, 0, 0, { ground_floor_m: 29 / 9, floor_m: 29 / 9 }),
    houseAt(1, 0, 0, { ground_floor_m: null, floor_m: null }),
  ].map((house) => sunIn(6, [180], { houses: [house, houseAt(2, 0, -40)] }))
  assert.deepEqual(equal, known)
})

test('R681 the record says where units look: the first rule that fits, and what the feed says of a unit before it', () => {
  const any = { sections: [], risers: [], positions: [], floors: null }
  const windows = [
    { ...any, sections: [2], positions: [1, 2], azimuths: [90] },
    { ...any, sections: [2], floors: [5, 9] as [number, number], azimuths: [0, 180] },
    { ...any, risers: [7], azimuths: [270] },
    { ...any, sections: [1], azimuths: [45] },
  ]
  const houses = [houseAt(1, 0, 0, { windows })]
  const azimuths = (place: Parameters<typeof lightIn>[1], told: { azimuth: number }[] | null = null) =>
    lightIn(houses, place, told).windows.map(({ azimuth }) => azimuth)
  assert.deepEqual(azimuths({ section: 2, position_on_floor: 2 }), [90])
  assert.deepEqual(azimuths({ section: 2, position_on_floor: 3, floor: 9 }), [0, 180])
  assert.deepEqual(azimuths({ section: 2, position_on_floor: 3, floor: 4 }), [])
  assert.deepEqual(azimuths({ section: 2, riser: 7 }), [270])
  assert.deepEqual(azimuths({ section: 0 }), [])
  assert.deepEqual(azimuths({ section: 1 }), [45])
  assert.deepEqual(azimuths({ section: 1 }, [{ azimuth: 200 }]), [200])
  assert.deepEqual(azimuths({ section: 1, floor: -1 }), [])
  assert.deepEqual(azimuths({ section: 1, category: 'garage' }), [])
  assert.deepEqual(lightIn(houses, { section: 1 }, null).sun, sunIn(2, [45]))
})

test('R766 no hours are counted in a project with a house that does not say where and how high it stands', () => {
  const silent = { ...houseAt(2, 100, 0), height_m: null }
  const lit = lightIn([first], { floor: 2 }, [{ azimuth: 180 }])
  assert.ok(lit.sun)
  for (const other of [silent, { ...houseAt(2, 100, 0), footprint: [] }]) {
    assert.deepEqual(lightIn([first, other], { floor: 2 }, [{ azimuth: 180 }]), { ...lit, sun: null })
  }
  const parts = [{ footprint: square(100, 0), height_m: 29 }]
  const told = { ...silent, light: { ...light, parts } }
  assert.deepEqual(lightIn([first, told], { floor: 2 }, [{ azimuth: 180 }]), lit)
})

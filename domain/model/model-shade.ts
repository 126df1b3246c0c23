import type { Point } from '../house-side.ts'
import { distanceTo } from '../sun-hours.ts'
import type { ModelBody, ModelHouse } from './model-bodies.ts'
import { modelSpot, type ModelSpot, type ModelUnit, outwardOf } from './model-windows.ts'
import type { SunPlace } from './sun-place.ts'

type Spot = { readonly east: number; readonly north: number; readonly up: number }

/**
 * Tells of spots whether the sun reaches them: it is up, and no body is between. Bodies are measured along the sun's way
 * once, and those that are aside, behind or too low for a spot are not looked at closer. Spots above each other are
 * asked for one after another: how high the shade is there is found for all of them at once.
 */
export function sunReach(sun: SunPlace, bodies: readonly ModelBody[]): (spot: Spot) => boolean {
  if (sun.height <= 0) return () => false
  const slope = Math.tan((sun.height / 180) * Math.PI)
  const [towardsEast, towardsNorth] = sun.ray
  const measured = bodies.map((body) => ({ ...body, ...spanOf(body, sun) }))
  let [lastEast, lastNorth, shade] = [NaN, NaN, -Infinity]
  function shadeAt(east: number, north: number): number {
    const along = east * towardsEast + north * towardsNorth
    const aside = east * towardsNorth - north * towardsEast
    let highest = -Infinity
    for (const { footprint, top, left, right, begin, end } of measured) {
      if (top <= highest || aside < left || aside > right || along > end) continue
      if (top - (begin - along) * slope <= highest) continue
      highest = Math.max(highest, top - distanceTo(footprint, [east, north], sun.ray) * slope)
    }
    return highest
  }
  return ({ east, north, up }) => {
    if (east !== lastEast || north !== lastNorth)
      [lastEast, lastNorth, shade] = [east, north, shadeAt(east, north)]
    return up >= shade
  }
}

/**
 * Tells of moments whether the sun reaches one spot, as `sunReach` has it: bodies are measured from the spot once for all
 * moments, and one that is not under the ray or too low is not looked at closer.
 */
export function spotReach(
  { east, north, up }: Spot,
  bodies: readonly ModelBody[],
): (sun: SunPlace) => boolean {
  const higher = bodies.filter(({ top }) => top > up).map((body) => ({ ...body, ...circleOf(body) }))
  return ({ ray, height }) => {
    if (height <= 0) return false
    const slope = Math.tan((height / 180) * Math.PI)
    for (const { footprint, top, middle, radius } of higher) {
      const [right, ahead] = [middle[0] - east, middle[1] - north]
      if (Math.abs(right * ray[1] - ahead * ray[0]) > radius) continue
      const along = right * ray[0] + ahead * ray[1]
      if (along < -radius || up + (along - radius) * slope >= top) continue
      if (up < top - distanceTo(footprint, [east, north], ray) * slope) return false
    }
    return true
  }
}

/** A circle around an outline, a little wider than it is. */
function circleOf({ footprint }: ModelBody): { middle: Point; radius: number } {
  const [easts, norths] = [footprint.map(([east]) => east), footprint.map(([, north]) => north)]
  const between = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const middle: Point = [between(easts), between(norths)]
  const far = footprint.map(([east, north]) => Math.hypot(east - middle[0], north - middle[1]))
  return { middle, radius: Math.max(0, ...far) + 1e-6 }
}

/** How far a body reaches along the way to the sun and aside of it, a little more than it does. */
function spanOf({ footprint }: ModelBody, { ray: [east, north] }: SunPlace) {
  const more = 1e-6
  const span = { left: Infinity, right: -Infinity, begin: Infinity, end: -Infinity }
  for (const [x, y] of footprint) {
    const [along, aside] = [x * east + y * north, x * north - y * east]
    span.left = Math.min(span.left, aside - more)
    span.right = Math.max(span.right, aside + more)
    span.begin = Math.min(span.begin, along - more)
    span.end = Math.max(span.end, along + more)
  }
  return span
}

/** Whether the sun is in front of the wall of a window, whatever stands between. */
export function isInFront({ azimuth }: ModelSpot, { ray }: SunPlace): boolean {
  const [east, north] = outwardOf(azimuth)
  return east * ray[0] + north * ray[1] > 0
}

/** A window that units of one floor and one side share in the model, and their ids. */
export type ModelLook = { readonly spot: ModelSpot; readonly units: readonly number[] }

/** The windows of units, each place once, those above each other together: they stay while the sun moves. */
export function modelLooks(houses: readonly ModelHouse[], units: readonly ModelUnit[]): ModelLook[] {
  const byId = new Map(houses.map((house) => [house.id, house]))
  const looks = new Map<string, { spot: ModelSpot | null; units: number[] }>()
  for (const { id, house_id: houseId, floor, windows } of units) {
    const house = byId.get(houseId)
    if (house === undefined || floor < 1) continue
    for (const { azimuth } of windows) {
      const key = [houseId, floor, azimuth].join()
      const look = looks.get(key) ?? { spot: modelSpot(house, floor, azimuth), units: [] }
      looks.set(key, look)
      look.units.push(id)
    }
  }
  return [...looks.values()]
    .flatMap(({ spot, units: own }) => (spot === null ? [] : [{ spot, units: own }]))
    .toSorted((a, b) => a.spot.east - b.spot.east || a.spot.north - b.spot.north)
}

/** The ids of the units into one of whose windows the sun shines. */
export function sunnyUnits(
  looks: readonly ModelLook[],
  sun: SunPlace,
  bodies: readonly ModelBody[],
): Set<number> {
  const isReached = sunReach(sun, bodies)
  const sunny = new Set<number>()
  for (const { spot, units } of looks)
    if (isInFront(spot, sun) && isReached(spot)) for (const unit of units) sunny.add(unit)
  return sunny
}

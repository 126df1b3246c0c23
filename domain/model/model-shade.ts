import { distanceTo } from '../sun-hours.ts'
import type { ModelBody } from './model-bodies.ts'
import { modelSpot, type ModelUnit, outwardOf, type ModelSpot } from './model-windows.ts'
import type { ModelHouse } from './model-bodies.ts'
import type { SunPlace } from './sun-place.ts'

/** Whether the sun reaches a spot: it is up, and no body is between. */
export function isReached(
  spot: { readonly east: number; readonly north: number; readonly up: number },
  sun: SunPlace,
  bodies: readonly ModelBody[],
): boolean {
  if (sun.height <= 0) return false
  const slope = Math.tan((sun.height / 180) * Math.PI)
  return !bodies.some(
    ({ footprint, top }) =>
      top > spot.up && spot.up + distanceTo(footprint, [spot.east, spot.north], sun.ray) * slope < top,
  )
}

/** Whether the sun shines into a window: it is in front of its wall too. */
export function shinesInto(spot: ModelSpot, sun: SunPlace, bodies: readonly ModelBody[]): boolean {
  const [east, north] = outwardOf(spot.azimuth)
  return east * sun.ray[0] + north * sun.ray[1] > 0 && isReached(spot, sun, bodies)
}

/** The ids of the units into one of whose windows the sun shines. */
export function sunnyUnits(
  houses: readonly ModelHouse[],
  units: readonly ModelUnit[],
  sun: SunPlace,
  bodies: readonly ModelBody[],
): Set<number> {
  const known = new Map<string, boolean>()
  const isSunny = (house: ModelHouse, floor: number, azimuth: number) => {
    const key = [house.id, floor, azimuth].join()
    let sunny = known.get(key)
    if (sunny === undefined) {
      const spot = modelSpot(house, floor, azimuth)
      sunny = spot !== null && shinesInto(spot, sun, bodies)
      known.set(key, sunny)
    }
    return sunny
  }
  const byId = new Map(houses.map((house) => [house.id, house]))
  return new Set(
    units.flatMap(({ id, house_id: houseId, floor, windows }) => {
      const house = byId.get(houseId)
      if (house === undefined || floor < 1 || sun.height <= 0) return []
      return windows.some(({ azimuth }) => isSunny(house, floor, azimuth)) ? [id] : []
    }),
  )
}

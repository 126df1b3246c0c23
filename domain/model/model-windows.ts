import type { Point } from '../house-side.ts'
import { heightOf, isCounterclockwise, type ModelHouse } from './model-bodies.ts'

/** A free unit as the model shows it. */
export type ModelUnit = {
  readonly id: number
  readonly house_id: number
  /** 0 where it is unknown. */
  readonly section: number
  readonly floor: number
  readonly position_on_floor: number | null
  /** Where its windows look, degrees clockwise from north. */
  readonly windows: readonly { readonly azimuth: number }[]
}

/** A window: its middle in metres east, north and up, and where its wall looks, degrees clockwise from north. */
export type ModelSpot = { east: number; north: number; up: number; azimuth: number }

/** A window that is drawn lit, `width` metres wide. */
export type LitWindow = ModelSpot & { unit: number; house: number; width: number }

/** The middle of a window above its floor, its height, and how far it is in front of its wall, in metres. */
const middle = 1.5
export const windowHeight = 1.5
const inFront = 0.1

/** More windows are not drawn. */
const mostWindows = 6000

/** A window is in no wall that is turned further from the side it looks to, in degrees. */
const mostTurned = 46

/**
 * The window of a floor that looks to a side: in the middle of the wall that is widest from there; null where the
 * house has none. The rule of the hours of sun (`domain/unit-light.ts`), found here in another way: each is held
 * against the other (decision 111).
 */
export function modelSpot(house: ModelHouse, floor: number, azimuth: number): ModelSpot | null {
  const wall = wallTo(house, azimuth)
  return wall && spotAlong(wall, 0, upOf(house, floor))
}

/**
 * All windows of units, each on the wall it looks from. On the street side and the yard side they stand in the order
 * of sections and places, so that those of one riser are above each other; elsewhere evenly.
 */
export function litWindows(houses: readonly ModelHouse[], units: readonly ModelUnit[]): LitWindow[] {
  const known = new Map(houses.map((house) => [house.id, house]))
  const walls = new Map<string, { wall: Wall; house: ModelHouse; units: ModelUnit[] }>()
  for (const unit of units) {
    const house = known.get(unit.house_id)
    if (house === undefined || unit.floor < 1) continue
    for (const azimuth of new Set(unit.windows.map((window) => window.azimuth))) {
      const wall = wallTo(house, azimuth)
      if (wall === null) continue
      const key = [house.id, wall.index, unit.floor].join()
      const same = walls.get(key) ?? { wall, house, units: [] }
      walls.set(key, same)
      if (!same.units.includes(unit)) same.units.push(unit)
    }
  }
  return [...walls.values()]
    .flatMap(({ wall, house, units: own }) => onWall(wall, house, own))
    .slice(0, mostWindows)
}

function onWall(wall: Wall, house: ModelHouse, units: readonly ModelUnit[]): LitWindow[] {
  const ordered = units.toSorted(
    (a, b) => a.section - b.section || (a.position_on_floor ?? 0) - (b.position_on_floor ?? 0) || a.id - b.id,
  )
  const street = house.azimuth === null ? null : outwardOf(house.azimuth)
  const facing = street === null ? 0 : wall.outward[0] * street[0] + wall.outward[1] * street[1]
  // From the left as seen from the street: on the yard side it is the other way round.
  const turn = facing < 0 ? -1 : 1
  const places = Math.abs(facing) > 0.7 ? placesInHouse(house, ordered) : null
  const width = Math.min(1.8, (wall.length / Math.max(4, ordered.length)) * 0.6)
  return ordered.flatMap((unit, index) => {
    const share = places?.[index] ?? (index + 0.5) / ordered.length
    const spot = spotAlong(wall, turn * (share - 0.5) * wall.length, upOf(house, unit.floor))
    return [{ ...spot, unit: unit.id, house: house.id, width }]
  })
}

/** How far along the house each unit is, 0 to 1; null where a place or a section is not known. */
function placesInHouse({ sections }: ModelHouse, units: readonly ModelUnit[]): number[] | null {
  const all = sections.reduce((sum, { units_per_floor: count }) => sum + Math.max(1, count), 0)
  const shares: number[] = []
  for (const { section, position_on_floor: place } of units) {
    const at = sections.findIndex(({ no }) => no === section)
    const own = sections[at]
    if (own === undefined || place === null) return null
    const before = sections
      .slice(0, at)
      .reduce((sum, { units_per_floor: count }) => sum + Math.max(1, count), 0)
    shares.push((before + Math.min(place, Math.max(1, own.units_per_floor)) - 0.5) / all)
  }
  return new Set(shares).size === shares.length ? shares : null
}

type Wall = { index: number; middle: Point; outward: Point; azimuth: number; length: number }

/** The wall that is widest as seen from a side, among those that are turned to it; the first of equal ones. */
function wallTo({ footprint }: ModelHouse, azimuth: number): Wall | null {
  const [sideEast, sideNorth] = outwardOf(azimuth)
  const least = Math.cos((mostTurned / 180) * Math.PI) - 1e-9
  const turn = isCounterclockwise(footprint) ? 1 : -1
  let [widest, best]: [number, Wall | null] = [0, null]
  for (const [index, from] of footprint.entries()) {
    const to = footprint[(index + 1) % footprint.length] ?? from
    const [east, north] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(east, north)
    // Corners are given to the decimetre: a wall is no more exact than a degree.
    const looks = Math.round((Math.atan2(turn * north, -turn * east) / Math.PI) * 180)
    const outward = outwardOf(looks)
    const facing = outward[0] * sideEast + outward[1] * sideNorth
    if (facing < least || length * facing <= widest + 1e-9) continue
    widest = length * facing
    best = {
      index,
      middle: [from[0] + east / 2, from[1] + north / 2],
      outward,
      azimuth: looks,
      length,
    }
  }
  return best
}

/** A window of a wall, so many metres to the right of its middle as seen from outside. */
function spotAlong({ middle: [east, north], outward, azimuth }: Wall, right: number, up: number): ModelSpot {
  return {
    east: east + outward[0] * inFront - outward[1] * right,
    north: north + outward[1] * inFront + outward[0] * right,
    up,
    azimuth,
  }
}

/** The middle of a window of a floor. */
function upOf(house: ModelHouse, floor: number): number {
  const usual = house.floor_m ?? heightOf(house) / house.floors
  const floors = floor === 1 ? 0 : (house.ground_floor_m ?? usual) + usual * (floor - 2)
  return house.base_m + floors + middle
}

export function outwardOf(azimuth: number): Point {
  const angle = (azimuth / 180) * Math.PI
  return [Math.sin(angle), Math.cos(angle)]
}

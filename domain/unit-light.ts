import { type Category, isNumbered } from './categories.ts'
import type { Point } from './house-side.ts'
import { type Body, type SunHours, sunHours, sunPaths, type SunPaths, type Window } from './sun-hours.ts'

/** A body of a house that differs in height from the others, above the ground of the house. */
type HousePart = { readonly footprint: readonly Point[]; readonly height_m: number }

/** Which units look where: a rule without sections, risers, positions or floors holds for all of them. */
type WindowRule = {
  readonly sections: readonly number[]
  readonly risers: readonly number[]
  readonly positions: readonly number[]
  readonly floors: readonly [lowest: number, highest: number] | null
  /** Degrees clockwise from north. */
  readonly azimuths: readonly number[]
}

/** What the record of a house says of its light, beside its outline, floors and height. Metres. */
export type HouseLight = {
  /** Its ground above the lowest ground of the project. */
  readonly base_m: number
  /** From floor to floor, of the lowest floor and of the others; null where the record does not say. */
  readonly ground_floor_m: number | null
  readonly floor_m: number | null
  /** Where not all of the house is of one height: instead of its outline and height. */
  readonly parts: readonly HousePart[]
  readonly windows: readonly WindowRule[]
}

/** Somebody else's building or a hill beside the project. */
export type Neighbour = HousePart & { readonly base_m: number }

/** A house as its hours of sun need it. Corners are metres east and north of the project's point on the map. */
type LitHouse = {
  readonly footprint: readonly Point[]
  readonly floors: number
  /** Null where nobody told it, as an outline without corners. */
  readonly height_m: number | null
  readonly light: HouseLight
}

/** The place of a unit in its house; a section of 0 is unknown. */
type UnitPlace = {
  readonly category: Category
  readonly section: number
  readonly floor: number
  readonly riser: number | null
  readonly position_on_floor: number | null
}

/** Null where a unit has no window that is known, or is below the ground. */
type Light = { windows: { azimuth: number }[]; sun: SunHours | null }

/** Where the units of a house look, and how many hours the sun shines in. */
export type LightOfUnit = (place: UnitPlace, told: readonly { azimuth: number }[] | null) => Light

/** A window is so high above its floor: its middle. Metres. */
const windowHeight = 1.5

/** A window looks to the wall that is nearest to its direction, and is in none that is turned further away. Degrees. */
const mostTurned = 46

/**
 * The light of the units of a project, by the id of their house: its houses shade each other, and its neighbours them.
 * A house that does not say where and how high it stands may take the sun of all of them: then no hours are counted.
 *
 * @param latitude degrees north
 */
export function lightsOfProject<H extends LitHouse & { readonly id: number }>(
  latitude: number,
  houses: readonly H[],
  neighbours: readonly Neighbour[],
): ReadonlyMap<number, LightOfUnit> {
  const parts = houses.map((house) => partsOf(house))
  const bodies = parts.includes(null)
    ? null
    : [
        ...houses.flatMap(({ light }, index) =>
          (parts[index] ?? []).map(({ footprint, height_m }) => ({
            footprint,
            top: light.base_m + height_m,
          })),
        ),
        ...neighbours.map(({ footprint, height_m, base_m }) => ({ footprint, top: base_m + height_m })),
      ]
  const paths = sunPaths(latitude)
  return new Map(houses.map((house) => [house.id, lightOfHouse(house, paths, bodies)]))
}

/** The bodies of a house; null where it does not say them. */
function partsOf({ footprint, height_m, light }: LitHouse): readonly HousePart[] | null {
  if (light.parts.length > 0) return light.parts
  return height_m === null || footprint.length === 0 ? null : [{ footprint, height_m }]
}

/**
 * The light of the units of a house. Windows are those that the feed of a unit tells of, else those of the first rule
 * of the record that fits. Equal floors and windows are counted once.
 */
function lightOfHouse(house: LitHouse, paths: SunPaths, bodies: readonly Body[] | null): LightOfUnit {
  const known = new Map<string, SunHours | null>()
  return (place, told) => {
    const azimuths = told?.map(({ azimuth }) => azimuth) ?? azimuthsByRecord(house.light.windows, place)
    const key = [place.floor, ...azimuths].join()
    let sun = known.get(key)
    if (sun === undefined) {
      const isAbove = place.floor > 0
      const windows = isAbove ? azimuths.flatMap((azimuth) => windowIn(house, place.floor, azimuth)) : []
      sun = bodies === null || windows.length === 0 ? null : sunHours(paths, bodies, windows)
      known.set(key, sun)
    }
    return { windows: azimuths.map((azimuth) => ({ azimuth })), sun }
  }
}

function azimuthsByRecord(rules: readonly WindowRule[], place: UnitPlace): readonly number[] {
  if (isNumbered(place.category) || place.floor < 1) return []
  const isAmong = (values: readonly number[], value: number | null) =>
    values.length === 0 || (value !== null && values.includes(value))
  const fitting = rules.find(
    ({ sections, risers, positions, floors }) =>
      isAmong(sections, place.section) &&
      isAmong(risers, place.riser) &&
      isAmong(positions, place.position_on_floor) &&
      (floors === null || (place.floor >= floors[0] && place.floor <= floors[1])),
  )
  return fitting?.azimuths ?? []
}

/** The middle of the wall that looks in a direction, at the height of a window of the floor. */
function windowIn(house: LitHouse, floor: number, azimuth: number): Window[] {
  const walls = wallsOf(house.footprint)
    .map((wall) => ({ ...wall, turned: angleBetween(wall.azimuth, azimuth) }))
    .filter(({ turned }) => turned <= mostTurned)
    .toSorted((a, b) => shown(b) - shown(a))
  const { base_m, floor_m, ground_floor_m, parts } = house.light
  const height = house.height_m ?? Math.max(...parts.map(({ height_m }) => height_m))
  const usual = floor_m ?? height / house.floors
  const below = floor < 2 ? 0 : (ground_floor_m ?? usual) + (floor - 2) * usual
  return walls.slice(0, 1).map(({ east, north, azimuth: looks }) => ({
    east,
    north,
    up: base_m + below + windowHeight,
    azimuth: looks,
  }))
}

type Wall = { east: number; north: number; azimuth: number; length: number }

/** The width of a wall as it is seen from a direction. */
function shown({ length, turned }: Wall & { turned: number }): number {
  return length * Math.cos((turned / 180) * Math.PI)
}

/** Each wall by its middle and the direction in which it looks. */
function wallsOf(footprint: readonly Point[]): Wall[] {
  const pairs = footprint.flatMap((from, index) => {
    const to = footprint[(index + 1) % footprint.length]
    return to === undefined ? [] : [[from, to] as const]
  })
  const doubled = pairs.reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0)
  // Outside is to the right of a wall where the corners run against the clock.
  const outward = doubled > 0 ? 90 : -90
  return pairs.map(([a, b]) => {
    const along = (Math.atan2(b[0] - a[0], b[1] - a[1]) / Math.PI) * 180
    return {
      east: (a[0] + b[0]) / 2,
      north: (a[1] + b[1]) / 2,
      // Corners are given to the decimetre: a wall is no more exact than that.
      azimuth: Math.round(along + outward),
      length: Math.hypot(b[0] - a[0], b[1] - a[1]),
    }
  })
}

function angleBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360
  return turn > 180 ? 360 - turn : turn
}

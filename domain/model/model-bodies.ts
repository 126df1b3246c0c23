import type { Point } from '../house-side.ts'

type Part = { readonly footprint: readonly Point[]; readonly height_m: number }

/** A house as the model is drawn from it. Corners in metres east and north of the project's point on the map. */
export type ModelHouse = {
  readonly id: number
  readonly name: string
  readonly floors: number
  readonly sections: readonly { readonly no: number; readonly units_per_floor: number }[]
  /** Where its street side looks, degrees clockwise from north. */
  readonly azimuth: number | null
  readonly footprint: readonly Point[]
  readonly height_m: number | null
  /** Its ground above the lowest ground of the project. */
  readonly base_m: number
  readonly ground_floor_m: number | null
  readonly floor_m: number | null
  readonly parts: readonly Part[]
}

export type ModelNeighbour = Part & { readonly base_m: number }

/** An upright body: from the ground of the model, `bottom`, up to `top`. `house` is null of somebody else's. */
export type ModelBody = {
  readonly footprint: readonly Point[]
  readonly bottom: number
  readonly top: number
  readonly house: number | null
}

/** More corners are not drawn: three triangles each, drawn twice for the shadows. */
const mostCorners = 6000

/**
 * The bodies that are drawn, houses of the project first, and how many are not, since there are too many. All stand on
 * the lowest ground, as the hours of sun have it: a window takes no light from below.
 */
export function modelBodies(model: {
  readonly houses: readonly ModelHouse[]
  readonly neighbours: readonly ModelNeighbour[]
}): { bodies: ModelBody[]; left: number } {
  const { houses, neighbours } = model
  const bottom = Math.min(0, ...[...houses, ...neighbours].map(({ base_m }) => base_m))
  const all = [
    ...houses.flatMap((house) =>
      bodiesOf(house).map(({ footprint, height_m }) => ({
        footprint,
        bottom,
        top: house.base_m + height_m,
        house: house.id,
      })),
    ),
    ...neighbours.map(({ footprint, height_m, base_m }) => ({
      footprint,
      bottom,
      top: base_m + height_m,
      house: null,
    })),
  ].filter(({ footprint, top }) => footprint.length > 2 && top > bottom)
  let corners = 0
  const bodies = all.filter(({ footprint }) => (corners += footprint.length) <= mostCorners)
  return { bodies, left: all.length - bodies.length }
}

function bodiesOf({ parts, footprint, height_m }: ModelHouse): readonly Part[] {
  if (parts.length > 0) return parts
  return height_m === null ? [] : [{ footprint, height_m }]
}

/** The height of a house above its ground. */
export function heightOf({ parts, height_m }: ModelHouse): number {
  return height_m ?? Math.max(0, ...parts.map((part) => part.height_m))
}

/** The heights at which the floors of a house part, from the first to the second on. */
export function floorLevels(house: ModelHouse): number[] {
  const usual = house.floor_m ?? heightOf(house) / house.floors
  const first = house.base_m + (house.ground_floor_m ?? usual)
  return Array.from({ length: Math.min(200, house.floors - 1) }, (_, floor) => first + floor * usual)
}

/** Whether the corners run against the clock, as seen from above. */
export function isCounterclockwise(footprint: readonly Point[]): boolean {
  return (
    footprint.reduce((sum, [east, north], index) => {
      const [nextEast, nextNorth] = footprint[(index + 1) % footprint.length] ?? [east, north]
      return sum + east * nextNorth - north * nextEast
    }, 0) > 0
  )
}

import type { Point } from './house-side.ts'

/** Hours of direct sun on a clear day of three months. */
export type SunHours = { dec: number; mar: number; jun: number }

/** A building or a part of one. Its corners are in metres east and north, `top` is its height above the site's zero. */
export type Body = { readonly footprint: readonly Point[]; readonly top: number }

/** A window: where it is, in metres east, north and above the site's zero, and where its wall looks, degrees from north. */
export type Window = { east: number; north: number; up: number; azimuth: number }

/** The declination of the sun on 22 December, 20 March and 21 June, degrees north of the equator. */
const declinations = { dec: -23.44, mar: 0, jun: 23.44 } as const

/** The sun is looked for so many times an hour. */
const looks = 10

/** A window is so far in front of its wall, in metres: outlines are rounded, and parts of one house share a wall. */
const inFront = 0.1

/** The sun above the horizon: the direction to it over the ground, and how steeply it rises. */
type Sun = { ray: Point; slope: number }

/** Where the sun is through the day, every few minutes while it is above the horizon. */
export type SunPaths = Readonly<Record<keyof SunHours, readonly Sun[]>>

/** @param latitude degrees north */
export function sunPaths(latitude: number): SunPaths {
  const path = (declination: number) =>
    Array.from({ length: 24 * looks }, (_, look) => sunAt(look / looks, declination, latitude)).filter(
      (sun) => sun !== null,
    )
  return { dec: path(declinations.dec), mar: path(declinations.mar), jun: path(declinations.jun) }
}

/**
 * Hours of direct sun on a clear day, to the tenth: while the sun is in front of one of the windows and nothing is
 * between them.
 */
export function sunHours(paths: SunPaths, bodies: readonly Body[], windows: readonly Window[]): SunHours {
  const spots = windows.map(({ east, north, up, azimuth }) => {
    const outward: Point = [Math.sin(radians(azimuth)), Math.cos(radians(azimuth))]
    const from: Point = [east + outward[0] * inFront, north + outward[1] * inFront]
    return { outward, from, up, higher: bodies.filter(({ top }) => top > up) }
  })
  const shinesInto = ({ outward, from, up, higher }: (typeof spots)[number], { ray, slope }: Sun) =>
    outward[0] * ray[0] + outward[1] * ray[1] > 0 &&
    // Where the ray reaches a body it is lowest.
    !higher.some(({ footprint, top }) => up + distanceTo(footprint, from, ray) * slope < top)
  const hours = (path: readonly Sun[]) =>
    path.filter((sun) => spots.some((spot) => shinesInto(spot, sun))).length / looks
  return { dec: hours(paths.dec), mar: hours(paths.mar), jun: hours(paths.jun) }
}

/** The sun at an hour of true solar time; null while it is below the horizon. */
function sunAt(hour: number, declination: number, latitude: number): Sun | null {
  const { ray, height } = sunOver(hour, declination, latitude)
  return height <= 0 ? null : { ray, slope: Math.tan(height) }
}

/**
 * The direction to the sun over the ground at an hour of true solar time, and its height in radians, below the horizon
 * less than 0. Declination and latitude are degrees north.
 */
export function sunOver(hour: number, declination: number, latitude: number): { ray: Point; height: number } {
  const [turn, tilt, here] = [radians((hour - 12) * 15), radians(declination), radians(latitude)]
  const height = Math.asin(Math.sin(here) * Math.sin(tilt) + Math.cos(here) * Math.cos(tilt) * Math.cos(turn))
  // From the south, to the west.
  const azimuth = Math.atan2(
    Math.sin(turn),
    Math.cos(turn) * Math.sin(here) - Math.tan(tilt) * Math.cos(here),
  )
  return { ray: [-Math.sin(azimuth), -Math.cos(azimuth)], height }
}

/** Metres along a ray to a footprint: 0 within it, Infinity past it. */
export function distanceTo(footprint: readonly Point[], from: Point, ray: Point): number {
  let [nearest, crossings] = [Infinity, 0]
  for (const [index, [east, north]] of footprint.entries()) {
    const [nextEast, nextNorth] = footprint[(index + 1) % footprint.length] ?? from
    // From the ray's left to its right, or the other way round.
    const side = (east - from[0]) * ray[1] - (north - from[1]) * ray[0]
    const nextSide = (nextEast - from[0]) * ray[1] - (nextNorth - from[1]) * ray[0]
    if (side > 0 === nextSide > 0) continue
    const share = side / (side - nextSide)
    const [crossEast, crossNorth] = [east + share * (nextEast - east), north + share * (nextNorth - north)]
    const distance = (crossEast - from[0]) * ray[0] + (crossNorth - from[1]) * ray[1]
    if (distance <= 0) continue
    crossings++
    nearest = Math.min(nearest, distance)
  }
  return crossings % 2 === 1 ? 0 : nearest
}

function radians(angle: number): number {
  return (angle / 180) * Math.PI
}

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

type Sun = { azimuth: number; height: number }

/**
 * Hours of direct sun on a clear day, to the tenth: while the sun is in front of one of the windows and nothing is
 * between them.
 *
 * @param latitude degrees north
 */
export function sunHours(latitude: number, bodies: readonly Body[], windows: readonly Window[]): SunHours {
  const hoursAt = (declination: number) => {
    let seen = 0
    for (let look = 0; look < 24 * looks; look++) {
      const sun = sunAt(look / looks, declination, latitude)
      if (sun.height > 0 && windows.some((window) => shinesInto(window, sun, bodies))) seen++
    }
    return seen / looks
  }
  return { dec: hoursAt(declinations.dec), mar: hoursAt(declinations.mar), jun: hoursAt(declinations.jun) }
}

/** Where the sun is at an hour of true solar time: azimuth from north and height above the horizon, degrees. */
function sunAt(hour: number, declination: number, latitude: number): Sun {
  const [turn, tilt, here] = [radians((hour - 12) * 15), radians(declination), radians(latitude)]
  const height = Math.asin(Math.sin(here) * Math.sin(tilt) + Math.cos(here) * Math.cos(tilt) * Math.cos(turn))
  const azimuth = Math.atan2(
    Math.sin(turn),
    Math.cos(turn) * Math.sin(here) - Math.tan(tilt) * Math.cos(here),
  )
  return { azimuth: degrees(azimuth) + 180, height: degrees(height) }
}

function shinesInto(window: Window, sun: Sun, bodies: readonly Body[]): boolean {
  if (Math.cos(radians(sun.azimuth - window.azimuth)) <= 0) return false
  const from: Point = [
    window.east + Math.sin(radians(window.azimuth)) * inFront,
    window.north + Math.cos(radians(window.azimuth)) * inFront,
  ]
  const ray: Point = [Math.sin(radians(sun.azimuth)), Math.cos(radians(sun.azimuth))]
  const slope = Math.tan(radians(sun.height))
  return !bodies.some(({ footprint, top }) => {
    if (window.up >= top) return false
    // Where the ray reaches the house it is lowest.
    return window.up + distanceTo(footprint, from, ray) * slope < top
  })
}

/** Metres along a ray to a footprint: 0 within it, Infinity past it. */
function distanceTo(footprint: readonly Point[], from: Point, ray: Point): number {
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

function degrees(angle: number): number {
  return (angle / Math.PI) * 180
}

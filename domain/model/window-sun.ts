import type { Point } from '../house-side.ts'
import type { ModelBody } from './model-bodies.ts'
import { shinesInto, sunReach } from './model-shade.ts'
import { type ModelSpot, outwardOf } from './model-windows.ts'
import { type Place, solarMinutes, sunPlace } from './sun-place.ts'

/** The sun is looked for so often, in minutes: as the hours of sun have it. */
const step = 6

/** When the sun shines into a window on a day, in minutes of the clock, and for how many hours in all. */
export type WindowSun = {
  readonly spans: readonly { readonly from: number; readonly to: number }[]
  readonly hours: number
}

/**
 * The sun of a window on a day, by the shadows of the model. It is looked for at the same moments of true solar time as
 * the hours of sun of a unit are, so that on their three days both are the same (R1337).
 */
export function windowSun(
  day: number,
  spot: ModelSpot,
  bodies: readonly ModelBody[],
  place: Place,
): WindowSun {
  const outward = outwardOf(spot.azimuth)
  const isBefore = ([east, north]: Point) =>
    (east - spot.east) * outward[0] + (north - spot.north) * outward[1] > 0
  const higher = bodies.filter(({ top, footprint }) => top > spot.up && footprint.some(isBefore))
  const first = -solarMinutes({ day, minutes: 0 }, place)
  const spans: { from: number; to: number }[] = []
  let looks = 0
  for (let solar = 0; solar < 24 * 60; solar += step) {
    const minutes = first + solar
    const sun = sunPlace({ day, minutes }, place)
    // Bodies are measured for the sun only where it is up and before the window.
    if (sun.height <= 0 || !shinesInto(spot, sun, (at) => sunReach(sun, higher)(at))) continue
    looks++
    const last = spans.at(-1)
    if (last !== undefined && Math.abs(last.to - minutes) < 1) last.to = minutes + step
    else spans.push({ from: minutes, to: minutes + step })
  }
  return { spans, hours: (looks * step) / 60 }
}

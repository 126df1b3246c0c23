import { isInFront } from './model-shade.ts'
import type { ModelSpot } from './model-windows.ts'
import { type Place, solarMinutes, type SunPlace, sunThrough } from './sun-place.ts'

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
 *
 * @param isReached of the window, from `spotReach`
 */
export function windowSun(
  day: number,
  spot: ModelSpot,
  isReached: (sun: SunPlace) => boolean,
  place: Place,
): WindowSun {
  const sunAt = sunThrough(day, place)
  const first = -solarMinutes({ day, minutes: 0 }, place)
  const spans: { from: number; to: number }[] = []
  let looks = 0
  for (let solar = 0; solar < 24 * 60; solar += step) {
    const minutes = first + solar
    const sun = sunAt(solar)
    if (!isInFront(spot, sun) || !isReached(sun)) continue
    looks++
    const last = spans.at(-1)
    if (last !== undefined && Math.abs(last.to - minutes) < 1) last.to = minutes + step
    else spans.push({ from: minutes, to: minutes + step })
  }
  return { spans, hours: (looks * step) / 60 }
}

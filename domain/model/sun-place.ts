import type { Point } from '../house-side.ts'
import { sunOver } from '../sun-hours.ts'

/** A moment of any year: the day, 1 to 365, and minutes of the clock in Kazakhstan. */
export type SunMoment = { readonly day: number; readonly minutes: number }

/** Degrees north and east. */
export type Place = { readonly lat: number; readonly lng: number }

/** Where the sun is: the way to it over the ground, its side in degrees from north, its height in degrees. */
export type SunPlace = { readonly ray: Point; readonly azimuth: number; readonly height: number }

/** The days for which units have hours of sun: 22 December, 20 March and 21 June. */
export const sunDays = { dec: 356, mar: 79, jun: 172 } as const

/** Kazakhstan's clocks show the time of this meridian, degrees east. */
const clockMeridian = 75

/** Where the sun stands at a moment, on the days of `sunDays` exactly as the hours of sun have it. */
export function sunPlace(moment: SunMoment, place: Place): SunPlace {
  return sunThrough(moment.day, place)(solarMinutes(moment, place))
}

/** The sun through a day, by minutes of true solar time: what follows from the day alone is counted once. */
export function sunThrough(day: number, { lat }: Place): (solar: number) => SunPlace {
  const tilt = declinationOn(day)
  return (solar) => {
    const { ray, height } = sunOver(solar / 60, tilt, lat)
    const azimuth = (degrees(Math.atan2(ray[0], ray[1])) + 360) % 360
    return { ray, azimuth, height: degrees(height) }
  }
}

/** Minutes of true solar time, in which the sun is in the south at 720. */
export function solarMinutes({ day, minutes }: SunMoment, { lng }: Place): number {
  return minutes + (lng - clockMeridian) * 4 + equationOfTime(day)
}

/** When the sun rises and sets, in minutes of the clock; null where it does neither. */
export function sunTimes(day: number, place: Place): { rise: number; set: number } | null {
  const [tilt, here] = [radians(declinationOn(day)), radians(place.lat)]
  const turn = -Math.tan(tilt) * Math.tan(here)
  if (Math.abs(turn) > 1) return null
  const half = (degrees(Math.acos(turn)) / 15) * 60
  const noon = 720 - solarMinutes({ day, minutes: 0 }, place)
  return { rise: noon - half, set: noon + half }
}

/** Degrees north of the equator, after J. W. Spencer (1971); on the days of `sunDays` those of the hours of sun. */
export function declinationOn(day: number): number {
  if (day === sunDays.dec) return -23.44
  if (day === sunDays.mar) return 0
  if (day === sunDays.jun) return 23.44
  const turn = yearTurn(day)
  return degrees(
    0.006918 -
      0.399912 * Math.cos(turn) +
      0.070257 * Math.sin(turn) -
      0.006758 * Math.cos(2 * turn) +
      0.000907 * Math.sin(2 * turn) -
      0.002697 * Math.cos(3 * turn) +
      0.00148 * Math.sin(3 * turn),
  )
}

/** Minutes by which a sundial is ahead of the clock, after J. W. Spencer (1971). */
function equationOfTime(day: number): number {
  const turn = yearTurn(day)
  return (
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(turn) -
      0.032077 * Math.sin(turn) -
      0.014615 * Math.cos(2 * turn) -
      0.040849 * Math.sin(2 * turn))
  )
}

function yearTurn(day: number): number {
  return (2 * Math.PI * (day - 1)) / 365
}

function degrees(angle: number): number {
  return (angle / Math.PI) * 180
}

function radians(angle: number): number {
  return (angle / 180) * Math.PI
}

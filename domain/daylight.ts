import { compassSide, type CompassSide } from './compass.ts'

/** Hours of direct sun in December of which a list can ask for at least so many. */
export const sunChoices = ['1', '2', '3', '4'] as const

/** When the sun shines into a window of this side, at our latitudes; north has it only around midsummer. */
const sunAt: Readonly<Record<CompassSide, readonly DayPart[]>> = {
  n: ['summer'],
  ne: ['morning'],
  e: ['morning'],
  se: ['morning', 'midday'],
  s: ['midday'],
  sw: ['midday', 'evening'],
  w: ['evening'],
  nw: ['evening'],
}

const dayParts = ['morning', 'midday', 'evening', 'summer'] as const
export type DayPart = (typeof dayParts)[number]

/** The parts of a day in which the windows have the sun. Azimuths are degrees clockwise from north. */
export function sunnyParts(azimuths: readonly number[]): DayPart[] {
  const seen = new Set(azimuths.flatMap((azimuth) => sunAt[compassSide(azimuth)]))
  if (seen.size > 1) seen.delete('summer')
  return dayParts.filter((part) => seen.has(part))
}

export type WindowLayout = 'one' | 'corner' | 'through'

/** Whether the windows look to one side, to two adjoining ones or right through the house; null without windows. */
export function windowLayout(azimuths: readonly number[]): WindowLayout | null {
  const [first] = azimuths
  if (first === undefined) return null
  const widest = Math.max(...azimuths.flatMap((a) => azimuths.map((b) => between(a, b))))
  return widest < 45 ? 'one' : widest < 135 ? 'corner' : 'through'
}

/** The angle between two directions, 0 to 180. */
function between(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360
  return turn > 180 ? 360 - turn : turn
}

import { searchOf, wholeNumberValue } from '../query-values.ts'
import { sunDays, type SunMoment } from './sun-place.ts'

/** What a visitor looks at in the model: a moment, and the unit through whose window. */
export type ModelQuery = SunMoment & {
  readonly unit: number | null
  /** Of its windows the one to this side, in whole degrees from north; null for the first. */
  readonly side: number | null
}

/** The keys of an address that the model reads. */
export const modelKeys = ['day', 'minutes', 'unit', 'side'] as const

/** The last day and the last minute that can be chosen, and how many minutes lie between two choices. */
export const lastDay = 365
export const lastMinute = 1425
export const minuteStep = 15

/** A spring day, in which a third of the day has gone. */
const usual: SunMoment = { day: sunDays.mar, minutes: 720 }

/** Reads an address; what it does not say, or says wrongly, is as usual. */
export function modelOfParams(params: URLSearchParams): ModelQuery {
  const within = (key: (typeof modelKeys)[number], least: number, most: number) => {
    const number = wholeNumberValue(params.get(key) ?? '')
    return number === null || number < least || number > most ? null : number
  }
  const minutes = within('minutes', 0, lastMinute) ?? usual.minutes
  return {
    day: within('day', 1, lastDay) ?? usual.day,
    minutes: minutes - (minutes % minuteStep),
    unit: within('unit', 1, Infinity),
    side: within('side', 0, 359),
  }
}

/** The query string of the model, in a fixed order; what is usual is left out. */
export function modelSearch({ day, minutes, unit, side }: ModelQuery): string {
  return searchOf([
    ['day', day === usual.day ? null : day],
    ['minutes', minutes === usual.minutes ? null : minutes],
    ['unit', unit],
    ['side', unit === null ? null : side],
  ])
}

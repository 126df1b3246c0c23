import { formatDate } from '#domain/dates.ts'
import { dayInKazakhstan, timeInKazakhstan } from '#domain/kazakhstan-day.ts'
import { staffLanguage } from '#domain/staff/staff-text.ts'

/** A moment in the time of Kazakhstan, as the letters say it: «21 ноября 2026, 15:05». */
export function momentWords(moment: Date): string {
  return `${formatDate(dayInKazakhstan(moment), staffLanguage())}, ${timeInKazakhstan(moment)}`
}

import { formatDate } from '#domain/dates.ts'
import { dayInKazakhstan, timeInKazakhstan } from '#domain/kazakhstan-day.ts'

/** A moment as staff read it, in the time of Kazakhstan: «21 ноября 2026, 15:05». */
export function momentText(at: Date): string {
  return `${formatDate(dayInKazakhstan(at), 'ru')}, ${timeInKazakhstan(at)}`
}

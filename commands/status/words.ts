import { dayInKazakhstan, timeInKazakhstan } from '#domain/kazakhstan-day.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long ago a moment was, in its largest unit: `3 hours`, `less than a minute`. */
export function ageOf(iso: string, now: Date): string {
  const age = now.getTime() - Date.parse(iso)
  for (const [length, word] of [
    [day, 'day'],
    [hour, 'hour'],
    [minute, 'minute'],
  ] as const) {
    const count = Math.floor(age / length)
    if (count >= 1) return `${count} ${word}${count === 1 ? '' : 's'}`
  }
  return 'less than a minute'
}

/** `2026-11-21 15:05`, Kazakhstan time. */
export function momentOf(iso: string): string {
  const moment = new Date(iso)
  return `${dayInKazakhstan(moment)} ${timeInKazakhstan(moment)}`
}

export function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`
}

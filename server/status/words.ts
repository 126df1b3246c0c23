import { dayInKazakhstan, timeInKazakhstan } from '#domain/kazakhstan-day.ts'
import type { DeliveryFailures } from '#database/leads/delivery-failures.ts'
import { failureText } from '#leads/delivery/failure-text.ts'
import { staffCount, staffText } from '#domain/staff/staff-text.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long ago a moment was, in its largest unit: `3 hours`, `less than a minute`. */
export function ageOf(iso: string, now: Date): string {
  const age = now.getTime() - Date.parse(iso)
  const [days, hours, minutes] = [day, hour, minute].map((length) => Math.floor(age / length))
  if (days) return staffCount('{count} day', '{count} days', days)
  if (hours) return staffCount('{count} hour', '{count} hours', hours)
  if (minutes) return staffCount('{count} minute', '{count} minutes', minutes)
  return staffText('less than a minute')
}

/** `2026-11-21 15:05`, Kazakhstan time. */
export function momentOf(iso: string): string {
  const moment = new Date(iso)
  return `${dayInKazakhstan(moment)} ${timeInKazakhstan(moment)}`
}

export function gigabytes(bytes: number): string {
  return staffText('{size} GB', { size: (bytes / 1e9).toFixed(1) })
}

/** What is said where nothing needs attention: a delivery that failed and is tried again is no reason for it yet. */
export function wellWords(failures: readonly DeliveryFailures[]): string {
  if (failures.length === 0) return staffText('Nothing needs attention.')
  return staffText(
    'Nothing needs attention yet. {deliveries} failed and will be tried again by the site itself; the reasons are below.',
    { deliveries: staffCount('{count} delivery', '{count} deliveries', sum(failures)) },
  )
}

function sum(failures: readonly DeliveryFailures[]): number {
  return failures.reduce((all, { count }) => all + count, 0)
}

/** Why deliveries have not arrived, and what becomes of them. */
export function failureWords({ channel, state, count, reason }: DeliveryFailures): string {
  const words = { channel, count, reason: failureText(reason) }
  return state === 'dead'
    ? staffText('{channel}, given up: {count} × {reason}', words)
    : staffText('{channel}, to be tried again: {count} × {reason}', words)
}

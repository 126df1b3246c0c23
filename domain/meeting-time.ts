import { dayInKazakhstan, timeInKazakhstan } from './kazakhstan-day.ts'

/** How far ahead a meeting can be booked, in days. */
const furthest = 90

/** Parts of the day that the form of the site offers. */
export const meetingSlots = [
  '09:00-11:00',
  '11:00-13:00',
  '13:00-15:00',
  '15:00-17:00',
  '17:00-19:00',
] as const

/** The days that one can ask to meet on: from today in Kazakhstan to the ninetieth day after it. */
export function meetingDays(now: Date): { first: string; last: string } {
  const last = new Date(now.getTime() + furthest * 24 * 60 * 60 * 1000)
  return { first: dayInKazakhstan(now), last: dayInKazakhstan(last) }
}

/**
 * Whether one can ask to meet on this day.
 * @param day ISO text of a day that exists, `2026-11-21`
 */
export function isMeetingDay(day: string, now: Date): boolean {
  const { first, last } = meetingDays(now)
  return day >= first && day <= last
}

/**
 * Whether a time of a day is over: a part of the day when it ends, a time of day when it is there (R1541).
 * @param slot as `parseTimeSlot` gives it
 */
export function isPastMeeting(day: string, slot: string, now: Date): boolean {
  const [from = '', to = from] = slot.split('-')
  return day === dayInKazakhstan(now) && to <= timeInKazakhstan(now)
}

/**
 * A time of day or a part of the day, `15:00` or `15:00-17:30`, from a text that may have spaces, a long dash or an
 * hour of one digit. The part ends after it begins and before midnight.
 * @returns null when the text is neither
 */
export function parseTimeSlot(text: string): string | null {
  const times = text.split(/[-–—]/)
  const [from, to] = times.map((time) => timeOfDay(time.trim()))
  if (times.length > 2 || from === undefined || from === null || to === null) return null
  if (to === undefined) return from
  return from < to ? `${from}-${to}` : null
}

/** Whether the office is open for a meeting: within the hours that the form offers, 09:00 to 19:00 (R343). */
export function isMeetingTime(slot: string): boolean {
  const [from = '', to = from] = slot.split('-')
  return from >= '09:00' && to <= '19:00'
}

/** Whether staff may set a time: people also meet before and after the hours of the form, and not at night (R1561). */
export function isStaffMeetingTime(slot: string): boolean {
  const [from = '', to = from] = slot.split('-')
  return from >= '07:00' && to <= '22:00'
}

/** `9:05` → `09:05`; null for an invalid time. */
function timeOfDay(text: string): string | null {
  const time = text.padStart(5, '0')
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null
}

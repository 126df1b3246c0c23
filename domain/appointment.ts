import { isCalendarDay } from './calendar-day.ts'
import type { Category } from './categories.ts'
import { isMeetingDay, isMeetingTime, parseTimeSlot } from './meeting-time.ts'
import { meetingFormats, type MeetingPlace } from './meeting-place.ts'
import { searchOf } from './query-values.ts'

/** A meeting that a visitor has asked for; staff have not confirmed it yet. */
export type Appointment = MeetingPlace & {
  /** A day in Kazakhstan, `2026-11-21`. */
  date: string
  /** `15:00` or `15:00-17:00`; null for any time of that day. */
  slot: string | null
}

/**
 * The meeting that the fields of a form or an address name, by their names in the form. Malformed fields are left out.
 *
 * @returns null without a day on which one can meet
 */
export function readAppointment(get: (name: string) => string, now: Date): Appointment | null {
  const date = get('date')
  const slot = parseTimeSlot(get('time_slot').slice(0, 40))
  if (!isCalendarDay(date) || !isMeetingDay(date, now)) return null
  return {
    date,
    slot: slot !== null && isMeetingTime(slot) ? slot : null,
    format: meetingFormats.find((format) => format === get('format')) ?? null,
    officeId: idOf(get('office_id')),
    complexId: idOf(get('complex_id')),
    address: null,
  }
}

/** The query string of a meeting, with the shortlist to bring along, of which one category may be shown. `readAppointment` reads it back. */
export function appointmentSearch(
  { date, slot, format, officeId, complexId }: Appointment,
  ids: readonly number[],
  category: Category | null = null,
): string {
  return searchOf([
    ['date', date],
    ['time_slot', slot],
    ['format', format],
    ['office_id', officeId],
    ['complex_id', complexId],
    ['ids', ids.join(',')],
    ['category', category],
  ])
}

/**
 * The query string of what a visitor's secret link opens of a meeting that the site has kept: its page and its calendar
 * file (R1563), with `ids` the shortlist to bring along, of which one category may be shown (R1691).
 */
export function ownMeetingSearch(
  token: string,
  ids: readonly number[] = [],
  category: Category | null = null,
): string {
  return searchOf([
    ['token', token],
    ['ids', ids.join(',')],
    ['category', category],
  ])
}

function idOf(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

import type { OwnMeeting } from '#contract/feedback.ts'
import type { Appointment } from '#domain/appointment.ts'

/** When and where a meeting is that the site has kept; null without a day. */
export function appointmentOf(meeting: OwnMeeting): Appointment | null {
  const { date, time_slot: slot, format, office_id: officeId, complex_id: complexId, address } = meeting
  return date === null ? null : { date, slot, format, officeId, complexId, address }
}

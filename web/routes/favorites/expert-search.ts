import { appointmentSearch, readAppointment } from '#domain/appointment.ts'
import { shortlistIds, shortlistSearch } from '#domain/shortlist.ts'

/** The query of the thanks for a sent form: the shortlist, and the meeting where its day was chosen. */
export function expertSearch(fields: Readonly<Record<string, string>>, now: Date): string {
  const ids = shortlistIds(fields['estate_ids'] ?? '')
  const meeting = readAppointment((name) => fields[name] ?? '', now)
  return meeting === null ? shortlistSearch(ids) : appointmentSearch(meeting, ids)
}

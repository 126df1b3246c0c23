import type { Appointment } from '#domain/appointment.ts'
import { formatDate } from '#domain/dates.ts'
import type { I18n } from '../../i18n/i18n.tsx'

/** «3 декабря 2026, 15:00–17:00»: when a meeting is that was asked for. */
export function meetingTimeWords({ date, slot }: Appointment, { t, language }: I18n): string {
  return [formatDate(date, language), slotWords(slot, t)].join(', ')
}

/** «15:00–17:00», or any time. */
export function slotWords(slot: string | null, t: I18n['t']): string {
  return slot === null ? t('favorites.expert.time.any') : slot.replace('-', '–')
}

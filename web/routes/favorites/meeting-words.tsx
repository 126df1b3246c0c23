import type { Appointment } from '#domain/appointment.ts'
import { formatDate } from '#domain/dates.ts'
import { type I18n, useI18n } from '../../i18n/i18n.tsx'
import type { MeetingChoices } from '../forms/meeting-form.tsx'

/** Day, time and place of a meeting. */
export function MeetingWords({ meeting, choices }: { meeting: Appointment; choices: MeetingChoices }) {
  const i18n = useI18n()
  return (
    <p className="expert-meeting">
      <b>{whenWords(meeting, i18n)}</b>
      <span>{placeWords(meeting, choices, i18n.t)}</span>
    </p>
  )
}

/** «3 декабря 2026, 15:00–17:00». */
export function whenWords({ date, slot }: Appointment, { t, language }: I18n): string {
  return [formatDate(date, language), slotWords(slot, t)].join(', ')
}

/** «15:00–17:00», or any time. */
export function slotWords(slot: string | null, t: I18n['t']): string {
  return slot === null ? t('favorites.expert.time.any') : slot.replace('-', '–')
}

/** The office or the project that was chosen, with the kind of place. */
function placeWords(
  { format, officeId, complexId }: Appointment,
  { offices, projects }: MeetingChoices,
  t: I18n['t'],
): string {
  if (format === null) return ''
  const of = { office: [offices, officeId], site: [projects, complexId], online: [[], null] } as const
  const [places, chosen] = of[format]
  const place = places.find(({ id }) => id === chosen)
  return [t(`meets.format.${format}`), place?.title ?? ''].filter(Boolean).join(': ')
}

import type { Appointment } from '#domain/appointment.ts'
import { type I18n, useI18n } from '../../i18n/i18n.tsx'
import type { MeetingChoices } from '../forms/meeting-form.tsx'
import { meetingTimeWords } from './meeting-time-words.ts'

/** Day, time and place of a meeting. */
export function MeetingWords({ meeting, choices }: { meeting: Appointment; choices: MeetingChoices }) {
  const i18n = useI18n()
  return (
    <p className="expert-meeting">
      <b>{meetingTimeWords(meeting, i18n)}</b>
      <span>{placeWords(meeting, choices, i18n.t)}</span>
    </p>
  )
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

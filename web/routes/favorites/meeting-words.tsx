import type { Appointment } from '#domain/appointment.ts'
import { placeWords } from '#domain/meeting-place.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { MeetingChoices } from '../forms/meeting-form.tsx'
import { meetingTimeWords } from './meeting-time-words.ts'

/** Day, time and place of a meeting. */
export function MeetingWords({ meeting, choices }: { meeting: Appointment; choices: MeetingChoices }) {
  const i18n = useI18n()
  return (
    <p className="expert-meeting">
      <b>{meetingTimeWords(meeting, i18n)}</b>
      <span>{placeWords(meeting, choices, (kind) => i18n.t(`meets.format.${kind}`))}</span>
    </p>
  )
}

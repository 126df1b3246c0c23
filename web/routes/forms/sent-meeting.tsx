import './sent-meeting.css'
import type { ReactNode } from 'react'
import { pages } from '#contract/pages.ts'
import { type Appointment, appointmentSearch, ownMeetingSearch } from '#domain/appointment.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { buttonClass, TextLink } from '../../ui/button.tsx'
import { MeetingWords } from '../favorites/meeting-words.tsx'
import type { MeetingChoices } from './meeting-form.tsx'

export type SentMeetingProps = {
  /** What was asked for; null without a day. */
  meeting: Appointment | null
  choices: MeetingChoices
  /** Of the meeting that the site has kept; empty where it has told none: then the address of the file names it. */
  token?: string
}

/**
 * After the thanks: the meeting that was asked for, in words and for a calendar, where its day is chosen, and its page.
 *
 * @param ids the units to talk about
 */
export function SentMeeting({
  meeting,
  choices,
  token = '',
  ids,
  children,
}: SentMeetingProps & { ids: readonly number[]; children?: ReactNode }) {
  const { t, language } = useI18n()
  if (meeting === null && token === '' && !children) return null
  return (
    <div className="expert-along">
      {meeting !== null && (
        <>
          <MeetingWords meeting={meeting} choices={choices} />
          <p className="caption">{t('favorites.expert.calendar')}</p>
          <a
            className={buttonClass('outlined')}
            href={pages.meetingCalendar(
              language,
              token === '' ? appointmentSearch(meeting, ids) : ownMeetingSearch(token),
            )}
            download
          >
            {t('favorites.expert.calendar.add')}
          </a>
        </>
      )}
      {token !== '' && (
        <TextLink to={pages.expert(language, ownMeetingSearch(token))}>{t('meeting.own.link')}</TextLink>
      )}
      {children}
    </div>
  )
}

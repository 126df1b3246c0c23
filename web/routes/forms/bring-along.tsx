import './bring-along.css'
import { pages } from '#contract/pages.ts'
import { type Appointment, appointmentSearch, ownMeetingSearch } from '#domain/appointment.ts'
import { shortlistSearch } from '#domain/shortlist.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { buttonClass, TextLink } from '../../ui/button.tsx'
import { MeetingWords } from '../favorites/meeting-words.tsx'
import type { MeetingChoices } from './meeting-form.tsx'

type BringAlongProps = {
  /** The shortlist of the meeting; empty for one about none. */
  ids: readonly number[]
  meeting: Appointment | null
  choices: MeetingChoices
  /** Of the meeting that the site has kept; empty where it has told none: then the addresses name it. */
  token?: string
}

/**
 * After the thanks: the meeting that was asked for, in words and for a calendar, where its day is chosen, its page, and the
 * shortlist to bring along.
 */
export function BringAlong({ ids, meeting, choices, token = '' }: BringAlongProps) {
  const { t, language } = useI18n()
  if (meeting === null && token === '' && ids.length === 0) return null
  const asked = meeting === null ? shortlistSearch(ids) : appointmentSearch(meeting, ids)
  return (
    <div className="expert-along">
      {meeting !== null && (
        <>
          <MeetingWords meeting={meeting} choices={choices} />
          <p className="caption">{t('favorites.expert.calendar')}</p>
          <a
            className={buttonClass('outlined')}
            href={pages.meetingCalendar(language, token === '' ? asked : ownMeetingSearch(token))}
            download
          >
            {t('favorites.expert.calendar.add')}
          </a>
        </>
      )}
      {token !== '' && (
        <TextLink to={pages.expert(language, ownMeetingSearch(token))}>{t('meeting.own.link')}</TextLink>
      )}
      {ids.length > 0 && (
        <TextLink to={pages.favorites(language, token === '' ? asked : ownMeetingSearch(token, ids))}>
          {t('favorites.expert.list')}
        </TextLink>
      )}
    </div>
  )
}

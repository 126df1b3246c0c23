import '../forms/sent-meeting.css'
import type { OwnMeeting as Meeting } from '#contract/feedback.ts'
import { pages } from '#contract/pages.ts'
import { ownMeetingSearch } from '#domain/appointment.ts'
import { formatDate } from '#domain/dates.ts'
import { isPlaceChosen } from '#domain/meeting-place.ts'
import { shortlistSearch } from '#domain/shortlist.ts'
import { useRootData } from '../../data/root-data.ts'
import { phoneLink, phoneText } from '../../i18n/contact-words.ts'
import { type I18n, useI18n } from '../../i18n/i18n.tsx'
import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { buttonClass, TextLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import type { MeetingChoices } from '../forms/meeting-form.tsx'
import { slotWords } from './meeting-time-words.ts'
import { MeetingWords } from './meeting-words.tsx'
import { appointmentOf } from './own-meeting-words.ts'

/** A meeting that the site has kept, with the token of its page. */
export type ShownMeeting = Meeting & { token: string; choices: MeetingChoices }

/** The visitor's own page of a meeting: what staff have answered (R1563). */
export function OwnMeeting({ meeting }: { meeting: ShownMeeting | null }) {
  const { t, language } = useI18n()
  const state = meeting === null ? 'gone' : shownState(meeting)
  const title = t(`meeting.own.${state}`)
  return (
    <div className="wrap">
      <PageHead title={title} description={t(`meeting.own.${textOf(state, meeting)}.text`)} hidden />
      <PageBreadcrumbs steps={[{ title: t('header.favorites'), to: pages.favorites(language) }, { title }]} />
      <div className="form-page">
        <div>
          <h1>
            <WholeWords text={title} />
          </h1>
          <p className="lead">{t(`meeting.own.${textOf(state, meeting)}.text`)}</p>
          <CallUs />
          {meeting !== null && <KnownMeeting meeting={meeting} />}
        </div>
      </div>
    </div>
  )
}

/** The number to call, beside the words that ask for it (R1623); who waits for an answer may call too. */
function CallUs() {
  const phone = useRootData()?.company.phone ?? ''
  return (
    phone !== '' && (
      <p className="expert-phone">
        <a className="figures" href={phoneLink(phone)}>
          {phoneText(phone)}
        </a>
      </p>
    )
  )
}

/** A day that has passed needs no answer any more. */
function shownState({ state, proposes, date, choices }: ShownMeeting) {
  if (state !== 'cancelled' && date !== null && date < choices.days.first) return 'over'
  return proposes === 'place' ? 'replaced' : state
}

/** Who is called comes nowhere. */
function textOf(state: ReturnType<typeof shownState> | 'gone', meeting: ShownMeeting | null) {
  return state === 'confirmed' && meeting?.format === 'phone' ? 'confirmed.phone' : state
}

function KnownMeeting({ meeting }: { meeting: ShownMeeting }) {
  const { t, language } = useI18n()
  const wished = wishedWords(meeting, language, t)
  const state = shownState(meeting)
  const ids = meeting.estate_ids
  return (
    <div className="expert-along">
      <OwnMeetingWords meeting={meeting} />
      {wished !== null && <p className="caption">{t('meeting.own.wished', { when: wished })}</p>}
      {state !== 'over' && <OwnCalendar meeting={meeting} />}
      {(state === 'cancelled' || state === 'over') && (
        <Link
          className={buttonClass('outlined')}
          to={ids.length > 0 ? pages.expert(language, shortlistSearch(ids)) : pages.meeting(language)}
        >
          {t('meeting.own.again')}
        </Link>
      )}
      <OwnShortlist meeting={meeting} />
    </div>
  )
}

function OwnMeetingWords({ meeting }: { meeting: ShownMeeting }) {
  const { t } = useI18n()
  const appointment = appointmentOf(meeting)
  if (appointment === null) return meeting.state === 'cancelled' ? null : <p>{t('meeting.own.undated')}</p>
  const needsPlace = !['cancelled', 'over'].includes(shownState(meeting)) && !isPlaceChosen(appointment)
  return (
    <>
      <MeetingWords meeting={appointment} choices={meeting.choices} />
      {needsPlace && <p>{t('meeting.own.place')}</p>}
    </>
  )
}

/** The file changes an entry that an earlier one has made: it is the same meeting. */
function OwnCalendar({ meeting: { date, state, token } }: { meeting: ShownMeeting }) {
  const { t, language } = useI18n()
  if (date === null) return null
  const isFirst = state === 'asked'
  return (
    <>
      <a
        className={buttonClass('outlined')}
        href={pages.meetingCalendar(language, ownMeetingSearch(token))}
        download
      >
        {t(isFirst || state === 'confirmed' ? 'favorites.expert.calendar.add' : 'meeting.own.calendar')}
      </a>
      {!isFirst && <p className="caption">{t('meeting.own.calendar.text')}</p>}
    </>
  )
}

/** With the token, so that the list says when the meeting is now, also after a move (R1691). */
function OwnShortlist({ meeting: { estate_ids: ids, token } }: { meeting: ShownMeeting }) {
  const { t, language } = useI18n()
  if (ids.length === 0) return null
  return (
    <TextLink to={pages.favorites(language, ownMeetingSearch(token, ids))}>
      {t('favorites.expert.list')}
    </TextLink>
  )
}

/** What the visitor asked for, where staff have answered with another time; null where that is the same. */
function wishedWords(
  { date, time_slot: slot, asked_date: wished, asked_time_slot: wishedSlot }: Meeting,
  language: I18n['language'],
  t: I18n['t'],
): string | null {
  if (wished === null || (wished === date && wishedSlot === slot)) return null
  return `${formatDate(wished, language)}, ${slotWords(wishedSlot, t)}`
}

import { html } from 'hono/html'
import { pages } from '#contract/pages.ts'
import type { KnownMeeting, MeetingTime } from '#database/leads/meetings.ts'
import { ownMeetingSearch } from '#domain/appointment.ts'
import { formatDate } from '#domain/dates.ts'
import { filled } from '#domain/filled.ts'
import type { Language } from '#domain/languages.ts'
import { isPlaceChosen, type KnownPlaces, type MeetingPlace, placeWords } from '#domain/meeting-place.ts'
import type { MeetingState } from '#domain/meeting-state.ts'
import { type StaffText, staffLanguage, staffText } from '#domain/staff/staff-text.ts'
import { meetingToken } from '#leads/meetings/meeting-token.ts'
import { proposalOf } from '#leads/meetings/proposal.ts'
import { type Texts, texts as allTexts } from '#texts/texts.ts'
import type { Html } from '../pages/layout.ts'

const stateWords: Readonly<Record<MeetingState, StaffText<[]>>> = {
  asked: 'waits for your answer',
  confirmed: 'is confirmed',
  moved: 'another time is proposed',
  cancelled: 'is cancelled',
}

const looks: Readonly<Record<MeetingState, string>> = {
  asked: 'wait',
  confirmed: 'good',
  moved: 'wait',
  cancelled: 'bad',
}

/** How a meeting stands. */
export function meetingMark(meeting: KnownMeeting): Html {
  const { state } = meeting
  const words = proposalOf(meeting) === 'place' ? 'another place is proposed' : stateWords[state]
  return html`<span class="state ${looks[state]}">${staffText(words)}</span>`
}

/** «В офисе: Алматы, пр. Абая, 10» in the language of staff; empty where the visitor has said nothing of a place. */
export function placeText(place: MeetingPlace, places: KnownPlaces): string {
  return placeWords(place, places, (kind) => allTexts[staffLanguage()][`meets.format.${kind}`])
}

/** «чт, 3 декабря 2026, 15:00–17:00» in the language of staff. */
export function timeWords({ day, slot }: MeetingTime): string {
  if (day === null) return staffText('the day is not agreed')
  return [weekday(day), formatDate(day, staffLanguage()), hourWords({ slot })].join(', ')
}

function weekday(day: string): string {
  return new Intl.DateTimeFormat(staffLanguage(), { weekday: 'short', timeZone: 'UTC' }).format(new Date(day))
}

/** «15:00–17:00» in the language of staff. */
export function hourWords({ slot }: Pick<MeetingTime, 'slot'>): string {
  return slot === null ? staffText('any time') : hours(slot)
}

function hours(slot: string): string {
  return slot.replace('-', '–')
}

type Said = {
  meeting: KnownMeeting
  leadId: string
  language: Language
  /** Of that language. */
  texts: Texts
  places: KnownPlaces
  /** The origin of the site, and its secret. */
  site: string
  secret: string
}

/** What staff tell the visitor, in the visitor's language, with the page of the meeting; null before an answer. */
export function wordsToSay({ meeting, leadId, language, texts, places, site, secret }: Said): string | null {
  const { state, day, slot } = meeting
  if (state === 'asked') return null
  const link = site + pages.expert(language, ownMeetingSearch(meetingToken(secret, leadId)))
  if (day === null) return filled(texts['meeting.say.cancelled.undated'], { link })
  const time = slot === null ? texts['favorites.expert.time.any'] : hours(slot)
  const said = proposalOf(meeting) === 'place' ? 'replaced' : state
  const where =
    state === 'cancelled' || !isPlaceChosen(meeting)
      ? ''
      : placeWords(meeting, places, (kind) => texts[`meets.format.${kind}`])
  // The sentence around them has its own full stop.
  const when = [`${formatDate(day, language)}, ${time}`, where.replace(/\.$/, '')].filter(Boolean).join('. ')
  return filled(texts[`meeting.say.${said}`], { when, link })
}

import { html } from 'hono/html'
import type { OutgoingLead } from '#contract/outgoing-lead.ts'
import { staffAddresses } from '#contract/staff-addresses.ts'
import {
  type KnownMeeting,
  type MeetingView,
  meetingViews,
  type WaitingMeetings,
} from '#database/leads/meetings.ts'
import type { KnownPlaces } from '#domain/meeting-place.ts'
import { type StaffText, staffText } from '#domain/staff/staff-text.ts'
import { leadTitle } from '#leads/delivery/lead-lines.ts'
import { hourWords, meetingMark, placeText, timeWords } from '../meetings/meeting-words.ts'
import { type Html, page, type Reader } from './layout.ts'
import { phoneLink } from './phone-link.ts'

/** Which meetings a page shows; the first page is 1. */
export type MeetingsQuery = { view: MeetingView; page: number }

/** The query of an address; what it does not know is left out. */
export function readMeetingsQuery(search: URLSearchParams): MeetingsQuery {
  const number = search.get('page') ?? ''
  return {
    view: meetingViews.find((view) => view === search.get('view')) ?? 'upcoming',
    page: /^[1-9]\d{0,3}$/.test(number) ? Number(number) : 1,
  }
}

const viewWords: Readonly<Record<MeetingView, StaffText<[]>>> = {
  upcoming: 'Upcoming',
  undated: 'Day not agreed',
  past: 'Past',
  cancelled: 'Cancelled',
}

export type MeetingsPage = {
  reader: Reader
  query: MeetingsQuery
  meetings: readonly { lead: OutgoingLead; meeting: KnownMeeting }[]
  places: KnownPlaces
  today: string
  /** How many of a view wait for an answer. */
  waiting: WaitingMeetings
  /** Whether there are further ones. */
  hasMore: boolean
}

/** Meetings by their day (R1560). */
export function meetingsPage({
  reader,
  query,
  meetings,
  places,
  today,
  waiting,
  hasMore,
}: MeetingsPage): Html {
  const body = html`<nav class="views" aria-label="${staffText('Which meetings')}">
      <ul>
        ${meetingViews.map(
          (view) =>
            html`<li>
              <a
                href="${meetingsAddress({ view, page: 1 })}"
                ${view === query.view ? html`aria-current="page"` : ''}
                >${staffText(viewWords[view])}</a
              >
            </li>`,
        )}
      </ul>
    </nav>
    ${waiting.upcoming + waiting.undated === 0 ? '' : html`<p class="wait">${staffText('Wait for your answer: {upcoming} upcoming, {undated} without a day.', { upcoming: String(waiting.upcoming), undated: String(waiting.undated) })}</p>`}
    ${
      meetings.length === 0
        ? html`<p>${staffText('No meetings.')}</p>`
        : html`<ol class="sheet requests by-day">
            ${meetings.map((each) => line(each, places, today))}
          </ol>`
    }
    <p class="more">
      ${
        hasMore
          ? html`<a href="${meetingsAddress({ ...query, page: query.page + 1 })}"
              >${staffText(query.view === 'upcoming' ? 'Later meetings' : 'Earlier meetings')}</a
            >`
          : ''
      }
      ${
        query.page === 1
          ? ''
          : html`<a href="${meetingsAddress({ ...query, page: 1 })}">${staffText('To the first page')}</a>`
      }
    </p>`
  return page({ title: staffText('Meetings'), reader, section: 'meetings', body })
}

function meetingsAddress({ view, page: number }: MeetingsQuery): string {
  const search = new URLSearchParams({
    ...(view !== 'upcoming' && { view }),
    ...(number > 1 && { page: String(number) }),
  }).toString()
  return search === '' ? staffAddresses.meetings : `${staffAddresses.meetings}?${search}`
}

function line({ lead, meeting }: MeetingsPage['meetings'][number], places: KnownPlaces, today: string): Html {
  const where = placeText(meeting, places)
  return html`<li>
    <span class="when">${whenWords(meeting, today)}</span>
    <a class="title" lang="ru" href="${staffAddresses.request(lead.id)}">${leadTitle(lead)}</a>
    ${phoneLink(lead)} ${meetingMark(meeting)}
    ${where === '' ? '' : html`<span class="where">${where}</span>`}
  </li>`
}

function whenWords(meeting: KnownMeeting, today: string): Html | string {
  if (meeting.day !== today) return timeWords(meeting)
  return html`<strong>${staffText('Today')}</strong>, ${hourWords(meeting)}`
}

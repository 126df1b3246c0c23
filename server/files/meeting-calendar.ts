import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { type ApiClient, ApiFailure } from '#contract/api-client.ts'
import { getComplex, getComplexesNavigation } from '#contract/complexes.ts'
import { getContacts } from '#contract/contacts.ts'
import { ownMeeting } from '#contract/feedback.ts'
import { pages } from '#contract/pages.ts'
import { type CalendarMeeting, meetingCalendar } from '#documents/meeting-calendar.ts'
import {
  type Appointment,
  appointmentSearch,
  ownMeetingSearch,
  readAppointment,
} from '#domain/appointment.ts'
import { beginningOfDay } from '#domain/kazakhstan-day.ts'
import type { MeetingState } from '#domain/meeting-state.ts'
import { shortlistIds, shortlistSearch } from '#domain/shortlist.ts'
import type { Language } from '#domain/languages.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import type { Texts } from '#texts/texts.ts'
import type { createApiClient } from '../api-client/api-client.ts'
import { siteTexts } from '../api-client/site-texts.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import { fallbackPage } from '../pages/fallback-page.ts'

/**
 * Answers the calendar file of a meeting: of one that the site has kept by its token, with what staff have answered
 * (R1563), else all of which its address names (R1072). 404 without a day to meet on, 503 while the API is down.
 */
export function meetingCalendars(
  apiClient: ReturnType<typeof createApiClient>,
  publicUrl: string,
  now: () => Date,
) {
  return async function answer(c: Context<ServerContext>): Promise<Response> {
    const url = new URL(c.req.url)
    const language = languageOfPath(url.pathname)
    const visitor = { language, clientAddress: c.get('clientAddress'), requestId: c.get('requestId') }
    const client = apiClient(visitor)
    try {
      const meeting = await meetingOf(client, url.searchParams, now())
      if (meeting === null) return fallbackPage(404, language)
      const [words, place] = await Promise.all([
        siteTexts(client, language),
        placeOf(client, meeting.appointment),
      ])
      return calendarFile(fileOf(meeting, { words, place, language, publicUrl, made: now() }))
    } catch (error) {
      if (error instanceof ApiFailure) return fallbackPage(503, language)
      throw error
    }
  }
}

/** A meeting of an address: one that the site has kept, by its token, or one that the address itself names. */
type Meeting = Pick<CalendarMeeting, 'state' | 'sequence' | 'kept'> & {
  appointment: Appointment
  ids: number[]
  /** The same for the same meeting. */
  mark: string
  /** Of the page of a meeting that the site has kept. */
  token: string
  /** Which words of its page say how it stands. */
  said: MeetingState | 'replaced'
}

/** Null where there is none, or no day to meet on. */
async function meetingOf(client: ApiClient, query: URLSearchParams, now: Date): Promise<Meeting | null> {
  const token = query.get('token') ?? ''
  if (token !== '') return keptMeeting(client, token)
  const appointment = readAppointment((name) => query.get(name) ?? '', now)
  if (appointment === null) return null
  const ids = shortlistIds(query.get('ids') ?? '')
  const mark = createHash('sha256').update(appointmentSearch(appointment, ids)).digest('hex').slice(0, 32)
  return { appointment, ids, mark, token, state: 'asked', said: 'asked', sequence: 0, kept: null }
}

async function keptMeeting(client: ApiClient, token: string): Promise<Meeting | null> {
  try {
    const { data: own } = await client(ownMeeting, { token })
    if (own.date === null) return null
    return {
      appointment: {
        date: own.date,
        slot: own.time_slot,
        format: own.format,
        officeId: own.office_id,
        complexId: own.complex_id,
        address: own.address,
      },
      ids: own.estate_ids,
      mark: own.id,
      token,
      state: own.state,
      said: own.proposes === 'place' ? 'replaced' : own.state,
      sequence: own.sequence,
      kept: { created: new Date(own.created_at), changed: new Date(own.changed_at) },
    }
  } catch (error) {
    if (error instanceof ApiFailure && error.status < 500) return null
    throw error
  }
}

type Around = { words: Texts; place: string; language: Language; publicUrl: string; made: Date }

function fileOf(
  { appointment, ids, mark, token, said: state, ...meeting }: Meeting,
  { words, place, language, publicUrl, made }: Around,
): string {
  const host = new URL(publicUrl).hostname
  const { format } = appointment
  const listed = token === '' ? shortlistSearch(ids) : ownMeetingSearch(token, ids)
  const list = publicUrl + pages.favorites(language, listed)
  const own = publicUrl + pages.expert(language, ownMeetingSearch(token))
  const said = token === '' ? words['favorites.expert.calendar'] : words[`meeting.own.${state}`]
  const parts = [
    said,
    ...(ids.length === 0 ? [] : [`${words['favorites.expert.list']}: ${list}`]),
    ...(token === '' ? [] : [`${words['meeting.own.page']}: ${own}`]),
  ]
  return meetingCalendar({
    ...meeting,
    uid: `meeting-${mark}@${host}`,
    host,
    made,
    ...timesOf(appointment),
    title: words['favorites.expert.calendar.title'],
    text: parts.join('\n\n'),
    place: format === 'online' || format === 'phone' ? words[`meets.format.${format}`] : place,
    url: token === '' ? list : own,
  })
}

function calendarFile(file: string): Response {
  return new Response(file, {
    headers: {
      'Cache-Control': cachePolicy.meetingCalendar.lifetime,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="meeting.ics"',
      'X-Robots-Tag': 'noindex',
    },
  })
}

const hour = 60 * 60 * 1000

/** A part of the day is that part; a time of day without an end takes an hour in the calendar. */
function timesOf({ date, slot }: Appointment) {
  const day = beginningOfDay(date)
  // A whole day has no zone: it is that day of the visitor's calendar.
  if (slot === null) return { start: new Date(`${date}T00:00:00Z`), end: null, isWholeDay: true }
  const [from = '', to = ''] = slot.split('-')
  const at = (time: string) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    return new Date(day.getTime() + hours * hour + minutes * (hour / 60))
  }
  const start = at(from)
  return { start, end: to === '' ? new Date(start.getTime() + hour) : at(to), isWholeDay: false }
}

/**
 * City and address of the office, or name, city and address of the project (R1544), or the line of staff; empty where none
 * is named or known.
 */
async function placeOf(
  client: ApiClient,
  { format, officeId, complexId, address }: Appointment,
): Promise<string> {
  if (format === 'office' && officeId !== null) {
    const office = (await client(getContacts, {})).data.find(({ id }) => id === officeId)
    return [office?.city.name, office?.address].filter(Boolean).join(', ')
  }
  if (format === 'site' && complexId !== null) {
    const known = (await client(getComplexesNavigation, {})).data.find(({ id }) => id === complexId)
    if (known === undefined) return ''
    const { name, city, address } = (await client(getComplex, { slug: known.slug })).data
    return [name, city.name, address].filter(Boolean).join(', ')
  }
  return address ?? ''
}

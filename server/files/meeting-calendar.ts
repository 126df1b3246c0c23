import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { type ApiClient, ApiFailure } from '#contract/api-client.ts'
import { getComplex, getComplexesNavigation } from '#contract/complexes.ts'
import { getContacts } from '#contract/contacts.ts'
import { pages } from '#contract/pages.ts'
import { meetingCalendar } from '#documents/meeting-calendar.ts'
import { type Appointment, appointmentSearch, readAppointment } from '#domain/appointment.ts'
import { beginningOfDay } from '#domain/kazakhstan-day.ts'
import { shortlistIds, shortlistSearch } from '#domain/shortlist.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import type { createApiClient } from '../api-client/api-client.ts'
import { siteTexts } from '../api-client/site-texts.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import { fallbackPage } from '../pages/fallback-page.ts'

/**
 * Answers the calendar file of a meeting (R1072), all of which its address names. 404 without a day to meet on, 503
 * while the API is down.
 */
export function meetingCalendars(
  apiClient: ReturnType<typeof createApiClient>,
  publicUrl: string,
  now: () => Date,
) {
  return async function answer(c: Context<ServerContext>): Promise<Response> {
    const url = new URL(c.req.url)
    const language = languageOfPath(url.pathname)
    const meeting = readAppointment((name) => url.searchParams.get(name) ?? '', now())
    if (meeting === null) return fallbackPage(404, language)
    const visitor = { language, clientAddress: c.get('clientAddress'), requestId: c.get('requestId') }
    const client = apiClient(visitor)
    const answers = await Promise.all([siteTexts(client, language), placeOf(client, meeting)]).catch(
      (error: unknown) => {
        if (error instanceof ApiFailure) return null
        throw error
      },
    )
    if (answers === null) return fallbackPage(503, language)
    const [words, place] = answers
    const ids = shortlistIds(url.searchParams.get('ids') ?? '')
    const shortlist = publicUrl + pages.favorites(language, shortlistSearch(ids))
    const text =
      ids.length === 0
        ? words['favorites.expert.calendar']
        : `${words['favorites.expert.calendar']}\n\n${words['favorites.expert.list']}: ${shortlist}`
    const host = new URL(publicUrl).hostname
    const mark = createHash('sha256').update(appointmentSearch(meeting, ids)).digest('hex').slice(0, 32)
    const file = meetingCalendar({
      uid: `meeting-${mark}@${host}`,
      host,
      made: now(),
      ...timesOf(meeting),
      title: words['favorites.expert.calendar.title'],
      text,
      place: meeting.format === 'online' ? words['meets.format.online'] : place,
      url: shortlist,
    })
    return new Response(file, {
      headers: {
        'Cache-Control': cachePolicy.meetingCalendar.lifetime,
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="meeting.ics"',
        'X-Robots-Tag': 'noindex',
      },
    })
  }
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

/** City and address of the office, or name, city and address of the project (R1544); empty where none is named or known. */
async function placeOf(client: ApiClient, { format, officeId, complexId }: Appointment): Promise<string> {
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
  return ''
}

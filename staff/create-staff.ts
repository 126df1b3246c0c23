import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { OutgoingLead } from '#contract/outgoing-lead.ts'
import { staffAddresses } from '#contract/staff-addresses.ts'
import { isDatabaseAway } from '#database/engines/away.ts'
import { outgoingLead, outgoingLeadsOf } from '#database/leads/outgoing-leads.ts'
import { knownMeeting, knownMeetings } from '#database/leads/meetings.ts'
import { newestLeads, waitingOf, phoneOfLead } from '#database/staff/lead-list.ts'
import { lastSending } from '#database/staff/looks.ts'
import { parsePhone } from '#domain/phone.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { isApplication } from '#leads/routes/matching.ts'
import { withoutPersonal } from '#leads/routes/without-personal.ts'
import { loginRoutes } from './login/login-routes.ts'
import { readersOf } from './login/readers.ts'
import { takeAnswer } from './meetings/answer.ts'
import { listedMeetings } from './meetings/listed-meetings.ts'
import { partOfRequest, type RefusedAnswer } from './meetings/part-of-request.ts'
import { noteIn } from './note-look.ts'
import { fieldsOf, goOn, ownForms, ownHost, ownPage, readableForms } from './own-requests.ts'
import { alarmsPage } from './pages/alarms-page.ts'
import { messagePage } from './pages/layout.ts'
import { isRequestId, listAddress, readListQuery } from './pages/list-query.ts'
import { knockPage } from './pages/login-page.ts'
import { meetingsPage, readMeetingsQuery } from './pages/meetings-page.ts'
import { requestPage } from './pages/request-page.ts'
import { requestsPage } from './pages/requests-page.ts'
import { stockPage } from './pages/stock-page.ts'
import { style } from './pages/style.ts'
import { sendAgain } from './send-again.ts'
import type { StaffContext, StaffParts } from './staff-parts.ts'
import { stockReport, stockReports } from './stock-reports.ts'

/** Requests on one page of the list. */
const perPage = 25

/** Who applies for a job is the business of personnel alone: of an application sales see what it is about and whether it arrived. */
function forSales(lead: OutgoingLead): OutgoingLead {
  return isApplication(lead.form) ? withoutPersonal(lead) : lead
}

/** A report has its style in itself; whatever a feed has written into it runs, loads and sends nothing. */
const reportPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

/** The page for sales (decision 095). It changes two things: what has not arrived is sent again, and meetings are answered. */
export function createStaff(parts: StaffParts): Hono<StaffContext> {
  const { db, origins, users, now, newId } = parts
  const readers = readersOf(parts)
  const note = noteIn(parts)

  const forReaders: MiddlewareHandler<StaffContext> = async (c, next) => {
    const reader = await readers.read(c)
    if (reader !== null) {
      c.set('reader', reader)
      return next()
    }
    const { pathname } = new URL(c.req.url)
    const wanted = c.req.method === 'GET' ? ownPage(pathname) : staffAddresses.requests
    if (users === null) {
      const text = staffText(
        'The proxy in front has not said who you are. Open this page through the login of your company.',
      )
      return c.html(messagePage(text, null), 403)
    }
    // From a link in a mail or a messenger of the web the browser comes without the cookie, also when there is one.
    if (c.req.method === 'GET' && c.req.header('sec-fetch-site') === 'cross-site')
      return c.html(knockPage(wanted))
    return goOn(c, `${staffAddresses.login}?${new URLSearchParams({ next: wanted })}`)
  }

  const staff = new Hono<StaffContext>()
    .use(ownHost(origins))
    .get(staffAddresses.style, (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
    .post('*', ownForms(origins), ...readableForms)
  if (users !== null) staff.route('/', loginRoutes({ ...parts, users }, readers, note))

  return (
    staff
      .use(forReaders)
      .get(staffAddresses.home, (c) => goOn(c, staffAddresses.requests))
      .get(staffAddresses.requests, async (c) => showList(c))
      .post(staffAddresses.search, async (c) => {
        await note(c.get('reader').name, 'search')
        const typed = (await fieldsOf(c)).get('phone')?.slice(0, 40) ?? ''
        const number = typed.trim().toLowerCase()
        if (isRequestId(number)) {
          if ((await outgoingLead(db, number)) !== null) return goOn(c, staffAddresses.request(number))
          return showNothing(c, { problem: staffText('No request has this number.'), typed })
        }
        const phone = parsePhone(typed)
        if (phone === null) {
          const problem = staffText(
            'This is no phone and no number of a request. Write the phone whole, like +7 701 123-45-67.',
          )
          return showNothing(c, { problem, typed })
        }
        const found = await outgoingLeadsOf(db, await newestLeads(db, { phone }, perPage))
        const newest = found.findLast(({ form }) => !isApplication(form))
        if (newest === undefined)
          return showNothing(c, { problem: staffText('No request has this phone number.'), typed })
        return goOn(c, listAddress({ same: newest.id }))
      })
      .get(`${staffAddresses.requests}/:id`, async (c) => {
        const id = c.req.param('id')
        const found = isRequestId(id) ? await outgoingLead(db, id) : null
        if (found === null) return noRequest(c)
        return showRequest(c, found)
      })
      .post(`${staffAddresses.requests}/:id/meeting`, async (c) => {
        const id = c.req.param('id')
        const meeting = isRequestId(id) ? await knownMeeting(db, id) : null
        if (meeting === null) return noRequest(c)
        const by = c.get('reader').name
        const fields = await fieldsOf(c)
        const came = await takeAnswer(parts, { leadId: id, meeting, by }, fields)
        if (came.kind === 'kept') return goOn(c, staffAddresses.answered(id))
        const found = await outgoingLead(db, id)
        if (found === null) return noRequest(c)
        c.status(came.kind === 'late' ? 409 : 422)
        return showRequest(c, found, { why: came, typed: fields, by })
      })
      .post(`${staffAddresses.requests}/:id/send`, async (c) => {
        const id = c.req.param('id')
        if (!isRequestId(id) || (await phoneOfLead(db, id)) === null) return noRequest(c)
        await note(c.get('reader').name, 'send', id)
        await sendAgain({ db, ways: await parts.waysOf(id), now, newId }, id)
        parts.wake()
        return goOn(c, staffAddresses.sent(id))
      })
      .get(staffAddresses.meetings, async (c) => {
        const query = readMeetingsQuery(new URL(c.req.url).searchParams)
        const reader = c.get('reader')
        await note(reader.name, 'list')
        const listed = await listedMeetings(db, query, { now: now(), perPage })
        return c.html(meetingsPage({ reader, ...listed }))
      })
      .get(staffAddresses.alarms, async (c) =>
        c.html(alarmsPage({ reader: c.get('reader'), alarms: await parts.alarms(), now: now() })),
      )
      .get(staffAddresses.stock, async (c) =>
        c.html(stockPage({ reader: c.get('reader'), sources: await stockReports(parts.reports) })),
      )
      // Where a report leads back to.
      .get(`${staffAddresses.stock}/index.html`, (c) => goOn(c, staffAddresses.stock))
      .get(`${staffAddresses.stock}/:source/:name`, async (c) => {
        const report = await stockReport(parts.reports, c.req.param('source'), c.req.param('name'))
        if (report === null) return noPage(c)
        return c.body(new Uint8Array(report), 200, {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': reportPolicy,
        })
      })
      .notFound((c) => noPage(c))
      .onError((error, c) => {
        parts.onError(error)
        const words = staffText('Something broke. Try again in a minute.')
        return c.html(messagePage(words, null), isDatabaseAway(error) ? 503 : 500)
      })
  )

  /** A search that found nothing, without requests of others. */
  function showNothing(c: Context<StaffContext>, search: { problem: string; typed: string }) {
    const nothing = { query: {}, phone: null, leads: [], meetings: new Map(), hasMore: false }
    return c.html(requestsPage({ reader: c.get('reader'), ...nothing, search }))
  }

  async function showList(c: Context<StaffContext>) {
    const query = readListQuery(new URL(c.req.url).searchParams)
    const { same, ...filter } = query
    const one = same === undefined ? null : await outgoingLead(db, same)
    const phone = one === null || isApplication(one.form) ? null : one.phone
    if (same !== undefined && phone === null) return noRequest(c)
    await note(c.get('reader').name, 'list')
    const ids = await newestLeads(db, { ...filter, ...(phone === null ? {} : { phone }) }, perPage + 1)
    const shown = await outgoingLeadsOf(db, ids.slice(0, perPage))
    const leads = shown
      .toReversed()
      .filter(({ form }) => phone === null || !isApplication(form))
      .map(forSales)
    const reader = c.get('reader')
    const meetings = await knownMeetings(
      db,
      leads.map(({ id }) => id),
    )
    const hasMore = ids.length > perPage
    return c.html(requestsPage({ reader, query, phone, leads, meetings, hasMore, search: null }))
  }

  /** A request; `refused` is an answer to its meeting that was not kept. */
  async function showRequest(
    c: Context<StaffContext>,
    found: OutgoingLead,
    refused: RefusedAnswer | null = null,
  ) {
    const lead = forSales(found)
    const reader = c.get('reader')
    await note(reader.name, 'request', lead.id)
    const channels = (await parts.waysOf(lead.id)).map(({ name }) => name)
    const waiting = await waitingOf(db, lead.id, channels, now())
    const sending = await lastSending(db, lead.id)
    const wasSent = sending !== null && c.req.query('sent') !== undefined
    const wasAnswered = c.req.query('answered') !== undefined
    const meeting = await partOfRequest(parts, lead, { refused, wasAnswered })
    return c.html(requestPage({ reader, lead, waiting, channels, sending, wasSent, meeting }))
  }

  function noRequest(c: Context<StaffContext>) {
    const text = staffText('There is no such request. It may have been deleted when its time was over.')
    return c.html(messagePage(text, c.get('reader')), 404)
  }

  function noPage(c: Context<StaffContext>) {
    return c.html(messagePage(staffText('There is no such page.'), c.get('reader')), 404)
  }
}

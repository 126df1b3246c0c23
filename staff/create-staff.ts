import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { staffAddresses } from '#contract/staff-addresses.ts'
import { isDatabaseAway } from '#database/engines/away.ts'
import { outgoingLead, outgoingLeadsOf } from '#database/leads/outgoing-leads.ts'
import type { Database } from '#database/open.ts'
import { newestLeads, nextTryOf, phoneOfLead } from '#database/staff/lead-list.ts'
import { noteLook } from '#database/staff/looks.ts'
import type { StaffLookTable } from '#database/tables.ts'
import { timeInKazakhstan } from '#domain/kazakhstan-day.ts'
import { ownAddress } from '#domain/own-address.ts'
import { parsePhone } from '#domain/phone.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { logIn } from './login/log-in.ts'
import type { Hash } from './login/password.ts'
import { sessionTimes, staffSessions } from './login/sessions.ts'
import { LoginCrowd } from './login/sparing-hash.ts'
import type { UsersFile } from './login/users-file.ts'
import { type Alarms, alarmsPage } from './pages/alarms-page.ts'
import { messagePage, type Reader } from './pages/layout.ts'
import { isRequestId, listAddress, readListQuery } from './pages/list-query.ts'
import { knockPage, loginPage } from './pages/login-page.ts'
import { requestPage } from './pages/request-page.ts'
import { requestsPage } from './pages/requests-page.ts'
import { stockPage } from './pages/stock-page.ts'
import { style } from './pages/style.ts'
import { sendAgain } from './send-again.ts'
import { staffName } from './staff-name.ts'
import { stockReport, stockReports } from './stock-reports.ts'

/** What the server knows about a request beside the request itself. */
export type StaffBindings = {
  clientAddress: string
  /** The connection comes from a believed proxy. */
  behindProxy: boolean
}

export type StaffParts = {
  db: Database
  /** The origins under which staff open the page; the first is the one of STAFF_URL where that is set. */
  origins: readonly string[]
  /** Who may log in by a password; null where only the proxy names people. */
  users: UsersFile | null
  /** The header in which the proxy names who it is; null where it names nobody. */
  header: string | null
  hash: Hash
  /** Of the site. */
  secret: string
  /** Ways to staff that are on. */
  channels: readonly string[]
  /** Something was put into the outbox. */
  wake: () => void
  alarms: () => Promise<Alarms>
  /** The folder of stock reports. */
  reports: string
  /** Told how a try to log in ended; without the name. */
  heard: (outcome: 'right' | 'wrong' | 'paused' | 'crowd') => void
  /** Told of what broke; whoever asked reads that something did. */
  onError: (error: unknown) => void
  now: () => Date
  newId: () => string
}

type Variables = { reader: Reader }
type StaffContext = { Bindings: StaffBindings; Variables: Variables }

/** Requests on one page of the list. */
const perPage = 25

/** A form of these pages is a tenth of it. Bytes. */
const longestForm = 8 * 1024

/**
 * What pages may load: our stylesheet. `same-origin` for the referrer, and not nothing: without one a browser names no
 * origin with a form.
 */
const headers = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
} as const

/** A report has its style in itself; whatever a feed has written into it runs, loads and sends nothing. */
const reportPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

/** The pages that a login leads on to: none but ours, so that it sends nobody elsewhere. */
function ownPage(next: string | undefined): string {
  const [, id] = /^\/staff\/requests\/([^/]+)$/.exec(next ?? '') ?? []
  if (isRequestId(id)) return staffAddresses.request(id)
  const known = [staffAddresses.requests, staffAddresses.stock, staffAddresses.alarms]
  return known.find((address) => address === next) ?? staffAddresses.requests
}

/** To one of our pages, by a GET. */
function goOn(c: Context, address: string): Response {
  return c.redirect(ownAddress(address), 303)
}

/** The page for sales (decision 095). It changes nothing but that what has not arrived is sent again. */
export function createStaff(parts: StaffParts): Hono<StaffContext> {
  const { db, origins, users, header, channels, now, newId } = parts
  const hosts = new Set(origins.map((origin) => new URL(origin).host))
  const isTls = origins.every((origin) => origin.startsWith('https:'))
  const cookie = isTls ? '__Host-staff' : 'staff'
  const cookieRules = { path: '/', httpOnly: true, secure: isTls, sameSite: 'Strict' } as const
  const sessions = users === null ? null : staffSessions({ db, users, now })

  /** Keeps who looks at what before it is shown: a look that cannot be kept shows nothing. */
  const note = (c: Context<StaffContext>, what: StaffLookTable['what'], leadId: string | null = null) =>
    noteLook(db, { id: newId(), at: now().toISOString(), name: c.get('reader').name, what, lead_id: leadId })

  /** Who the proxy says it is; null where it says nothing, or is no proxy that we believe. */
  function namedByProxy(c: Context<StaffContext>): string | null {
    const value = header === null || !c.env.behindProxy ? undefined : c.req.header(header)
    // Headers come as bytes, and names as UTF-8.
    return value === undefined ? null : staffName(Buffer.from(value, 'latin1').toString('utf8'))
  }

  async function readerOf(c: Context<StaffContext>): Promise<Reader | null> {
    const named = namedByProxy(c)
    if (named !== null) return { name: named, leaves: false }
    const token = getCookie(c, cookie)
    const name = token === undefined || sessions === null ? null : await sessions.read(token)
    return name === null ? null : { name, leaves: true }
  }

  const ownHost: MiddlewareHandler = async (c, next) => {
    const { host, pathname } = new URL(c.req.url)
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    if (!hosts.has(host)) return c.text('This address is not the one of STAFF_URL.', 421)
    if (pathname !== staffAddresses.home && !pathname.startsWith(`${staffAddresses.home}/`))
      return c.text('Only /staff is here.', 404)
    return next()
  }

  /** A form must come from one of these pages. Every browser names the origin of a POST. */
  const ownForms: MiddlewareHandler<StaffContext> = async (c, next) => {
    const site = c.req.header('sec-fetch-site')
    const isOwn =
      origins.includes(c.req.header('origin') ?? '') && (site === undefined || site === 'same-origin')
    if (isOwn) return next()
    return c.html(
      messagePage(
        staffText('Nothing was changed: the form did not come from this page. Open the page anew.'),
        null,
      ),
      403,
    )
  }

  const unreadable = (c: Context) => c.html(messagePage(staffText('The form could not be read.'), null), 400)

  const ownKinds: MiddlewareHandler<StaffContext> = async (c, next) => {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
    return type === 'application/x-www-form-urlencoded' ? next() : unreadable(c)
  }

  const forReaders: MiddlewareHandler<StaffContext> = async (c, next) => {
    const reader = await readerOf(c)
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

  async function fields(c: Context): Promise<URLSearchParams> {
    return new URLSearchParams(await c.req.text())
  }

  const staff = new Hono<StaffContext>()
    .use(ownHost)
    .get(staffAddresses.style, (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
    .post('*', ownForms, ownKinds, bodyLimit({ maxSize: longestForm, onError: unreadable }))

  if (users !== null && sessions !== null) {
    staff
      .get(staffAddresses.login, async (c) => {
        const next = ownPage(c.req.query('next'))
        if ((await readerOf(c)) !== null) return goOn(c, next)
        return c.html(loginPage({ next, problem: null }))
      })
      .post(staffAddresses.login, async (c) => {
        const form = await fields(c)
        const next = ownPage(form.get('next') ?? undefined)
        const refuse = (problem: string, status: 401 | 429, pause?: number) => {
          if (pause !== undefined) c.header('Retry-After', String(pause))
          return c.html(loginPage({ next, problem }), status)
        }
        const attempt = {
          name: form.get('name') ?? '',
          password: form.get('password') ?? '',
          address: c.env.clientAddress,
        }
        try {
          const attempted = await logIn({ ...parts, users }, attempt)
          parts.heard(attempted.outcome)
          switch (attempted.outcome) {
            case 'wrong':
              return refuse(staffText('The name or the password is wrong.'), 401)
            case 'paused': {
              const time = timeInKazakhstan(new Date(attempted.until.getTime() + 59_999))
              const pause = Math.ceil((attempted.until.getTime() - now().getTime()) / 1000)
              const words = staffText('There were five wrong tries. The next one is possible at {time}.', {
                time,
              })
              return refuse(words, 429, Math.max(1, pause))
            }
            case 'right': {
              // Whatever token came along is of no use from now on: nobody can have laid it there.
              const before = getCookie(c, cookie)
              if (before !== undefined) await sessions.end(before)
              const token = await sessions.start(attempted.name, attempted.mark)
              c.set('reader', { name: attempted.name, leaves: true })
              await note(c, 'login')
              setCookie(c, cookie, token, { ...cookieRules, maxAge: sessionTimes.whole / 1000 })
              return goOn(c, next)
            }
          }
        } catch (error) {
          if (!(error instanceof LoginCrowd)) throw error
          parts.heard('crowd')
          return refuse(
            staffText('Too many people try to log in right now. Try again in a few seconds.'),
            429,
            10,
          )
        }
      })
      .post(staffAddresses.logout, async (c) => {
        const token = getCookie(c, cookie)
        if (token !== undefined) await sessions.end(token)
        deleteCookie(c, cookie, cookieRules)
        return goOn(c, staffAddresses.login)
      })
  }

  return (
    staff
      .use(forReaders)
      .get(staffAddresses.home, (c) => goOn(c, staffAddresses.requests))
      .get(staffAddresses.requests, async (c) => showList(c, null))
      .post(staffAddresses.search, async (c) => {
        await note(c, 'search')
        const phone = parsePhone((await fields(c)).get('phone')?.slice(0, 40) ?? '')
        if (phone === null)
          return showList(c, staffText('This is no phone number. Write it whole, like +7 701 123-45-67.'))
        const [newest] = await newestLeads(db, { phone }, 1)
        if (newest === undefined) return showList(c, staffText('No request has this phone number.'))
        return goOn(c, listAddress({ same: newest }))
      })
      .get(`${staffAddresses.requests}/:id`, async (c) => {
        const id = c.req.param('id')
        const lead = isRequestId(id) ? await outgoingLead(db, id) : null
        if (lead === null) return noRequest(c)
        await note(c, 'request', lead.id)
        const nextTry = await nextTryOf(db, lead.id, channels)
        return c.html(requestPage({ reader: c.get('reader'), lead, nextTry, now: now(), channels }))
      })
      .post(`${staffAddresses.requests}/:id/send`, async (c) => {
        const id = c.req.param('id')
        if (!isRequestId(id) || (await phoneOfLead(db, id)) === null) return noRequest(c)
        await note(c, 'send', id)
        await sendAgain({ db, channels, now, newId }, id)
        parts.wake()
        return goOn(c, staffAddresses.request(id))
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

  async function showList(c: Context<StaffContext>, problem: string | null) {
    const query = problem === null ? readListQuery(new URL(c.req.url).searchParams) : {}
    const { same, ...filter } = query
    const phone = same === undefined ? null : await phoneOfLead(db, same)
    if (same !== undefined && phone === null) return noRequest(c)
    if (problem === null) await note(c, 'list')
    const ids = await newestLeads(db, { ...filter, ...(phone === null ? {} : { phone }) }, perPage + 1)
    const shown = await outgoingLeadsOf(db, ids.slice(0, perPage))
    const leads = shown.toReversed()
    const reader = c.get('reader')
    return c.html(requestsPage({ reader, query, phone, leads, hasMore: ids.length > perPage, problem }))
  }

  function noRequest(c: Context<StaffContext>) {
    const text = staffText('There is no such request. It may have been deleted when its time was over.')
    return c.html(messagePage(text, c.get('reader')), 404)
  }

  function noPage(c: Context<StaffContext>) {
    return c.html(messagePage(staffText('There is no such page.'), c.get('reader')), 404)
  }
}

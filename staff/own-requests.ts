import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { staffAddresses } from '#contract/staff-addresses.ts'
import { ownAddress } from '#domain/own-address.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { messagePage } from './pages/layout.ts'
import { isRequestId } from './pages/list-query.ts'

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

/** Sets the headers of every answer, and answers nothing but our paths on our hosts (R815). */
export function ownHost(origins: readonly string[]): MiddlewareHandler {
  const hosts = new Set(origins.map((origin) => new URL(origin).host))
  return async (c, next) => {
    const { host, pathname } = new URL(c.req.url)
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    if (!hosts.has(host)) return c.text('This address is not the one of STAFF_URL.', 421)
    if (pathname !== staffAddresses.home && !pathname.startsWith(`${staffAddresses.home}/`))
      return c.text('Only /staff is here.', 404)
    return next()
  }
}

/** A form must come from one of these pages (R819). Every browser names the origin of a POST. */
export function ownForms(origins: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    const site = c.req.header('sec-fetch-site')
    const isOwn =
      origins.includes(c.req.header('origin') ?? '') && (site === undefined || site === 'same-origin')
    if (isOwn) return next()
    const words = staffText('Nothing was changed: the form did not come from this page. Open the page anew.')
    return c.html(messagePage(words, null), 403)
  }
}

function unreadable(c: Context) {
  return c.html(messagePage(staffText('The form could not be read.'), null), 400)
}

/** The kind and the length of our forms. */
export const readableForms: readonly [MiddlewareHandler, MiddlewareHandler] = [
  async (c, next) => {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
    return type === 'application/x-www-form-urlencoded' ? next() : unreadable(c)
  },
  bodyLimit({ maxSize: longestForm, onError: unreadable }),
]

/** The fields of a form. */
export async function fieldsOf(c: Context): Promise<URLSearchParams> {
  return new URLSearchParams(await c.req.text())
}

/** The pages that a login leads on to: none but ours, so that it sends nobody elsewhere. */
export function ownPage(next: string | undefined): string {
  const [, id] = /^\/staff\/requests\/([^/]+)$/.exec(next ?? '') ?? []
  if (isRequestId(id)) return staffAddresses.request(id)
  const known = [
    staffAddresses.requests,
    staffAddresses.meetings,
    staffAddresses.stock,
    staffAddresses.alarms,
  ]
  return known.find((address) => address === next) ?? staffAddresses.requests
}

/** To one of our pages, by a GET. */
export function goOn(c: Context, address: string): Response {
  return c.redirect(ownAddress(address), 303)
}

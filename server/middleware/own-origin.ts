import type { MiddlewareHandler } from 'hono'
import type { ErrorBody } from '#contract/errors.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { fallbackPage } from '../pages/fallback-page.ts'

type Origins = {
  /** Address of the site; without one the address that was asked counts. */
  publicUrl: string | null
  /** Origins of other sites whose pages may send forms (ALLOWED_ORIGINS). */
  allowed: readonly string[]
}

/** What a browser says about the page that sends a request. */
type Sender = { origin: string | undefined; fetchSite: string | undefined; host: string }

/**
 * Whether a write comes from a page of another site (R388). Programs send no such header and pass. The host counts and
 * not the scheme, since a proxy may end TLS and say nothing. Pages without an origin of their own (`null`: a file, a
 * sandbox) pass only where the browser says that they are ours.
 */
function isForeign({ origin, fetchSite, host }: Sender, { publicUrl, allowed }: Origins): boolean {
  if (origin !== undefined && allowed.includes(origin)) return false
  if (fetchSite === 'cross-site') return true
  if (origin === undefined) return false
  if (origin === 'null') return fetchSite !== 'same-origin'
  return URL.parse(origin)?.host !== (publicUrl === null ? host : new URL(publicUrl).host)
}

/**
 * Refuses writes of other sites' pages with 403, calls of the API as well as forms of pages: a page elsewhere must not
 * send in its visitors' names and from their addresses. `onOtherName` is called with an origin that may well be ours:
 * the site was reached under it, and no setting names it.
 */
export function refuseForeignWrites(
  origins: Origins,
  onOtherName: (origin: string) => void = () => {},
): MiddlewareHandler {
  const headers = { 'Cache-Control': cachePolicy.failure.lifetime }
  const body: ErrorBody = { message: 'error.foreign' }
  return async (c, next) => {
    const origin = c.req.header('origin')
    const { host, pathname } = new URL(c.req.url)
    if (!isForeign({ origin, fetchSite: c.req.header('sec-fetch-site'), host }, origins)) return next()
    const name = URL.parse(origin ?? '')
    if (name?.host === host && /^https?:$/.test(name.protocol)) onOtherName(name.origin)
    return /^\/api(?:\/|$)/.test(pathname)
      ? c.json(body, 403, headers)
      : fallbackPage(403, languageOfPath(pathname))
  }
}

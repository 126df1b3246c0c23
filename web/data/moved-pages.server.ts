import { redirect, redirectDocument, type RouterContextProvider } from 'react-router'
import type { ApiClient } from '#contract/api-client.ts'
import { languageSwitchTarget } from '#contract/language-switch-target.ts'
import { getRedirect, type Redirect } from '#contract/redirects.ts'
import { ownAddress } from '#domain/own-address.ts'
import { isClaimed } from '#contract/page-table.ts'
import { isOwnHost } from '#domain/own-host.ts'
import { corrected, inLanguage, isPlace, lookedUp, withQuery } from '#domain/redirects.ts'
import { isPagePath, stripLanguage } from '#domain/url-rules.ts'
import { pageContext } from './page-context.server.ts'

/** The time that a page waits for the lookup of its address, in milliseconds. */
const timeoutMs = 1000

/** The most steps from an address to its page (R186). */
const maxSteps = 5

type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/**
 * Middleware of every page: an address that has moved leads on with its query (R71), another host and a file by a
 * full page load (R72). Navigations ask here too, through the router's data. The page opens when the lookup fails
 * (A6).
 */
export async function movedPages({ request, url, context }: Asked): Promise<Response | undefined> {
  // The body of a form would be lost on the way.
  if (request.method !== 'GET') return undefined
  const { apiClient, publicUrl } = pageContext(context)
  const passed = [url.pathname]
  let asked = url.pathname
  let found: Place | null = null
  let firstPage: Place | null = null
  // Another server may lead on step by step: a circle, or more than five steps, leads nowhere (R186, A6), but to the
  // first page of the site on the way, which opens then.
  for (let at: string | null = url.pathname; at !== null;) {
    const move = await moveFrom(apiClient, found === null ? url : { pathname: at, search: '' })
    if (found === null) asked = move.asked
    const next = placeOf(move.answer, [new URL(publicUrl), url])
    if (next === null || isSamePage(next.path, at)) break
    if (passed.length > maxSteps || isPassed(next.path, passed)) {
      found = isSitePage(url.pathname) ? null : firstPage
      break
    }
    found = next
    if (isSitePage(next.path)) firstPage ??= next
    at = next.path
    if (at !== null) passed.push(at)
  }
  if (found === null) return undefined
  const { place, isOurs, path, status } = found
  // As the browser reads it: a header holds no other letters than those of English.
  const address = isOurs ? ownAddress(place.pathname + place.search + place.hash) : place.href
  // The answer to an address with its query has those parameters that travel along.
  const to = asked.includes('?') ? address : withQuery(address, url.search)
  return path === null ? redirectDocument(to, status) : redirect(to, status)
}

/** The place that an address leads to; `path` is null unless it is a page of this site. */
type Place = { status: number; place: URL; isOurs: boolean; path: string | null }

/** `sites`: the address of this site, and the one that the visitor knows it by, which may be an alias. */
function placeOf(
  { target, status = 301 }: Redirect,
  [publicUrl, visited]: readonly [URL, URL],
): Place | null {
  if (target === null) return null
  const named = new URL(target, publicUrl)
  const isOurs = isOwnHost(named, publicUrl) || isOwnHost(named, visited)
  const own = isOurs ? ownPage(named.pathname + named.search + named.hash) : ''
  if (own === null) return null
  const place = isOurs ? new URL(own, publicUrl) : named
  return { status, place, isOurs, path: isOurs && isPagePath(place.pathname) ? place.pathname : null }
}

/**
 * A page of ours as the browser would arrive there: in the spelling of our own rules, and behind the language switcher,
 * else they would lead back and forth (R69, R186). Null where one switcher leads to another too often.
 */
function ownPage(address: string): string | null {
  let at = corrected(address)
  for (let step = 0; step < maxSteps; step++) {
    const behind = languageSwitchTarget(at)
    if (behind === null) return at
    at = corrected(behind)
  }
  return null
}

function isSitePage(path: string | null): boolean {
  return path !== null && isClaimed(stripLanguage(path))
}

/**
 * Whether the way has met a path before. From the Russian page of one that it has met in another language, the
 * visitor's language leads back there (R74).
 */
function isPassed(path: string | null, passed: readonly string[]): boolean {
  return path !== null && passed.some((one) => one === path || stripLanguage(one) === path)
}

/** Whether two paths open one page: a unit has its number at the end, and corrects the words before it (A1). */
function isSamePage(path: string | null, other: string): boolean {
  if (path === null || path === other) return path === other
  const unitOf = (one: string) => /^(.*\/properties\/[^/]+)\/(?:[^/]*-)?(\d+)$/.exec(one)?.slice(1).join('/')
  return unitOf(path) !== undefined && unitOf(path) === unitOf(other)
}

/** A step, and the address that was asked about; one answer serves all campaigns to a page. */
async function moveFrom(
  apiClient: ApiClient,
  from: Pick<URL, 'pathname' | 'search'>,
): Promise<{ asked: string; answer: Redirect }> {
  const moves = await Promise.all(
    lookedUp(from, isSitePage(from.pathname)).map(async ({ address, language }) => {
      const { target, ...rest } = await lookUp(apiClient, address)
      return { asked: address, answer: { ...rest, target: target && inLanguage(target, language) } }
    }),
  )
  return (
    moves.find(({ answer }) => answer.target !== null) ?? { asked: from.pathname, answer: { target: null } }
  )
}

async function lookUp(apiClient: ApiClient, path: string): Promise<Redirect> {
  const late = Promise.withResolvers<Redirect>()
  const stay: Redirect = { target: null }
  const timer = setTimeout(() => late.resolve(stay), timeoutMs)
  try {
    const answer = apiClient(getRedirect, { path }).then(
      ({ data }) => (data.target !== null && isPlace(data.target) ? data : stay),
      () => stay,
    )
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

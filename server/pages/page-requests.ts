import type { Context } from 'hono'
import { isbot } from 'isbot'

/**
 * Whether a browser asks for a page to show: a GET that takes HTML at an address without an ending, which files and
 * the router's data requests have.
 */
export function asksForPage(c: Context): boolean {
  return readsPage(c) && acceptsHtml(c.req.header('accept'))
}

/** The same for every Accept header. */
export function readsPage(c: Context): boolean {
  return (c.req.method === 'GET' || c.req.method === 'HEAD') && !/\.[a-z0-9]+$/i.test(c.req.path)
}

const dataEnding = '.data'

/**
 * The page that a request for the router's data belongs to: `/kk/about.data` → `/kk/about`, `/_.data` and
 * `/_root.data` → `/`. Null for the address of a page itself.
 */
export function pageOfData(pathname: string): string | null {
  if (!pathname.endsWith(dataEnding)) return null
  return pathname.slice(0, -dataEnding.length).replace(/^\/_(?:root)?$/, '/')
}

/**
 * Whether an answer is fetched ahead of a navigation: browsers say so by `Sec-Purpose`, which scripts may not set,
 * our scripts (web/layout/navigation/prefetch/) by the older `Purpose`.
 *
 * @param header the value of a header of the request, by its name in lower case
 */
export function isPrefetch(header: (name: string) => string | string[] | null | undefined): boolean {
  return says(header('sec-purpose')) || says(header('purpose'))
}

function says(purpose: string | string[] | null | undefined): boolean {
  return purpose?.includes('prefetch') === true
}

/** Whether an Accept header takes a document. */
export function acceptsHtml(accept: string | undefined): boolean {
  return /\b(?:text\/html|application\/xhtml\+xml)\b/.test(accept ?? '')
}

/** Libraries that fetch for a developer or a check: they should see the page for people. */
const plainProgram =
  /^(?:axios|curl|go-http-client|got|httpie|java|libwww|node|okhttp|postmanruntime|python|undici|wget)\b/i

/**
 * Whether a program reads the page for a search engine, a preview or a report. A person's browser under the control
 * of a test counts as a browser: it should see the page for people.
 */
export function isBot(userAgent: string | undefined): boolean {
  if (userAgent === undefined || plainProgram.test(userAgent)) return false
  return isbot(userAgent.replace('HeadlessChrome', 'Chrome'))
}

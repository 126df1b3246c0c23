import { E_TIMEOUT } from 'async-mutex'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { boundaryOf, maxFields, partsOf } from '#api/http/multipart.ts'
import { uploadLimit } from '#contract/applications.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { pageAt, pageTable } from '#contract/page-table.ts'
import { TimeoutError } from '#database/with-timeout.ts'
import { languageOfPath, stripLanguage } from '#domain/url-rules.ts'
import { senderPlaces } from '#leads/uploads/sender-places.ts'
import { fallbackPage } from '../pages/fallback-page.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import type { ServerContext } from './request-log.ts'

/** Longest path and query that is answered, in characters. Real ones stay under 2,000; tests go to 10,000. */
export const longestUrl = 16 * 1024

/** Room for the longest URL, cookies and the rest; above it Node answers 431 by itself. Bytes. */
export const headerBytes = 48 * 1024

/** Largest form without a file that a page takes, in bytes; the API has limits of its own. */
export const formBytes = 64 * 1024

/**
 * Milliseconds: how long headers may take to arrive, a whole request, and an idle connection between requests; how
 * long no byte may move in the middle of an answer, so that a client that does not read holds no connection; and how
 * often headers and requests are held against their limits.
 */
export const timeouts = {
  headers: 15_000,
  // A CV of 10 MB by an uplink of 384 kbit/s takes three and a half minutes; slow bodies are broken off (R396).
  request: 300_000,
  // Longer than the 60 seconds of common proxies, so that it is they who close an idle connection first.
  keepAlive: 65_000,
  silence: 120_000,
  look: 5_000,
} as const

const headers = { 'Cache-Control': cachePolicy.failure.lifetime }

/**
 * Refuses addresses that are too long: 414, under /api with the body of its errors. Pages are read and their forms
 * posted: 405 for other methods; the API knows its own.
 */
export const requestLimits: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const isCall = /^\/api(?:\/|$)/.test(pathname)
  if (pathname.length + search.length > longestUrl) {
    const body: ErrorBody = { message: 'validation.body' }
    return isCall ? c.json(body, 414, headers) : c.text('The address is too long', 414, headers)
  }
  if (isCall || ['GET', 'HEAD', 'POST'].includes(c.req.method)) return next()
  return c.text('Method Not Allowed', 405, { ...headers, Allow: 'GET, HEAD, POST' })
}

const multipart = 'multipart/form-data'
const formTypes = ['application/x-www-form-urlencoded', multipart]

/** The content type without its parameters. */
const typeOf = (c: Context) => c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''

/** A page takes the content types of forms: 415 for other kinds of body, 413 above the limit. */
export const formKinds: MiddlewareHandler = async (c, next) => {
  if (formTypes.includes(typeOf(c))) return next()
  return c.text('A page takes forms only', 415, { ...headers, 'Accept-Post': formTypes.join(', ') })
}

/** @throws Error for a form with more fields than forms have, and for a multipart one that cannot be read (R221) */
function checkFields(c: Context, body: Uint8Array): void {
  if (typeOf(c) === multipart) {
    const boundary = boundaryOf(c.req.header('content-type') ?? '')
    if (boundary === null) throw new Error('no boundary, or more than one')
    partsOf(body, boundary)
  } else if (body.filter((sign) => sign === ampersand).length >= maxFields) throw new Error('too many fields')
}

const ampersand = '&'.charCodeAt(0)

/**
 * Reads a form before its page does: 408 for one that comes too slowly (R396), 400 for a multipart form that breaks off
 * or has no boundary, or for one that would be long work for the parser of the pages (R221).
 */
export const wholeForms: MiddlewareHandler = async (c, next) => {
  const request = c.req.raw
  const body = await request.arrayBuffer().catch(unlessTooSlow)
  if (body === null) return c.text('The form came too slowly', 408, headers)
  const copy = () =>
    new Request(request.url, { method: 'POST', headers: request.headers, body, signal: request.signal })
  try {
    checkFields(c, new Uint8Array(body))
    // A form with a file is long, and its page reads it anyway.
    if (body.byteLength <= formBytes) await copy().formData()
  } catch {
    return c.text('The form could not be read', 400, headers)
  }
  c.req.raw = copy()
  return next()
}

function unlessTooSlow(error: unknown): null {
  if (error instanceof TimeoutError) return null
  throw error
}

/** The answer to a form without JavaScript, in the page's language. */
const tooLarge = (c: Context) => fallbackPage(413, languageOfPath(c.req.path))
const plainForms = bodyLimit({ maxSize: formBytes, onError: tooLarge })
const fileForms = bodyLimit({ maxSize: uploadLimit, onError: tooLarge })

/** Whether a form of the page takes a file, as large a one as the API takes (A14). */
function takesFile(path: string): boolean {
  const page = pageAt(stripLanguage(path))
  return page !== null && pageTable[page].marks.includes('file')
}

/**
 * Forms with a file that a process takes at a time, and of them those of one visitor: each is in memory, in two copies,
 * until its page has answered. And the wait of others for a place before they are told to come back, in milliseconds.
 */
const fileFormPlaces = { all: 6, each: 3, timeoutMs: 15_000 }

/** The seconds after which a client without a place may come back. */
const crowdPause = '10'

/** Largest form of each page: multipart alone has a file. Those a few at a time, others are told to come back (503). */
export function formLimit(places = fileFormPlaces): MiddlewareHandler<ServerContext> {
  const inPlace = senderPlaces(places)
  return async (c, next) => {
    if (!takesFile(c.req.path) || typeOf(c) !== multipart) return plainForms(c, next)
    try {
      return await inPlace(c.get('clientAddress'), () => fileForms(c, next))
    } catch (error) {
      if (error !== E_TIMEOUT) throw error
      return fallbackPage(503, languageOfPath(c.req.path), crowdPause)
    }
  }
}

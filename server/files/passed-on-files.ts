import type { Context } from 'hono'
import { type Log, safeError } from '#api/http/log.ts'
import { plainFailure } from '../http/plain-failure.ts'
import type { RenderQueue } from '../http/render-queue.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import { streamedBody } from '../http/streamed-body.ts'

/** How long another server may take to send a whole feed or sitemap, in milliseconds. */
const patience = 10 * 60_000

/** The number of bytes that identify a file, and the largest size. */
const beginning = 4096
const most = 500_000_000

/** The statuses of a missing file. */
const notThere = [404, 405, 410, 501]

const answerHeaders = [
  'access-control-allow-origin',
  'cache-control',
  'content-disposition',
  'content-type',
  'etag',
  'last-modified',
]

/** The type of a file: its media types, whether this can be its beginning, and the fault where it cannot. */
type FileKind = {
  types: readonly string[]
  isBeginning: (text: string) => boolean
  otherwise: string
}

const xml = ['application/xml', 'text/xml']

/** A sitemap whose links are of this site. */
export function sitemapKind(publicUrl: string): FileKind {
  return {
    types: xml,
    otherwise: `no sitemap, or one with links that do not begin with ${publicUrl}/: give both servers the same PUBLIC_URL`,
    isBeginning: (text) =>
      /^\uFEFF?\s*(?:<\?[^>]*>\s*)*<(?:urlset|sitemapindex)[\s>]/.test(text) &&
      [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].every(([, link = '']) =>
        link.trim().startsWith(`${publicUrl}/`),
      ),
  }
}

/** A feed, by the end of its address. */
export function feedKind(path: string): FileKind {
  const kind = (types: readonly string[], beginning: RegExp) => ({
    types,
    isBeginning: (text: string) => beginning.test(text),
    otherwise: 'the file is another one',
  })
  if (path.endsWith('.json')) return kind(['application/json'], /^\uFEFF?\s*[{[]/)
  if (path.endsWith('.csv')) return kind(['text/csv'], /^\uFEFF?\s*[^<\s]/)
  return kind(xml, /^\uFEFF?\s*<(?!!doctype|html)[a-z?]/i)
}

/**
 * With API_BASE_URL the feeds and sitemaps are those of the other server. They go on as they come, once their type
 * and their beginning are right: a login page is not a sitemap. One that breaks off or has no end breaks
 * off here too.
 */
export function passedOnFiles(
  baseUrl: string,
  kindOf: (path: string) => FileKind,
  { log, queue }: { log: Pick<Log, 'error'>; queue: Pick<RenderQueue, 'admit'> },
) {
  return async (c: Context<ServerContext>): Promise<Response> => {
    const { path } = c.req
    await queue.admit(c.get('clientAddress'))
    const failed = (reason: string, error?: unknown) => {
      const err = error === undefined ? {} : { err: safeError(error) }
      log.error(
        { requestId: c.get('requestId'), call: `GET ${path}`, reason, ...err },
        'another server failed',
      )
    }
    const stop = new AbortController()
    const refused = (reason: string, error?: unknown) => {
      stop.abort()
      failed(reason, error)
      return plainFailure(503)
    }
    try {
      const {
        status,
        headers: told,
        body,
      } = await fetch(baseUrl + path, {
        headers: askedWith(c),
        redirect: 'manual',
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(patience)]),
      })
      const headers = headersOf(told)
      if (status === 304) return new Response(null, { status, headers })
      if (notThere.includes(status)) {
        stop.abort()
        return plainFailure(404)
      }
      if (status !== 200 || body === null) return refused(`status ${String(status)}`)
      const { types, isBeginning, otherwise } = kindOf(path)
      const type = told.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
      if (!types.includes(type)) return refused('the file is of another type')
      const pieces = body.values()
      const first = await beginningOf(pieces)
      if (!isBeginning(first.toString())) return refused(otherwise)
      if (c.req.method === 'HEAD') {
        stop.abort()
        return new Response(null, { headers })
      }
      return new Response(streamedBody(whole(first, pieces, failed)), { headers })
    } catch (error) {
      return refused('no answer', error)
    }
  }
}

function askedWith(c: Context<ServerContext>): Headers {
  const headers = new Headers({ 'X-Request-Id': c.get('requestId') })
  for (const name of ['if-none-match', 'if-modified-since']) {
    const value = c.req.header(name)
    if (value !== undefined) headers.set(name, value)
  }
  return headers
}

function headersOf(told: Headers): Headers {
  return new Headers(
    answerHeaders.flatMap((name): [string, string][] => {
      const value = told.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}

async function beginningOf(pieces: AsyncIterator<Uint8Array>): Promise<Buffer> {
  let first = Buffer.alloc(0)
  while (first.byteLength < beginning) {
    const { done, value } = await pieces.next()
    if (done) break
    first = Buffer.concat([first, value])
  }
  return first
}

/** The answer has begun when this fails: it breaks off for the reader, and the log has the reason. */
async function* whole(
  first: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
  failed: (reason: string, error?: unknown) => void,
): AsyncGenerator<Uint8Array> {
  let size = first.byteLength
  try {
    yield first
    for await (const piece of rest) {
      size += piece.byteLength
      if (size > most) throw new Error('the file has no end')
      yield piece
    }
  } catch (error) {
    failed('the file broke off', error)
    throw error
  }
}

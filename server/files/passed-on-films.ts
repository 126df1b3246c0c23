import type { Context } from 'hono'
import { type Log, safeError } from '#api/http/log.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { contentType } from '../http/content-types.ts'
import { plainFailure } from '../http/plain-failure.ts'
import type { RenderQueue } from '../http/render-queue.ts'
import { streamedBody } from '../http/streamed-body.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import { otherFilm } from './other-file.ts'

/** How long another server may take to send a film or a part of it, in milliseconds, and its largest size in bytes. */
const patience = 10 * 60_000
const most = 500_000_000

/** The statuses of a film, of a part of it, and of a part that is not there. */
const answers = [200, 206, 416]
const notThere = [404, 405, 410, 501]

/** What a player asks with, and what it needs to know of the part that it gets. */
const askedWith = ['range', 'if-range', 'if-none-match', 'if-modified-since']
const told = ['accept-ranges', 'content-length', 'content-range', 'etag', 'last-modified']

/**
 * With API_BASE_URL a film that the other server names by a path alone (`/storage/yard.mp4`) is its own. It goes on as
 * it comes, part by part as a player asks for it, and under the type of its name: whatever it is, a browser reads it as
 * a film. Null for any other address, and for a film that is not there.
 */
export function passedOnFilms(
  baseUrl: string,
  { log, queue }: { log: Pick<Log, 'error'>; queue: Pick<RenderQueue, 'admit'> },
) {
  return async (c: Context<ServerContext>): Promise<Response | null> => {
    const { path, method } = c.req
    const address = otherFilm(baseUrl, path)
    if (address === null) return null
    await queue.admit(c.get('clientAddress'))
    const stop = new AbortController()
    const refused = (reason: string, error?: unknown) => {
      stop.abort()
      const err = error === undefined ? {} : { err: safeError(error) }
      log.error({ requestId: c.get('requestId'), path, reason, ...err }, 'a film cannot be had')
      return plainFailure(503)
    }
    try {
      const { status, headers, body } = await fetch(address, {
        headers: { 'Accept-Encoding': 'identity', ...named(askedWith, (name) => c.req.header(name)) },
        redirect: 'manual',
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(patience)]),
      })
      const about = new Headers({
        ...named(told, (name) => headers.get(name)),
        'Cache-Control': cachePolicy.plainFile.lifetime,
      })
      // A server that packs films all the same tells their length when packed, and a refusal has no body here.
      if (headers.has('content-encoding') || status === 416) about.delete('Content-Length')
      if (status === 304) return new Response(null, { status, headers: about })
      if (notThere.includes(status)) {
        stop.abort()
        return null
      }
      if (!answers.includes(status) || body === null) return refused(`status ${String(status)}`)
      if (headers.get('content-type')?.startsWith('text/') === true)
        return refused('the file is of another type')
      about.set('Content-Type', contentType(path))
      if (method === 'HEAD' || status === 416) {
        stop.abort()
        return new Response(null, { status, headers: about })
      }
      return new Response(streamedBody(upToMost(body)), { status, headers: about })
    } catch (error) {
      return refused('no answer', error)
    }
  }
}

/** The headers of these names that are there. */
function named(
  names: readonly string[],
  valueOf: (name: string) => string | null | undefined,
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = valueOf(name) ?? null
      return value === null ? [] : [[name, value]]
    }),
  )
}

async function* upToMost(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const piece of pieces) {
    size += piece.byteLength
    if (size > most) throw new Error('the film has no end')
    yield piece
  }
}

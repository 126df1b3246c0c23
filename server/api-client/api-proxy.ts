import type { Context } from 'hono'
import { type Log, safeError } from '#api/http/log.ts'
import { formLanguage } from '#contract/endpoints.ts'
import { languages } from '#domain/languages.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { unreachable } from './http-api.ts'
import type { ServerContext } from '../middleware/request-log.ts'

/** How long the other server may take, uploads included, in milliseconds. */
const timeoutMs = 30_000

const requestHeaders = [
  'accept',
  'accept-language',
  'access-control-request-headers',
  'access-control-request-method',
  'content-type',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'user-agent',
]
const answerHeaders = [
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'access-control-max-age',
  'allow',
  'cache-control',
  'content-disposition',
  'content-language',
  'content-security-policy',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
]

/** The headers of this list that the answer has. */
function chosen(headers: Headers, names: readonly string[]): Headers {
  const found = new Headers()
  for (const name of names) {
    const value = headers.get(name)
    if (value !== null) found.set(name, value)
  }
  return found
}

/**
 * With API_BASE_URL, /api of this server hands every call to that one, so that a browser meets the same data as the
 * pages and a lead never lands in a second database. The visitor's cookies stay here. Answers are passed on whole, so
 * that one which breaks off is a failure.
 */
export function apiProxy(baseUrl: string, log: Log) {
  return async (c: Context<ServerContext>): Promise<Response> => {
    const { pathname, searchParams } = new URL(c.req.url)
    const headers = chosen(c.req.raw.headers, requestHeaders)
    // A plain form sets no header: it says in its address which language its page has (R150).
    const language = languages.find((code) => code === searchParams.get(formLanguage))
    if (language !== undefined) headers.set('accept-language', language)
    searchParams.delete(formLanguage)
    const search = searchParams.size === 0 ? '' : `?${searchParams}`
    const failed = (reason: object) =>
      log.error(
        { requestId: c.get('requestId'), call: `${c.req.method} ${pathname}`, ...reason },
        'another server failed',
      )
    headers.set('X-Request-Id', c.get('requestId'))
    if (c.get('clientAddress') !== '') headers.set('X-Forwarded-For', c.get('clientAddress'))
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
    try {
      const answer = await fetch(baseUrl + pathname + search, {
        method: c.req.method,
        headers,
        redirect: 'manual',
        // Passed on as a stream: the other server has its own limits.
        ...(reads ? {} : { body: c.req.raw.body, duplex: 'half' as const }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (answer.status >= 500) failed({ reason: `status ${answer.status}` })
      return new Response(answer.body === null ? null : await answer.arrayBuffer(), {
        status: answer.status,
        headers: chosen(answer.headers, answerHeaders),
      })
    } catch (error) {
      failed({ reason: 'no answer', err: safeError(error) })
      const { status, body } = unreachable(c.req.method)
      return Response.json(body, { status, headers: { 'Cache-Control': cachePolicy.failure.lifetime } })
    }
  }
}

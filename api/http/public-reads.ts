import type { Context, MiddlewareHandler } from 'hono'

/** The headers that another site's page may send with a read, beside those that browsers always allow. */
const readHeaders = ['Accept-Language', 'If-Modified-Since', 'If-None-Match', 'X-Request-Id']

/** The headers that another site's page may read, beside those that browsers always show. */
const shownHeaders = ['Content-Disposition', 'ETag', 'Retry-After', 'X-Request-Id']

/**
 * Lets pages of any site read: the data of the API are public, and a browser sends no cookies along. Writes stay with
 * our own pages and with servers, so that a page elsewhere cannot send requests in its visitors' names.
 */
export const publicReads: MiddlewareHandler = async (c, next) => {
  await next()
  if (!['GET', 'HEAD'].includes(c.req.method)) return
  c.res.headers.set('Access-Control-Allow-Origin', '*')
  c.res.headers.set('Access-Control-Expose-Headers', shownHeaders.join(', '))
}

/** Answers OPTIONS, also a browser's question before a read of another site. To writes it permits nothing. */
export function optionsAnswer(c: Context, allowed: readonly string[]): Response {
  const reads = allowed.filter((method) => method !== 'POST')
  const permission =
    reads.length === 0
      ? {}
      : {
          'Access-Control-Allow-Origin': '*',
          'Access-Control-Allow-Methods': reads.join(', '),
          'Access-Control-Allow-Headers': readHeaders.join(', '),
          'Access-Control-Max-Age': '86400',
        }
  return c.body(null, 204, { Allow: [...allowed, 'OPTIONS'].join(', '), ...permission })
}

import type { MiddlewareHandler } from 'hono'

/**
 * Lets pages of any site read: what the API tells is public, and a browser sends no cookies along. Writes stay with our
 * own pages and with servers, so that a page elsewhere cannot send requests in its visitors' names.
 */
export const publicReads: MiddlewareHandler = async (c, next) => {
  await next()
  if (['GET', 'HEAD'].includes(c.req.method)) c.res.headers.set('Access-Control-Allow-Origin', '*')
}

import type { MiddlewareHandler } from 'hono'
import { asksForPage, isPrefetch } from '../page-requests.ts'
import type { ServerContext } from '../../middleware/request-log.ts'

/** Belongs to one request. */
const ownHeaders = new Set(['x-request-id'])

/**
 * The outermost step: notes with what headers a kept page has left the site, after everything on the way has had its
 * word. `quick-pages.ts` says the same the next time, without the way.
 */
export const rememberHead: MiddlewareHandler<ServerContext> = async (c, next) => {
  await next()
  const page = c.get('keptPage')
  if (page === undefined || page.head !== null || c.req.method !== 'GET') return
  const { status, headers } = c.res
  if (status !== 200 || headers.get('Content-Encoding') !== 'br' || isPrefetch((name) => c.req.header(name)))
    return
  if (!c.req.path.endsWith('.data') && !asksForPage(c)) return
  page.head = [...headers].filter(([name]) => !ownHeaders.has(name)).flat()
}

import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { masked } from '#api/http/log.ts'
import { complexFilters } from '#domain/complex-query.ts'
import { listingFilters } from '#domain/listing-query.ts'
import { keysOf } from '#domain/query-filters.ts'
import { type Metrics, noMetrics } from '../metrics/metrics.ts'
import { isHashedFile } from '../http/hashed-files.ts'
import { believedProxies, isBehindProxy, type TrustProxy, visitorAddress } from '../http/client-ip.ts'

/** The pipeline's data about a request beside the request itself. */
export type ServerContext = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    clientAddress: string
    /** The connection comes from a believed proxy (TRUST_PROXY). */
    behindProxy: boolean
  }
}

/** Query fields whose values describe the search, never the visitor. */
const publicFields = new Set<string>([
  ...keysOf({ ...complexFilters, ...listingFilters }, ({ isLogged }) => isLogged),
  'page',
  'per_page',
  'category',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  '_routes',
])

/** The form of those values: slugs, numbers, lists of them. A name or an e-mail address looks different. */
const publicValue = /^[a-z0-9_.,-]*$/

/** The query as the log may keep it: known fields with values of their kind, of others at most the name. */
export function loggedQuery(search: string): string {
  return [...new URLSearchParams(search)]
    .slice(0, 30)
    .map(([name, value]) => {
      const start = value.slice(0, 60)
      if (publicFields.has(name) && publicValue.test(start)) return `${name}=${masked(start)}`
      return /^[a-z_]{1,30}$/.test(name) ? `${name}=…` : '…'
    })
    .join('&')
}

const givenId = /^[\w-]{8,64}$/

/** From here on an answer was slow enough to be looked into, in milliseconds. */
const slow = 1_000

/** Whether the answer is a file that is kept for good: an id of one request must not be kept with it. */
function isFile({ req, res: { status } }: Context): boolean {
  return isHashedFile(req.path) && (status < 300 || status === 304)
}

/** Whether a proxy or a monitor asked how the site is, some every second, and all was well. */
function isWellProbe({ req, res }: Context): boolean {
  return (req.path === '/healthz' || req.path === '/readyz') && res.ok
}

/**
 * Gives every request an id, which its answer names, and the visitor's address. Counts it, and leaves one line about
 * it: files and questions after its health that it answers well at debug, the rest at info, requests of a second or longer at warn. The id is the one of a trusted proxy if
 * that made one, so that both logs can be read together.
 */
export function requestLog(
  log: Pick<Logger, 'debug' | 'info' | 'warn'>,
  trustProxy: TrustProxy,
  metrics: Pick<Metrics, 'request'> = noMetrics,
): MiddlewareHandler<ServerContext> {
  const isProxy = believedProxies(trustProxy)
  return async (c, next) => {
    const started = performance.now()
    const idOfProxy = c.req.header('x-request-id')
    const peer = c.env?.incoming?.socket.remoteAddress
    const behindProxy = isBehindProxy(peer, isProxy)
    const isTrusted = behindProxy && idOfProxy !== undefined && givenId.test(idOfProxy)
    const requestId = isTrusted ? idOfProxy : randomUUID()
    c.set('requestId', requestId)
    c.set('behindProxy', behindProxy)
    c.set('clientAddress', visitorAddress(peer, c.req.header('x-forwarded-for'), isProxy))
    await next()
    const { status } = c.res
    const { method } = c.req
    const { pathname, search } = new URL(c.req.url)
    const ms = performance.now() - started
    if (!isFile(c)) c.res.headers.set('X-Request-Id', requestId)
    metrics.request({ method, path: pathname, status, seconds: ms / 1000 })
    const query = search === '' ? {} : { query: loggedQuery(search) }
    const facts = { requestId, method, path: masked(pathname), ...query, status, ms: Math.round(ms) }
    if (ms >= slow) log.warn(facts, 'slow request')
    else log[isFile(c) || isWellProbe(c) ? 'debug' : 'info'](facts, 'request')
  }
}

import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { masked } from '#api/http/log.ts'
import { type Metrics, noMetrics } from '../metrics/metrics.ts'
import type { KeptPage } from '../pages/cache/cached-page.ts'
import type { PlainLog } from './plain-log.ts'
import { visitorAddress } from '../http/client-ip.ts'

/** What the pipeline knows about a request beside the request itself. */
export type ServerContext = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    clientAddress: string
    /** The page of the answer, where it is one that is kept. */
    keptPage?: KeptPage
  }
}

/** Query fields whose values describe what was looked for, never who looked. */
const publicFields = new Set(
  [
    'page per_page category rooms restorations complex house sort status views deadline features promotion',
    'price_from price_to area_from area_to floor_from floor_to utm_source utm_medium utm_campaign _routes',
  ].flatMap((names) => names.split(' ')),
)

/** What values of those fields look like: slugs, numbers, lists of them. A name or an address of mail does not. */
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

type RequestFacts = { method: string; pathname: string; search: string; status: number; quiet: boolean }

/** From here on an answer was slow enough to be looked into, in milliseconds. */
const slow = 1_000

/** A request whose answer has gone: `ms` is how long it took, `at` when it ended, by the clock. */
export type EndedRequest = RequestFacts & { requestId: string; ms: number; at: number }

/**
 * Tells of requests: a line for each, files at debug, the rest at info, what took a second or longer at warn. They are
 * counted too.
 */
export function requestTeller(log: PlainLog, metrics: Pick<Metrics, 'request'> = noMetrics) {
  function lineOf({ requestId, method, pathname, search, status, quiet, ms, at }: EndedRequest): string {
    const level = ms >= slow ? 'warn' : quiet ? 'debug' : 'info'
    const path = masked(pathname)
    const rest = { status, ms: Math.round(ms) }
    const facts =
      search === ''
        ? { requestId, method, path, ...rest }
        : { requestId, method, path, query: loggedQuery(search), ...rest }
    return log.line(level, facts, level === 'warn' ? 'slow request' : 'request', at)
  }
  return function tell(requests: readonly EndedRequest[]): void {
    for (const { method, pathname, status, ms } of requests)
      metrics.request({ method, path: pathname, status, seconds: ms / 1000 })
    const lines = requests.map(lineOf).join('')
    if (lines !== '') log.write(lines)
  }
}

/**
 * Begins the line about a request: its id, which is the one of a trusted proxy if that made one, so that both logs can
 * be read together, and the way to end the line with what became of it.
 */
export function requestLines(tell: (request: EndedRequest) => void, trustProxy: boolean) {
  return function begin(idOfProxy: string | undefined) {
    const started = performance.now()
    const isKept = trustProxy && idOfProxy !== undefined && givenId.test(idOfProxy)
    const requestId = isKept ? idOfProxy : randomUUID()
    return {
      requestId,
      end({ method, pathname, search, status, quiet }: RequestFacts): void {
        const ms = performance.now() - started
        tell({ requestId, method, pathname, search, status, quiet, ms, at: Date.now() })
      },
    }
  }
}

/** Gives every request an id and the visitor's address, and leaves one line about it. */
export function requestLog(
  tell: ReturnType<typeof requestTeller>,
  trustProxy: boolean,
): MiddlewareHandler<ServerContext> {
  const lines = requestLines((request) => tell([request]), trustProxy)
  return async (c, next) => {
    const line = lines(c.req.header('x-request-id'))
    const peer = c.env?.incoming?.socket.remoteAddress
    c.set('requestId', line.requestId)
    c.set('clientAddress', visitorAddress(peer, c.req.header('x-forwarded-for'), trustProxy))
    await next()
    const quiet = c.res.headers.get('cache-control')?.includes('immutable') === true
    if (!quiet) c.res.headers.set('X-Request-Id', line.requestId)
    const { pathname, search } = new URL(c.req.url)
    line.end({ method: c.req.method, pathname, search, status: c.res.status, quiet })
  }
}

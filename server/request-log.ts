import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { masked } from '#api/log.ts'
import { visitorAddress } from './visitor-address.ts'

/** What the pipeline knows about a request beside the request itself. */
export type ServerContext = {
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string; clientAddress: string }
}

/** Query fields whose values describe what was looked for, never who looked. */
const publicFields = new Set(
  [
    'page per_page category rooms restorations complex house sort status views deadline features promotion',
    'price_from price_to area_from area_to floor_from floor_to utm_source utm_medium utm_campaign _routes',
  ].flatMap((names) => names.split(' ')),
)

/** The query as the log may keep it: known fields with their values, of others at most the name. */
export function loggedQuery(search: string): string {
  return [...new URLSearchParams(search)]
    .slice(0, 30)
    .map(([name, value]) => {
      if (publicFields.has(name)) return `${name}=${masked(value.slice(0, 60))}`
      return /^[a-z_]{1,30}$/.test(name) ? `${name}=…` : '…'
    })
    .join('&')
}

const givenId = /^[\w-]{8,64}$/

/**
 * Gives every request an id and the visitor's address, and leaves one line about it: files at debug, the rest at info.
 * An id made by a trusted proxy is kept, so that both logs can be read together.
 */
export function requestLog(log: Logger, trustProxy: boolean): MiddlewareHandler<ServerContext> {
  return async (c, next) => {
    const started = performance.now()
    const given = trustProxy ? c.req.header('x-request-id') : undefined
    const requestId = given !== undefined && givenId.test(given) ? given : randomUUID()
    const peer = c.env?.incoming?.socket.remoteAddress
    c.set('requestId', requestId)
    c.set('clientAddress', visitorAddress(peer, c.req.header('x-forwarded-for'), trustProxy))
    await next()
    const quiet = c.res.headers.get('cache-control')?.includes('immutable') === true
    const level = quiet ? 'debug' : 'info'
    if (!quiet) c.res.headers.set('X-Request-Id', requestId)
    if (!log.isLevelEnabled(level)) return
    const { pathname, search } = new URL(c.req.url)
    log[level](
      {
        requestId,
        method: c.req.method,
        path: masked(pathname),
        ...(search === '' ? {} : { query: loggedQuery(search) }),
        status: c.res.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    )
  }
}

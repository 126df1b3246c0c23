import type { MiddlewareHandler } from 'hono'
import { ownAddress } from '#domain/own-address.ts'
import { urlRule } from '#domain/url-rules.ts'
import { cachePolicy } from '../http/cache-policy.ts'

/**
 * Obeys the rules of addresses before any page is asked (R66–R70, A5, A15): one permanent redirect with every
 * correction in it, or the page «not found» at an address where no page can be.
 */
export const addresses: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
  const rule = urlRule(new URL(c.req.url))
  switch (rule.kind) {
    case 'serve':
      return next()
    case 'redirect':
      return c.body(null, 301, { Location: ownAddress(rule.to), 'Cache-Control': cachePolicy.moved.lifetime })
    case 'missing':
      await next()
      // The router may know a page by this pattern; the rule knows better. A way elsewhere stays one: of the editors
      // (A6), or to the same address in the visitor's language (A7).
      if (c.res.ok) c.res = new Response(c.res.body, { status: 404, headers: c.res.headers })
  }
}

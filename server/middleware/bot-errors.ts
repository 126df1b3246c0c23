import type { MiddlewareHandler } from 'hono'
import { languageOfPath } from '#domain/url-rules.ts'
import { barePage } from '../pages/fallback-page.ts'
import { isBot } from '../pages/search-bots.ts'

/**
 * Bots get the status of a failed page and a bare body, never the designed error page (R106, A9). The answer to a
 * form is not an error page: it names the field to correct, also to a person whose browser looks like a bot (R362).
 */
export const botErrors: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.req.method === 'POST') return
  const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html') === true
  if (c.res.status < 400 || !isPage || !isBot(c.req.header('user-agent'))) return
  await c.res.body?.cancel()
  c.res = barePage(c.res.status, languageOfPath(c.req.path))
}

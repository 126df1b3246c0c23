import type { MiddlewareHandler } from 'hono'
import { languageOfPath } from '#domain/url-rules.ts'
import { texts } from '#texts/texts.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { addVary } from '../http/encodings.ts'
import { asksForPage } from './page-requests.ts'

/** Tools that measure the speed of pages name themselves like this. */
const auditAgent = /lighthouse|page ?speed|gtmetrix|pingdom|webpagetest|ptst\//i

/** Whether a program that names itself like this measures pages. */
export function isAuditTool(userAgent: string | undefined): boolean {
  return auditAgent.test(userAgent ?? '')
}

/**
 * Answers an empty placeholder to page-speed tools instead of the page (R75, A8), with the page's own status: a
 * missing page missing stays missing, and a redirect stays one. `AUDIT_PLACEHOLDER=off` ends it.
 */
export function auditPlaceholder(on: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (!on || !asksForPage(c)) return
    addVary(c.res.headers, 'User-Agent')
    const { status } = c.res
    const leadsOn = status >= 300 && status < 400
    if (leadsOn || !isAuditTool(c.req.header('user-agent'))) return
    await c.res.body?.cancel()
    const language = languageOfPath(c.req.path)
    const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${texts[language]['common.brand']}</title></head><body></body></html>
`
    const headers = {
      Vary: 'User-Agent',
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': cachePolicy.failure.lifetime,
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    }
    c.res = undefined
    c.res = new Response(html, { status, headers })
  }
}

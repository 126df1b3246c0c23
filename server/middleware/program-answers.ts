import type { Context, MiddlewareHandler } from 'hono'
import { languageOfPath } from '#domain/url-rules.ts'
import { texts } from '#texts/texts.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { addVary } from '../http/encodings.ts'
import { fallbackPage } from '../pages/fallback-page.ts'
import { asksForPage, isBot } from '../pages/page-requests.ts'

/** Tools that measure the speed of pages name themselves like this. */
const auditAgent = /lighthouse|page ?speed|gtmetrix|pingdom|webpagetest|ptst\//i

/** Whether a program that names itself like this measures pages. */
export function isAuditTool(userAgent: string | undefined): boolean {
  return auditAgent.test(userAgent ?? '')
}

/**
 * Answers programs in their own way. Bots get the status of a failed page and a bare body, never the designed error
 * page (R106, A9); the answer to a form is no error page and says what to mend, also to a person whose browser looks like
 * a bot (R362). Page-speed tools get an empty placeholder with the page's own status (R75, A8): a missing page stays
 * missing, and a redirect stays one; `AUDIT_PLACEHOLDER=off` ends it.
 */
export function programAnswers(hasPlaceholder: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const agent = c.req.header('user-agent')
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html') === true
    if (c.req.method !== 'POST' && c.res.status >= 400 && isPage && isBot(agent)) {
      const { status, headers } = c.res
      const answer = fallbackPage(status, languageOfPath(c.req.path), headers.get('Retry-After') ?? undefined)
      await c.res.body?.cancel()
      // Hono would keep the headers of the page otherwise: it may have been packed.
      c.res = undefined
      c.res = answer
    }
    if (!hasPlaceholder || !asksForPage(c)) return
    const isRedirect = c.res.status >= 300 && c.res.status < 400
    if (!isRedirect && isAuditTool(agent)) {
      const answer = placeholder(c)
      await c.res.body?.cancel()
      c.res = undefined
      c.res = answer
    }
    addVary(c.res.headers, 'User-Agent')
  }
}

function placeholder(c: Context): Response {
  const language = languageOfPath(c.req.path)
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${texts[language]['home.title']}</title></head><body></body></html>
`
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': cachePolicy.failure.lifetime,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  }
  return new Response(html, { status: c.res.status, headers })
}

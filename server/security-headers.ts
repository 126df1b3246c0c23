import type { MiddlewareHandler } from 'hono'

/** What every answer says, whatever it is. */
const always = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const

/** A year. Without includeSubDomains: the company's other hosts are not ours to bind. */
const strictTransport = 'max-age=31536000'

/** Sets the headers that do not depend on the answer. The policy of a page is made with the page. */
export function securityHeaders(publicUrl: string | null): MiddlewareHandler {
  const overTls = publicUrl?.startsWith('https:') === true
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(always)) c.res.headers.set(name, value)
    // A page with a secret in its address says something stricter.
    if (!c.res.headers.has('Referrer-Policy'))
      c.res.headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    if (overTls) c.res.headers.set('Strict-Transport-Security', strictTransport)
  }
}

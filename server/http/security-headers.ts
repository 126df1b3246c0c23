import type { MiddlewareHandler } from 'hono'
import { sharePath } from '#contract/share-pictures.ts'
import { pictureAddress } from '#media/pictures/picture-names.ts'
import type { Env } from '../env.ts'

/** The headers of every answer. */
const always = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const

/**
 * A year. Binding the hosts below ours, and the list that browsers are shipped with (hstspreload.org), which no site
 * leaves off quickly, are the owner's to choose: the company's other hosts are not ours.
 */
const strictTransport = {
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=31536000; includeSubDomains; preload',
} as const satisfies Record<Env['HSTS'], string>

/** Data is shown by programs, not run: a browser that opens it as a page may load and run nothing. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * A drawing of content that is opened as a page: its shapes and their styles, without script, other files and our
 * origin.
 */
export const drawingPolicy = `${dataPolicy}; style-src 'unsafe-inline'; sandbox`

/**
 * JSON, XML, texts, tables and the router's data. Scripts are text as well, and need their contents; drawings have a
 * policy of their own.
 */
const data = /^(?:application\/(?:[\w.-]+\+)?(?:json|xml)|text\/(?:plain|csv|xml|x-script))\b/

/** Pictures that other sites show: portals those of our units, messengers those of a link. */
const forOtherSites = new RegExp(`^(?:/media|${sharePath})/`)

/** Sets the headers that do not depend on the answer. The policy of a page is made with the page. */
export function securityHeaders(env: Pick<Env, 'PUBLIC_URL' | 'HSTS'>): MiddlewareHandler {
  const setHeaders = securityHeaderSetter(env)
  return async (c, next) => {
    await next()
    setHeaders(c.res, c.req.path)
  }
}

/** The same for an answer that has not been sent yet. */
export function securityHeaderSetter({ PUBLIC_URL, HSTS }: Pick<Env, 'PUBLIC_URL' | 'HSTS'>) {
  const overTls = PUBLIC_URL?.startsWith('https:') === true
  return ({ headers, status }: Response, path: string): void => {
    for (const [name, value] of Object.entries(always)) headers.set(name, value)
    const isPublic = headers.get('Access-Control-Allow-Origin') === '*' || forOtherSites.test(path)
    headers.set('Cross-Origin-Resource-Policy', isPublic ? 'cross-origin' : 'same-origin')
    // A page with a secret in its address says something stricter.
    if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    // A 304 must not change the headers that the browser keeps with its body.
    const type = headers.get('Content-Type')
    const holdsData = type === null ? status !== 304 : data.test(type)
    const isDrawing = type?.startsWith('image/svg+xml') === true && path.startsWith(pictureAddress)
    const policy = isDrawing ? drawingPolicy : holdsData ? dataPolicy : null
    if (policy !== null && !headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', policy)
    if (overTls) headers.set('Strict-Transport-Security', strictTransport[HSTS])
  }
}

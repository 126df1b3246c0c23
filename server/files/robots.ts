import type { Context } from 'hono'
import { languageSwitchPath } from '#contract/language-switch.ts'
import { languagePrefix, pages } from '#contract/pages.ts'
import { priceSheetPdfAddress } from '#contract/price-sheet-pdf.ts'
import { sitemapPath } from '#contract/sitemaps.ts'
import { languages } from '#domain/languages.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import type { ServerContext } from '../middleware/request-log.ts'

type RobotsParts = {
  publicUrl: string
  /** Whether the site knows its own address: a site without one must never be indexed by a search engine. */
  isPublic: boolean
  /** Whether no search engine may have it at all: a preview. */
  isClosed?: boolean
}

/**
 * Addresses without an end and without anything that another page has not: lists passed on by id, other orders and
 * views of a listing. Pages that say noindex or name another page as theirs (the form of a unit) are not here: they
 * must be read to be understood.
 */
const endless = ['/favorites?', '/favorites/compare?', '/*?*sort=', '/*?*view=']

/** Marks of advertising, which change nothing on a page. Yandex alone asks for them. */
const marks = 'utm_source&utm_medium&utm_campaign&utm_term&utm_content&gclid&yclid&fbclid'

/** Hosts by which only this machine reaches itself. */
const ownMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * Answers /robots.txt. A site without PUBLIC_URL is closed: its canonical links name no address of the internet. At
 * home, under the name of this machine, everything is allowed, so that an audit before the launch sees the real
 * pages.
 */
export function robotsText({ publicUrl, isPublic, isClosed = false }: RobotsParts) {
  const rules = rulesOf(publicUrl)
  return async (c: Context<ServerContext>): Promise<Response> => {
    const isOpen = !isClosed && (isPublic || ownMachine.test(new URL(c.req.url).host))
    const headers = {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': cachePolicy.robots.lifetime,
    }
    if (!isOpen) return new Response('User-agent: *\nDisallow: /\n', { headers })
    return new Response(rules, { headers })
  }
}

function rulesOf(publicUrl: string): string {
  const closed = [
    '/api/',
    languageSwitchPath.replace(':code', ''),
    ...languages.map((language) => pages.find(language)),
    ...languages.map((language) => priceSheetPdfAddress(language)),
    ...endless.flatMap((path) =>
      path.startsWith('/*') ? path : languages.map((language) => languagePrefix(language) + path),
    ),
  ]
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Clean-param: ${marks}`,
    '',
    ...languages.map((language) => `Sitemap: ${publicUrl}${sitemapPath(language)}`),
    '',
  ].join('\n')
}

import type { Context, MiddlewareHandler } from 'hono'
import { setCookie } from 'hono/cookie'
import { parse as parseCookies } from 'hono/utils/cookie'
import { acceptedLanguage } from '#api/http/accept.ts'
import { languageCookie } from '#contract/language-switch.ts'
import { addressInLanguage } from '#domain/address-in-language.ts'
import { defaultLanguage, isLanguage, languages, type Language } from '#domain/languages.ts'
import { ownAddress } from '#domain/own-address.ts'
import { stripLanguage } from '#domain/url-rules.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { addVary } from '../http/encodings.ts'
import { acceptsHtml, isBot, readsPage } from '../pages/page-requests.ts'

/** The data that decide the language of an unprefixed address. */
export const languageHeaders = 'Cookie, Accept-Language'

const prefixed = new RegExp(`^/(?:${languages.join('|')})(?:/|$)`)

/**
 * Sends a visitor of an unprefixed address to the language of the cookie, else of the browser's list (R74, A7). Bots,
 * files, data requests and forms are never sent anywhere: for search engines unprefixed addresses are Russian.
 */
export const languageChoice: MiddlewareHandler = async (c, next) => {
  if (prefixed.test(c.req.path) || !readsPage(c)) return next()
  const isVisitor = acceptsHtml(c.req.header('accept')) && !isBot(c.req.header('user-agent'))
  const language = isVisitor
    ? visitorLanguage(c.req.header('cookie'), c.req.header('accept-language'))
    : defaultLanguage
  if (language !== defaultLanguage && !hasCookie(c) && comesFromRussian(c)) {
    await next()
    addVary(c.res.headers, `${languageHeaders}, Referer`)
    return
  }
  if (language === defaultLanguage) {
    await next()
    addVary(c.res.headers, languageHeaders)
    return
  }
  const { pathname, search } = new URL(c.req.url)
  const headers = { Vary: languageHeaders, 'Cache-Control': cachePolicy.languageChoice.lifetime }
  return c.body(null, 302, {
    ...headers,
    Location: ownAddress(addressInLanguage(pathname + search, language)),
  })
}

function hasCookie(c: Context): boolean {
  return isLanguage(parseCookies(c.req.header('cookie') ?? '', languageCookie.name)[languageCookie.name])
}

/**
 * Whether the visitor comes from a page of ours in Russian, or from this page in another language, where only the
 * switcher leads here. Then Russian was chosen, though the browser keeps no cookie.
 */
function comesFromRussian(c: Context): boolean {
  const from = URL.parse(c.req.header('referer') ?? '')
  if (from?.host !== new URL(c.req.url).host) return false
  return !prefixed.test(from.pathname) || stripLanguage(from.pathname) === c.req.path
}

/** The language of the cookie, else of the browser's list, else Russian (R74, A7). */
export function visitorLanguage(cookies: string | undefined, accepted: string | undefined): Language {
  const saved = parseCookies(cookies ?? '', languageCookie.name)[languageCookie.name]
  if (isLanguage(saved)) return saved
  return acceptedLanguage(accepted) ?? defaultLanguage
}

/**
 * Writes the cookie and goes to the page in that language, so that choosing works without JavaScript (A7). `to` must
 * be a path of this site; anything else leads to the home page.
 */
export function languageSwitch(secure: boolean) {
  return async (c: Context, next: () => Promise<void>): Promise<Response | void> => {
    const code = c.req.param('code')
    if (!isLanguage(code)) return next()
    const attributes = { path: '/', maxAge: languageCookie.lifetime, sameSite: 'Lax', secure } as const
    setCookie(c, languageCookie.name, code, attributes)
    c.header('Cache-Control', cachePolicy.languageChoice.lifetime)
    return c.redirect(ownAddress(addressInLanguage(wholeAddress(c), code)), 303)
  }
}

/**
 * The visitor's next address: the page that `to` names, with its whole query. The link is in a page that
 * is the same for every visitor, without the marks of a campaign, which the browser's Referer still has (R137).
 */
function wholeAddress(c: Context): string {
  const to = ownAddress(c.req.query('to') ?? '')
  const from = URL.parse(c.req.header('referer') ?? '')
  const [path = ''] = to.split('?')
  const isFromThere = from?.host === new URL(c.req.url).host && from.pathname === path
  return isFromThere ? from.pathname + from.search : to
}

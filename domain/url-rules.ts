import { type Category, categoryOfSegment, categorySegments, isCategory } from './categories.ts'
import { defaultLanguage, isLanguage, languages, type Language } from './languages.ts'
import { parsePageNumber } from './page-number.ts'
import { plainKey } from './query-values.ts'

export type UrlRule = { kind: 'serve' } | { kind: 'redirect'; to: string } | { kind: 'missing' }

/** Files and calls, the same in every language. */
const filesAndCalls = /^\/(?:api|assets|frame|media|fonts|builds|\.well-known)(?:\/|$)/

/** The addresses of the language switcher, which name their language themselves. */
const languageSwitch = /^\/language\//

/** The files that every language has. */
const documents = /^\/(?:(?:kk|en)\/)?(?:policy\.pdf|meeting\.ics|(?:rss|sitemap(?:-[a-z]+-\d+)?)\.xml)$/

/** Paths that are not pages: their letters and slashes may matter (A5). */
function isUntouched(pathname: string): boolean {
  return filesAndCalls.test(pathname) || documents.test(pathname)
}

/** The router's data requests name the page's own address and must reach it as they are. */
const dataRequest = /\.data$/

const rootNames = new Set(['index', 'default', 'main', 'home'])

/**
 * The outcome of an address: served, answered by one permanent redirect with every correction in it, or missing.
 * Corrections: small letters, single slashes, no slash at the end, no Russian prefix, category codes replaced by
 * their segments, index/default/main/home to the root, a useless `page` dropped, and rooms of what has none (R66–R70, A5, A15, A50). The code before a
 * unit is left to its page, which knows the rest of the right address too. `to` is always a path of this site with
 * its query.
 */
export function urlRule(url: URL): UrlRule {
  if (isUntouched(url.pathname) || dataRequest.test(url.pathname)) return { kind: 'serve' }
  const path = correctPath(url.pathname)
  if (path === null) return { kind: 'missing' }
  const search = correctSearch(url.search, hasRooms(path))
  if (path === url.pathname && (search === url.search || mayDropFilters(url))) return { kind: 'serve' }
  return { kind: 'redirect', to: path + search }
}

/** The corrected path, or null where no page can be. */
function correctPath(pathname: string): string | null {
  const segments = smallLetters(pathname)
    .split('/')
    .filter((segment) => segment !== '')
  if (segments[0] === defaultLanguage) {
    segments.shift()
    if (isLanguage(segments[0])) return null
  }
  const start = isLanguage(segments[0]) ? 1 : 0
  if (rootNames.has(segments.at(-1) ?? '')) {
    if (segments.length > start + 1) return null
    segments.pop()
  }
  const type = segments[start + 1]
  const isListing = segments[start] === 'properties' && segments.length === start + 2
  if (isListing && isCategory(type)) segments[start + 1] = categorySegments[type]
  return `/${segments.join('/')}`
}

/**
 * Lowercases letters, also those written as percent escapes, and unwraps escapes of plain letters and digits, since
 * the router would. Other escapes keep their bytes; an address with broken ones is lowercased around them.
 */
function smallLetters(pathname: string): string {
  const broken = !isDecodable(pathname)
  return pathname.replace(/(?:%[0-9a-f]{2})+|[^%]+|%/gi, (part) => {
    if (part[0] !== '%') return part.toLowerCase()
    if (broken) return part
    const text = decodeURIComponent(part)
    const small = text.toLowerCase()
    return text === small && !/[\w.~-]/.test(text) ? part : encodeURIComponent(small)
  })
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Whether units of the address can be chosen by rooms; of the listings only that of flats (A50). */
function hasRooms(path: string): boolean {
  const category = listedCategory(path)
  return category === null || category === 'flat'
}

/** The category of a listing's path; null for any other page. */
function listedCategory(path: string): Category | null {
  const [, section, type = '', ...rest] = stripLanguage(path).split('/')
  return section === 'properties' && rest.length === 0 ? categoryOfSegment(type) : null
}

/**
 * Drops every `page` that is 1 or no page number, and rooms where nothing is chosen by them; all other bytes stay (R69,
 * A50, note b of the decisions).
 */
function correctSearch(search: string, keepsRooms: boolean): string {
  if (search === '') return ''
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => !isUselessPage(pair) && (keepsRooms || keyOf(pair) !== 'rooms'))
    .join('&')
  return kept === '' ? '' : `?${kept}`
}

/** The key of a pair of a query, without brackets. */
function keyOf(pair: string): string {
  const [[key = ''] = []] = new URLSearchParams(`&${pair}`)
  return plainKey(key)
}

/**
 * Whether the page may lead on by itself: a listing drops the filters that its category lacks, which its units tell
 * (A50), and a useless `page` in the same step (R368).
 */
function mayDropFilters({ pathname, searchParams }: URL): boolean {
  const category = listedCategory(pathname)
  const names = [...searchParams.keys()].map(plainKey)
  return (
    category !== null &&
    category !== 'flat' &&
    ['restorations', 'views', 'sun', 'side', 'floor_not', 'kitchen_from'].some((name) => names.includes(name))
  )
}

/** Whether a pair of a query (`page=1`) names the first page or none, which no address does (R69). */
export function isUselessPage(pair: string): boolean {
  const [[key, value] = []] = new URLSearchParams(`&${pair}`)
  return key === 'page' && (parsePageNumber(value) ?? 1) === 1
}

/** Whether a path of the site can be a page: no call, no document, no file. */
export function isPagePath(pathname: string): boolean {
  return !isUntouched(pathname) && !/\.[a-z0-9]+$/i.test(pathname)
}

/** The language of a page's path, also of its data request (`/kk.data`). Without a prefix it is Russian (R25–R27). */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split('/')[1]?.replace(dataRequest, '')
  return isLanguage(first) ? first : defaultLanguage
}

const prefix = new RegExp(`^/(?:${languages.join('|')})(?=/|$)`)

/** The path without its language prefix: `/kk/about` → `/about`, `/kk` → `/`. */
export function stripLanguage(pathname: string): string {
  return pathname.replace(prefix, '') || '/'
}

/** Whether an address exists in other languages too: a page or a document without a prefix. */
export function canTakeLanguage(pathname: string): boolean {
  return (
    stripLanguage(pathname) === pathname && !filesAndCalls.test(pathname) && !languageSwitch.test(pathname)
  )
}

/** The same page in another language (R93): `/kk/about` in English is `/en/about`. */
export function pathInLanguage(pathname: string, language: Language): string {
  const path = stripLanguage(pathname)
  if (language === defaultLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

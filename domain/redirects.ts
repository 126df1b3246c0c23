import { type Language, languages } from './languages.ts'
import { canTakeLanguage, pathInLanguage, urlRule } from './url-rules.ts'

/**
 * Where a path has moved. A prefix takes everything below it along: `/old` → `/new` also moves `/old/a` to `/new/a`.
 */
export type RedirectRule = {
  readonly path: string
  readonly target: string
  readonly isPrefix: boolean
  readonly status: 301 | 302
}

/** Gives the rules for any of these paths. */
type FindRules = (paths: readonly string[]) => Promise<readonly RedirectRule[]>

/** More rules one after another are a mistake in the rules, most of all when they lead in a circle. */
const mostHops = 5

/** No address of the site is deeper; deeper ones are not searched. */
const mostSegments = 30

/**
 * Follows the rules from an address of the site, a path with or without a query (A6). The rule of the whole path goes
 * before that of its longest prefix; below `/kk` and `/en` the rules without the language hold too, and their targets
 * get it back. The query is kept. 302 when any of the rules says so.
 *
 * @returns null when no rule fits, when more than five follow each other, and when one leads to a target that is not
 * a page: a script, a data text, another host in disguise
 */
export async function followRedirects(
  address: string,
  find: FindRules,
): Promise<{ target: string; status: 301 | 302 } | null> {
  let target = address
  let status: 301 | 302 = 301
  for (let hop = 0; hop <= mostHops; hop++) {
    const place = placeOf(target)
    const found = place && choose(place, await find(place.candidates.flatMap(({ spellings }) => spellings)))
    if (!place || !found) return hop === 0 ? null : { target, status }
    const next = moved(place, found)
    if (next === null) return null
    if (found.rule.status === 302) status = 302
    target = corrected(next)
  }
  return null
}

/**
 * The way from an address by rules that lead nowhere (R71): in a circle, or over more rules than are followed. It stops
 * where it meets itself. Null where the way has an end.
 *
 * @param rules by their paths
 */
export function endlessWay(address: string, rules: ReadonlyMap<string, RedirectRule>): string[] | null {
  const way = [address]
  for (let hop = 0; hop <= mostHops; hop++) {
    const place = placeOf(way.at(-1) ?? address)
    const paths = place?.candidates.flatMap(({ spellings }) => spellings) ?? []
    const found =
      place &&
      choose(
        place,
        paths.flatMap((path) => rules.get(path) ?? []),
      )
    const next = place && found && moved(place, found)
    if (next === null) return null
    const [target = next] = corrected(next).split(/[?#]/)
    const isMet = way.includes(target)
    way.push(target)
    if (isMet) return way
  }
  return way
}

/** A path, or its beginning, in the spelling of rules, and the rest of the path behind it. */
type Candidate = { spellings: readonly string[]; rest: readonly string[]; language: Language | null }

type Place = { candidates: readonly Candidate[]; search: string }

/** Null for another host and for paths without rules. */
function placeOf(address: string): Place | null {
  const url = address.startsWith('/') ? URL.parse(`http://site.invalid${address}`) : null
  const segments = url?.pathname.split('/').filter((segment) => segment !== '') ?? []
  if (url === null || segments.length > mostSegments) return null
  const language = languages.find((code) => code === segments[0]) ?? null
  const candidates = [
    ...beginnings(segments, null),
    ...(language === null ? [] : beginnings(segments.slice(1), language)),
  ]
  return { candidates, search: url.search }
}

function beginnings(segments: readonly string[], language: Language | null): Candidate[] {
  return Array.from({ length: segments.length + 1 }, (_, dropped) => {
    const length = segments.length - dropped
    return { spellings: spellings(segments.slice(0, length)), rest: segments.slice(length), language }
  })
}

/** The spelling in which a rule is kept: small letters without percent escapes, and no slash at the end. */
export function rulePath(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '')
  return `/${segments.map(plainSegment).join('/')}`
}

/** Rules of earlier imports are in small letters too, with or without percent escapes and a slash at the end. */
function spellings(segments: readonly string[]): string[] {
  const plain = segments.map(plainSegment)
  const paths = [plain, plain.map(encodeURIComponent)].map((parts) => `/${parts.join('/')}`)
  return [...new Set(paths.flatMap((path) => (path === '/' ? [path] : [path, `${path}/`])))]
}

/** Escapes that hide a slash or a control character stay as they are. */
function plainSegment(segment: string): string {
  try {
    const text = decodeURIComponent(segment)
    return /[/\p{Cc}]/u.test(text) ? segment : text.toLowerCase()
  } catch {
    return segment.toLowerCase()
  }
}

type Found = Omit<Candidate, 'spellings'> & { rule: RedirectRule }

function choose({ candidates }: Place, rules: readonly RedirectRule[]): Found | null {
  for (const { spellings, rest, language } of candidates) {
    const rule = rules.find(
      ({ path, isPrefix }) => spellings.includes(path) && (isPrefix || rest.length === 0),
    )
    if (rule) return { rule, rest, language }
  }
  return null
}

function moved({ search }: Place, { rule, rest, language }: Found): string | null {
  const target = partsOf(rule.target)
  if (target === null) return null
  const path = rest.length === 0 ? target.path : `${target.path.replace(/\/$/, '')}/${rest.join('/')}`
  const translated = language !== null && target.origin === '' && canTakeLanguage(path)
  const place = target.origin + (translated ? pathInLanguage(path, language) : path)
  return withQuery(place + target.query + target.hash, search)
}

/** An address with one more query behind its own; `search` begins with a question mark or is empty. */
export function withQuery(address: string, search: string): string {
  const [, place = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  const parts = [query, search].map((text) => text.slice(1)).filter((text) => text !== '')
  return place + (parts.length === 0 ? '' : `?${parts.join('&')}`) + hash
}

/**
 * A page of the site as the rules of addresses write it: a way back to where a rule begins is seen here and not only
 * by a browser that goes in a circle.
 */
export function corrected(target: string): string {
  const url = target.startsWith('/') ? URL.parse(`http://site.invalid${target}`) : null
  const rule = url && urlRule(url)
  return rule?.kind === 'redirect' ? rule.to + (url?.hash ?? '') : target
}

/** Whether a target leads to a page: no script, no data text, no other host in disguise. */
export function isPlace(target: string): boolean {
  return partsOf(target) !== null
}

/** A target taken apart; null when a browser could take it for something else than a page. */
function partsOf(target: string) {
  const readable = /[\s\p{Cc}\\]/u.test(target) ? null : escaped(target)
  const match = readable && /^(https?:\/\/[^/?#]+|(?=\/(?!\/)))([^?#]*)(\?[^#]*)?(#.*)?$/i.exec(readable)
  if (!match) return null
  const [, origin = '', path = '', query = '', hash = ''] = match
  if (origin !== '' && (URL.parse(origin) === null || origin.includes('@'))) return null
  return { origin, path, query, hash }
}

/** Other letters than those of English as a header of HTTP can carry them. */
function escaped(target: string): string | null {
  if (/^[!-~]*$/.test(target)) return target
  const url = URL.parse(target, 'http://site.invalid')
  if (url === null) return null
  return target.startsWith('/') ? url.pathname + url.search + url.hash : url.href
}

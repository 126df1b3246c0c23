import { type Language, languages } from './languages.ts'
import { clickMarks, utmMarks } from './tracking.ts'
import { canTakeLanguage, languageOfPath, pathInLanguage, stripLanguage, urlRule } from './url-rules.ts'

/**
 * Where a path has moved. A prefix takes everything below it along: `/old` → `/new` also moves `/old/a` to `/new/a`, or
 * to `/new` where it does not keep the tail.
 */
export type RedirectRule = {
  /** With parameters (`/index.php?id=12`) it holds for the address that has these and no others. */
  readonly path: string
  readonly target: string
  readonly isPrefix: boolean
  readonly keepsTail: boolean
  readonly status: 301 | 302
}

/** The rules by their paths, in the spelling of `rulePath`. */
export type RedirectRules = ReadonlyMap<string, RedirectRule>

/** More rules one after another are a mistake in the rules, most of all when they lead in a circle. */
const maxHops = 5

/** No address of the site is deeper; deeper ones are not searched. */
const maxSegments = 30

/**
 * Follows the rules from an address of the site, a path with or without a query (A6). A rule with these parameters goes
 * before that of the whole path, and this one before that of its longest prefix; below `/kk` and `/en` the rules without
 * the language hold too, and their targets get it back. The query is kept, but for parameters that the rule names. 302
 * when any of the rules says so.
 *
 * @returns null when no rule fits, when more than five follow each other, and when one leads to a target that is not
 * a page: a script, a data text, another host in disguise
 */
export function followRedirects(
  address: string,
  rules: RedirectRules,
): { target: string; status: 301 | 302 } | null {
  let target = address
  let status: 301 | 302 = 301
  for (let hop = 0; hop <= maxHops; hop++) {
    const found = choose(candidatesOf(target), rules)
    if (found === null) return hop === 0 ? null : { target, status }
    const next = moved(found)
    if (next === null) return null
    if (found.rule.status === 302) status = 302
    target = corrected(next)
  }
  return null
}

/**
 * The way from an address by rules that lead nowhere (R71): in a circle, or over more rules than are followed. It stops
 * where it meets itself. Null where the way has an end.
 */
export function endlessWay(address: string, rules: RedirectRules): string[] | null {
  const way = [address]
  for (let hop = 0; hop <= maxHops; hop++) {
    const next = nextStep(way.at(-1) ?? address, rules)
    if (next === null) return null
    const [page = next] = next.split('#')
    const [path = page] = page.split('?')
    const target = rules.has(rulePath(page)) ? page : path
    const isMet = way.includes(target)
    way.push(target)
    if (isMet) return way
  }
  return way
}

/** Where the rules lead from an address at once; null where none of them fits. */
export function nextStep(address: string, rules: RedirectRules): string | null {
  const found = choose(candidatesOf(address), rules)
  const next = found && moved(found)
  return next && corrected(next)
}

/** An address or the beginning of its path, as a rule may have it, the rest of the path, and the query that travels along. */
type Candidate = {
  path: string
  rest: readonly string[]
  language: Language | null
  search: string
}

/** What a rule may know an address by, the nearest first. There is none for another host and for paths without rules. */
function candidatesOf(address: string): Candidate[] {
  const url = address.startsWith('/') ? URL.parse(`http://site.invalid${address}`) : null
  const segments = url?.pathname.split('/').filter((segment) => segment !== '') ?? []
  if (url === null || segments.length > maxSegments) return []
  const language = languages.find((code) => code === segments[0]) ?? null
  const ways = [
    { segments, language: null },
    ...(language === null ? [] : [{ segments: segments.slice(1), language }]),
  ]
  const { own, marks } = queryParts(url.search)
  const asked = ways.map(({ segments, language }) => ({
    path: plainPath(segments) + plainQuery(own),
    rest: [],
    language,
    search: marks,
  }))
  const paths = ways.flatMap(({ segments, language }) => beginnings(segments, language, url.search))
  return own === '' ? paths : [...asked, ...paths]
}

function beginnings(segments: readonly string[], language: Language | null, search: string): Candidate[] {
  return Array.from({ length: segments.length + 1 }, (_, dropped) => {
    const length = segments.length - dropped
    return { path: plainPath(segments.slice(0, length)), rest: segments.slice(length), language, search }
  })
}

const campaignMarks: ReadonlySet<string> = new Set([...utmMarks, ...clickMarks])

/** A longer query belongs to no rule, in characters. */
const longestQuery = 300

/**
 * The parameters of an address by which a rule may know it, in one order, and the marks of campaigns, which only travel
 * along. Each begins with a question mark or is empty.
 */
export function queryParts(search: string): { own: string; marks: string } {
  const pairs = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '')
  const isMark = (pair: string) => campaignMarks.has(pair.split('=')[0] ?? '')
  const query = (of: readonly string[]) => (of.length === 0 ? '' : `?${of.join('&')}`)
  if (search.length > longestQuery) return { own: '', marks: search }
  return {
    own: query(pairs.filter((pair) => !isMark(pair)).toSorted()),
    marks: query(pairs.filter(isMark)),
  }
}

/** An address to ask for, and the language that its target gets back; null where it has kept its own. */
export type LookedUp = { readonly address: string; readonly language: Language | null }

/**
 * The addresses under which a request is looked up, the first one that has moved counts: below a language also without
 * it, as rules hold. Parameters ask only where the site has no page: those of its own pages are filters.
 */
export function lookedUp(
  { pathname, search }: { pathname: string; search: string },
  isPage: boolean,
): LookedUp[] {
  const { own } = queryParts(search)
  const plain = stripLanguage(pathname)
  const paths = [
    { path: pathname, language: null },
    ...(plain === pathname ? [] : [{ path: plain, language: languageOfPath(pathname) }]),
  ]
  return paths.flatMap(({ path, language }) =>
    (own === '' || isPage ? [path] : [path + search, path]).map((address) => ({ address, language })),
  )
}

/** The target of a rule for an address below a language; files and other hosts have none. */
export function inLanguage(target: string, language: Language | null): string {
  const parts = language === null ? null : partsOf(target)
  if (language === null || parts === null || parts.origin !== '' || !canTakeLanguage(parts.path))
    return target
  return pathInLanguage(parts.path, language) + parts.query + parts.hash
}

/** The spelling in which a rule is kept: small letters without percent escapes, no slash at the end, parameters sorted. */
export function rulePath(address: string): string {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  const segments = path.split('/').filter((segment) => segment !== '')
  return plainPath(segments) + plainQuery(queryParts(`?${query}`).own)
}

function plainPath(segments: readonly string[]): string {
  return `/${segments.map(plainSegment).join('/')}`
}

function plainQuery(own: string): string {
  const plainPair = (pair: string) => pair.replaceAll('+', ' ').split('=').map(plainSegment).join('=')
  return own === '' ? '' : `?${own.slice(1).split('&').map(plainPair).toSorted().join('&')}`
}

/** Escapes that hide a control character, or a sign that takes an address apart, stay as they are. */
function plainSegment(segment: string): string {
  try {
    const text = decodeURIComponent(segment)
    return /[/?#&=\p{Cc}]/u.test(text) && text !== segment ? segment.toLowerCase() : text.toLowerCase()
  } catch {
    return segment.toLowerCase()
  }
}

type Found = Omit<Candidate, 'path'> & { rule: RedirectRule }

function choose(candidates: readonly Candidate[], rules: RedirectRules): Found | null {
  for (const { path, ...found } of candidates) {
    const rule = rules.get(path)
    if (rule !== undefined && (rule.isPrefix || found.rest.length === 0)) return { rule, ...found }
  }
  return null
}

function moved({ rule, rest, language, search }: Found): string | null {
  const target = partsOf(rule.target)
  if (target === null) return null
  const path =
    rest.length === 0 || !rule.keepsTail ? target.path : `${target.path.replace(/\/$/, '')}/${rest.join('/')}`
  return withQuery(inLanguage(target.origin + path + target.query + target.hash, language), search)
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

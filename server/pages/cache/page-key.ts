import { boardKeys } from '#domain/board-query.ts'
import { calculationKeys } from '#domain/calculation-query.ts'
import { complexKeys } from '#domain/complex-query.ts'
import { exportRefusalName } from '#contract/export-refusals.ts'
import type { Language } from '#domain/languages.ts'
import { listingKeys } from '#domain/listing-query.ts'
import { languageOfPath, stripLanguage } from '#domain/url-rules.ts'
import { pageOfData } from '../page-requests.ts'

/** A page that may be kept, and the address that it is kept under and made from. */
export type PageKey = {
  /** Path and query of a page, or of the router's data of one, without what makes no other page of it. */
  readonly address: string
  /** Which page it is, as `keptPages` calls it. */
  readonly kind: string
  readonly language: Language
  /** Whether it is the router's data and no document. */
  readonly isData: boolean
}

const calculation = [...calculationKeys, 'type']
const board = [...boardKeys]

/** Pages that are the same for every visitor, and the names in their queries that make another page of them. */
const keptPages: readonly { kind: string; path: RegExp; names: readonly string[] }[] = [
  { kind: 'home', path: /^\/$/, names: [] },
  { kind: 'projects', path: /^\/projects$/, names: [...complexKeys, 'page'] },
  { kind: 'facade', path: /^\/projects\/queue\/[^/]+\/facade$/, names: board },
  { kind: 'floor', path: /^\/projects\/queue\/[^/]+\/floors\/[^/]+$/, names: board },
  { kind: 'board', path: /^\/projects\/queue\/[^/]+\/[^/]+$/, names: board },
  { kind: 'queue', path: /^\/projects\/queue\/[^/]+$/, names: calculation },
  { kind: 'project', path: /^\/projects\/[^/]+$/, names: calculation },
  { kind: 'progress', path: /^\/about\/[^/]+$/, names: ['month', 'with'] },
  { kind: 'listing', path: /^\/properties\/[^/]+$/, names: [...listingKeys, 'page'] },
  { kind: 'estate', path: /^\/properties\/[^/]+\/[^/]+$/, names: calculation },
  { kind: 'purchase', path: /^\/purchase-methods(?:\/[^/]+)?$/, names: calculation },
  { kind: 'news', path: /^\/contents\/news$/, names: ['category', 'project', 'page'] },
  { kind: 'promotions', path: /^\/contents\/promo$/, names: ['state', 'project', 'category', 'page'] },
  { kind: 'article', path: /^\/contents\/news\/[^/]+$/, names: [] },
  { kind: 'promotion', path: /^\/contents\/promo\/[^/]+$/, names: [] },
  { kind: 'career', path: /^\/career(?:\/[^/]+){0,2}$/, names: [] },
  {
    kind: 'plain',
    path: /^\/(?:about|properties|favorites|favorites\/compare|contacts|contents|callback|question|meeting)$/,
    names: [],
  },
]

/** Names that belong to one visitor or one moment: thanks for a form, links of letters, shortlists, what was typed. */
const passed = new Set([
  'sent',
  'token',
  'done',
  'ids',
  'vacancy',
  'search',
  'estate',
  'category',
  exportRefusalName,
])

/** Longer ones are somebody's experiment and not kept, in characters. */
const longestAddress = 600

/**
 * The key of a page's address; null for pages that are made for each request. What the page does not read (marks of
 * campaigns and clicks, names from elsewhere) is left out, so that nobody can fill the memory with copies of one page.
 */
export function pageKey(pathname: string, search: string): PageKey | null {
  const ofData = pageOfData(pathname)
  const isData = ofData !== null
  const page = ofData ?? pathname
  const path = stripLanguage(page)
  const found = keptPages.find((each) => each.path.test(path))
  if (found === undefined) return null
  const query = keptQuery(search, found.names, isData)
  if (query === null) return null
  const address = pathname + query
  if (address.length > longestAddress) return null
  return { address, kind: found.kind, language: languageOfPath(page), isData }
}

/** The query with the names that count, in their order; null when it belongs to one visitor. */
function keptQuery(search: string, names: readonly string[], isData: boolean): string | null {
  if (search === '') return ''
  const kept: string[] = []
  for (const pair of search.slice(1).split('&')) {
    const equals = pair.indexOf('=')
    const name = equals < 0 ? pair : pair.slice(0, equals)
    if (names.includes(name) || (isData && name === '_routes')) kept.push(pair)
    else if (passed.has(name)) return null
  }
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}

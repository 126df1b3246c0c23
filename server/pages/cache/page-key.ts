import { exportRefusalName } from '#contract/export-refusals.ts'
import { bedroomsName, missedName } from '#domain/missed-parts.ts'
import { pageAt, type PageName, pageTable } from '#contract/page-table.ts'
import type { Language } from '#domain/languages.ts'
import { isUselessPage, languageOfPath, stripLanguage } from '#domain/url-rules.ts'
import { pageOfData } from '../page-requests.ts'

/** A page that may be kept, and the address that it is kept under and made from. */
export type PageKey = {
  /** Path and query of a page, or of the router's data of one, without the parts that do not change the page. */
  readonly address: string
  readonly name: PageName
  readonly language: Language
  /** Whether it is the router's data and no document. */
  readonly isData: boolean
}

/** Names that belong to one visitor or one moment: thanks for a form, links of letters, shortlists, typed text. */
const passed = new Set([
  'sent',
  'token',
  'done',
  'ids',
  'vacancy',
  'search',
  missedName,
  bedroomsName,
  'estate',
  'category',
  exportRefusalName,
])

/** Longer ones are an experiment and not cached, in characters. */
const longestAddress = 600

/**
 * The key of a page's address; null for pages that are made for each request. Names that the page does not read
 * (marks of campaigns and clicks, foreign names) are left out, so that no attacker can fill the memory with copies of
 * one page.
 */
export function pageKey(pathname: string, search: string): PageKey | null {
  const ofData = pageOfData(pathname)
  const isData = ofData !== null
  const page = ofData ?? pathname
  const name = pageAt(stripLanguage(page))
  const names = name === null ? null : pageTable[name].query
  const query = names === null ? null : keptQuery(search, names, isData)
  if (name === null || query === null) return null
  const address = pathname + query
  if (address.length > longestAddress) return null
  return { address, name, language: languageOfPath(page), isData }
}

/** The query with the names that count, in their order; null when it belongs to one visitor. */
function keptQuery(search: string, names: readonly string[], isData: boolean): string | null {
  if (search === '') return ''
  const kept: string[] = []
  for (const pair of search.slice(1).split('&')) {
    const equals = pair.indexOf('=')
    const name = equals < 0 ? pair : pair.slice(0, equals)
    if (names.includes(name) || (isData && name === '_routes')) kept.push(pair)
    // A useless `page` is corrected before any page is looked for (R69).
    else if (passed.has(name) || (!isData && isUselessPage(pair))) return null
  }
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}

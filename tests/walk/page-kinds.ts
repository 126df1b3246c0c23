import { pageAt, type PageName } from '#contract/page-table.ts'
import { stripLanguage } from '#domain/url-rules.ts'

/** The page behind an address of the site in any language; null for none. */
export function pageKindOf(address: string): PageName | null {
  return pageAt(stripLanguage(new URL(address, 'http://site').pathname))
}

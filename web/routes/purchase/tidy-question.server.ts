import type { Address } from '#contract/pages.ts'
import { calculationKeys, tidyCalculation } from '#domain/calculation-query.ts'
import type { Language } from '#domain/languages.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { isTidy } from '#domain/query-values.ts'
import { redirectTo } from '../../data/redirect-to.server.ts'

const keys: ReadonlySet<string> = new Set(calculationKeys)

/** A plain form sends empty fields too: the address of a calculation has none of them. */
export function sendToTidy(url: URL, address: (language: Language, search: string) => Address): void {
  if (isTidy(url.searchParams, keys)) return
  throw redirectTo(address(languageOfPath(url.pathname), tidyCalculation(url.searchParams)), 302)
}

import { languages, type Language } from '#domain/languages.ts'
import { languagePrefix } from './pages.ts'

/** Error pages that are the same for every visitor: no page is there (R73), and too much is asked for at once (R381). */
export type ErrorPage = 404 | 429

/** The address that an error page is rendered at, to be kept: no page claims it. */
export function errorPagePath(status: ErrorPage, language: Language): string {
  return `${languagePrefix(language)}/${String(status)}`
}

/** The error page of an address; null for every other address. */
export function errorPageAt(path: string): ErrorPage | null {
  for (const status of [404, 429] as const)
    if (languages.some((language) => errorPagePath(status, language) === path)) return status
  return null
}

/** What the page says of an address whose page refuses it: no such thing, no such kind of unit (R146, R199). */
export function refusedMessage(path: string): string {
  return `Page Not Found: ${path}`
}

/** What the page says of an address that no page claims (R200). */
export function missingMessage(address: string): string {
  return `Page not found: ${address}`
}

import type { Language } from '#domain/languages.ts'

/** Remembers the visitor's language (R138, R210). The lifetime in seconds is a year. */
export const languageCookie = { name: 'i18n_redirected', lifetime: 365 * 24 * 60 * 60 } as const

/** The pattern of the addresses that the language switcher leads to (A7). */
export const languageSwitchPath = '/language/:code'

/** Where a language is chosen without JavaScript. `to` is a path of this site with its query. */
export function languageSwitchAddress(language: Language, to: string): string {
  return `${languageSwitchPath.replace(':code', language)}?to=${encodeURIComponent(to)}`
}

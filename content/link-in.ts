import { addressInLanguage } from '#domain/address-in-language.ts'
import type { Language } from '#domain/languages.ts'

/** A link of a text in its language: pages of the site get its prefix. */
export function linkIn(link: string, language: Language): string {
  return link.startsWith('/') ? addressInLanguage(link, language) : link
}

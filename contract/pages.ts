import { categorySegments, type Category } from '#domain/categories.ts'
import { defaultLanguage, type Language } from '#domain/languages.ts'

declare const address: unique symbol

/** A path of our own site, made only by the functions of this file, so that a mistyped link does not compile. */
export type Address = string & { readonly [address]: true }

/** The part of an address before the page's own path: empty for Russian (R25–R27). */
export function languagePrefix(language: Language): string {
  return language === defaultLanguage ? '' : `/${language}`
}

function page(language: Language, path: string, query = ''): Address {
  const prefix = languagePrefix(language)
  const full = path === '/' ? prefix || '/' : prefix + path
  return (query === '' ? full : `${full}?${query}`) as Address
}

/** Every page of the site by name. `query` is a ready query string without the question mark. */
export const pages = {
  home: (language: Language) => page(language, '/'),
  properties: (language: Language) => page(language, '/properties'),
  listing: (language: Language, category: Category, query = '') =>
    page(language, `/properties/${categorySegments[category]}`, query),
  estate: (language: Language, category: Category, slug: string) =>
    page(language, `/properties/${categorySegments[category]}/${slug}`),
  callback: (language: Language) => page(language, '/callback'),
  policy: (language: Language) => page(language, '/policy.pdf'),
} as const

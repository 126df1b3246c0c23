import { defaultLanguage, isLanguage, type Language, languages } from '#domain/languages.ts'
import { languagePrefix } from './pages.ts'

/** One file of a sitemap that one file cannot hold, counted from 1. Files of units may have gaps in their numbers. */
export type SitemapPart = { of: 'pages' | 'units'; no: number }

/** The sitemap of a language (R56, A3), or a part of it. */
export function sitemapPath(language: Language, part: SitemapPart | null = null): string {
  const name = part === null ? 'sitemap' : `sitemap-${part.of}-${part.no}`
  return `${languagePrefix(language)}/${name}.xml`
}

/** The patterns of all addresses of sitemaps, for the server's list of addresses. */
export const sitemapPatterns: readonly string[] = languages.flatMap((language) => [
  sitemapPath(language),
  `${languagePrefix(language)}/:part{sitemap-[a-z]+-[0-9]+\\.xml}`,
])

const path = /^(?:\/([a-z]{2}))?\/sitemap(?:-(pages|units)-([1-9]\d{0,11}))?\.xml$/

/** The sitemap of a path; null when the path is not the address of one. */
export function sitemapOfPath(pathname: string): { language: Language; part: SitemapPart | null } | null {
  const found = path.exec(pathname)
  if (found === null) return null
  const [, prefix, of, no] = found
  const language = prefix ?? defaultLanguage
  if (!isLanguage(language) || prefix === defaultLanguage) return null
  return { language, part: of === 'pages' || of === 'units' ? { of, no: Number(no) } : null }
}

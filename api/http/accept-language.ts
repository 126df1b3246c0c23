import { parseAccept } from 'hono/utils/accept'
import { type Language, languages } from '#domain/languages.ts'
import { acceptWeight } from './accept-weight.ts'

/**
 * The first of our languages in an Accept-Language header by weight, at equal weights by order; null when the header
 * is missing or accepts none of them. Regions count as their language: `kk-KZ` is Kazakh.
 */
export function acceptedLanguage(header: string | null | undefined): Language | null {
  for (const one of parseAccept(header?.slice(0, 1000) ?? '')) {
    const primary = one.type.toLowerCase().split('-')[0]
    const language = languages.find((code) => code === primary)
    if (language !== undefined && acceptWeight(one) > 0) return language
  }
  return null
}

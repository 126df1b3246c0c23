import { type Accept, parseAccept } from 'hono/utils/accept'
import { type Language, languages } from '#domain/languages.ts'

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

/** How much a caller wants what a part of an Accept header names, 0 to 1 (RFC 9110 §12.4.2). No number counts as 0. */
export function acceptWeight({ q, params }: Accept): number {
  return Number.isNaN(Number(params['q'] ?? params['Q'] ?? 1)) ? 0 : q
}

import { type Language, languages } from '#domain/languages.ts'
import { remembered } from './remembered.ts'

/**
 * The first of our languages in an Accept-Language header by weight, at equal weights by order; null when the header
 * is missing or accepts none of them. Regions count as their language: `kk-KZ` is Kazakh.
 */
export const acceptedLanguage = remembered((header): Language | null => {
  let best: Language | null = null
  let bestWeight = 0
  for (const part of header.slice(0, 1000).split(',')) {
    const [tag = '', ...params] = part.split(';')
    const primary = tag.trim().toLowerCase().split('-')[0]
    const language = languages.find((code) => code === primary)
    const weight = quality(params)
    if (language === undefined || weight <= bestWeight) continue
    best = language
    bestWeight = weight
  }
  return best
})

function quality(params: readonly string[]): number {
  const q = params.map((param) => param.trim()).find((param) => /^q=/i.test(param))
  if (q === undefined) return 1
  const weight = Number(q.slice(2))
  return weight >= 0 && weight <= 1 ? weight : 0
}

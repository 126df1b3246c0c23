import type { OfferWords } from '#database/catalogue/offers.ts'
import type { Language } from '#domain/languages.ts'
import { ownTexts } from '#texts/own-texts.ts'

/** The words of tabs, as the company says them. */
export function offerWords(own: Parameters<typeof ownTexts>[0], language: Language): OfferWords {
  const texts = ownTexts(own, language)
  return {
    category: (category) => texts[`category.${category}`],
  }
}

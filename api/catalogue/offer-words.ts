import type { OfferWords } from '#database/catalogue/offers.ts'
import type { Language } from '#domain/languages.ts'
import { texts } from '#texts/texts.ts'

/** The words of tabs in one language. */
export function offerWords(language: Language): OfferWords {
  return {
    category: (category) => texts[language][`category.${category}`],
  }
}

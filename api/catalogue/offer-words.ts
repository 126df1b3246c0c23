import type { OfferWords } from '#database/catalogue/offers.ts'
import type { Texts } from '#texts/texts.ts'

/** The words of tabs, of all texts. */
export function offerWords(texts: Texts): OfferWords {
  return {
    category: (category) => texts[`category.${category}`],
  }
}

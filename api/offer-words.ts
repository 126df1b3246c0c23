import type { OfferWords } from '#database/offers.ts'
import type { Language } from '#domain/languages.ts'
import { texts } from '#texts/texts.ts'
import { roomsTitle } from './filter-controls.ts'

/** The words of tables of rooms and of tabs in one language. */
export function offerWords(language: Language): OfferWords {
  return {
    category: (category) => texts[language][`category.${category}`],
    rooms: (rooms) => roomsTitle(rooms, language),
  }
}

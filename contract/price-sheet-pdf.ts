import type { Language } from '#domain/languages.ts'
import { languagePrefix } from './pages.ts'

/**
 * The document of all that a flat costs (R1109); `unit` in the query is the id of the flat, beside the choice of the page
 * (domain/price-sheet-choice.ts). It is no page and stands apart from them, so that only those who link to it load its address.
 */
export function priceSheetPdfAddress(language: Language, query = ''): string {
  return `${languagePrefix(language)}/price.pdf${query === '' ? '' : `?${query}`}`
}

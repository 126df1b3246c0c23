import type { Language } from './languages.ts'

/**
 * The form of a noun after a numeral (R215, A23).
 * Russian: 0 for 1, 21, 101; 1 for 2–4, 22 and fractions; 2 for 0, 5–20, 11–14.
 * English: 0 for exactly one, 1 otherwise. Kazakh: always 0, its nouns stay singular after a numeral.
 */
export function pluralIndex(count: number, language: Language): 0 | 1 | 2 {
  const size = Math.abs(count)
  switch (language) {
    case 'kk':
      return 0
    case 'en':
      return size === 1 ? 0 : 1
    case 'ru': {
      if (!Number.isInteger(size)) return 1
      const tens = size % 100
      const ones = size % 10
      if (tens >= 11 && tens <= 14) return 2
      return ones === 1 ? 0 : ones >= 2 && ones <= 4 ? 1 : 2
    }
  }
}

/** Picks the form for a count out of `квартира | квартиры | квартир`; with fewer forms the last one serves. */
export function plural(count: number, language: Language, forms: string): string {
  const choices = forms.split(' | ')
  return choices[pluralIndex(count, language)] ?? choices.at(-1) ?? forms
}

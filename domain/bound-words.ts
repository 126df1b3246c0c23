import type { Language } from './languages.ts'

/** A Russian preposition, conjunction or particle after a space or a sign: at the end of a line it reads badly. */
const shortWord = /(^|[ \u00A0«("])([а-яё]{1,2}) (?=\S)/gi

/**
 * Words that must stay with their number: a unit, a Kazakh year or hour with any ending, or a month, by how it begins: a
 * number may stay with any other word too.
 */
const unit =
  /(\d) (?=(?:[кk]?[мm]|[мm][²³]|мин|min|млн|тыс|мың|ж|МБ|MB|[%₸]|мая)(?!\p{L})|ай|жыл|сағ|янв|фев|мар[тс]|апр|ию[нл]|авг|сен|окт|ноя|дек|қаң|ақп|наур|сәу|ма[му]|шіл|там|қ[ыа][рз]|жел)/giu

/** A unit that ends a label: «Бағасы, ₸». */
const labelUnit = /, (?=(?:₸|[мm]²)$)/gu

/** The same after a number, which has just been bound to it: then it is a unit and no short word. */
const boundUnit = /(\d\u00A0[а-яё]{1,2})\u00A0/gi

/** A quarter of a year after its Roman number, and a dash after a word: neither begins a line. */
const quarterOrDash = /(?<=[IV]) (?=кв|тоқсан)| (?=[–—](?: |$))/g

/** A Kazakh particle, which belongs to the word before it. */
const particle = / (?=(?:[дтмбп][ае]|ғой)(?!\p{L}))/giu

/**
 * The hyphen between a number, a sign, a name in quotes or in Latin letters, or an abbreviation and its Kazakh ending:
 * «₸-ден», «1-үй», «Kerege-нің».
 */
const beforeEnding = /(?<=[\d₸²³%»\p{Lu}a-z]-)(?=[а-яәғқңөұүһі])/gu

/** The same text with plain spaces for machines: search engines and link previews. */
export function unboundWords(text: string): string {
  return text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '')
}

/**
 * The text with no line breaks in the wrong places (design language §8), so that editors need not
 * think of them: no-break spaces between a number and its unit, after № and short Russian words,
 * before dashes and Kazakh particles; a word joiner (U+2060) between a number and its Kazakh ending, since a line may
 * break after a hyphen (UAX #14).
 */
export function boundWords(text: string, language: Language): string {
  if (!/[ -]/.test(text)) return text
  const bound = text.replace(unit, '$1\u00A0').replace(labelUnit, ',\u00A0').replaceAll('№ ', '№\u00A0')
  if (language === 'en') return bound
  const joined = bound.replace(quarterOrDash, '\u00A0')
  if (language === 'kk') return joined.replace(particle, '\u00A0').replace(beforeEnding, '\u2060')
  // Twice: of two short words in a row the first one takes the space before the second.
  const words = joined.replace(shortWord, '$1$2\u00A0').replace(shortWord, '$1$2\u00A0')
  return words.replace(boundUnit, '$1 ')
}

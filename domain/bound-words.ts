import type { Language } from './languages.ts'

/** A Russian preposition, conjunction or particle with what stands before it: at the end of a line it reads badly. */
const shortWord = /(^|[ \u00A0«("])([а-яё]{1,2}) (?=\S)/gi

/** What a number must not be torn from. */
const unit = /(\d) (?=(?:м²?|m²?|мин|min|млн|тыс|мың|ж|МБ|MB|[%₸])(?![a-zа-яёәғқңөұүһі]))/gi

/** The same after a number, which has just been bound to it: then it is a unit and no short word. */
const boundUnit = /(\d\u00A0[а-яё]{1,2})\u00A0/gi

/**
 * The text with no-break spaces after short Russian words, after № and between a number and its unit (design language
 * §8), so that whoever writes texts need not think of them.
 */
export function boundWords(text: string, language: Language): string {
  if (!text.includes(' ')) return text
  const bound = text.replace(unit, '$1\u00A0').replaceAll('№ ', '№\u00A0')
  if (language !== 'ru') return bound
  // Twice: of two short words in a row the first one takes the space before the second.
  const words = bound.replace(shortWord, '$1$2\u00A0').replace(shortWord, '$1$2\u00A0')
  return words.replace(boundUnit, '$1 ')
}

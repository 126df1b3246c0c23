import type { Language } from '#domain/languages.ts'

const space = '\u00a0'

/** Keeps a number with its word, № with its number and, in Russian, a word of one or two letters with the next. */
export function typeset(text: string, language: Language): string {
  const bound = text.replace(/(?<=[\d№]) |(?<=No\.) | (?=–)/g, space)
  return language === 'ru' ? bound.replace(/(?<=(?:^|[\s«(])\p{L}{1,2}) /gu, space) : bound
}

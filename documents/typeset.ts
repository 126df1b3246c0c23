import type { Language } from '#domain/languages.ts'

const space = '\u00a0'

/** Puts values in the places of a text: `{page}`. Unknown places stay, to be seen. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}

/** Keeps a number with its word, № with its number and, in Russian, a word of one or two letters with the next. */
export function typeset(text: string, language: Language): string {
  const bound = text.replace(/(?<=[\d№]) |(?<=No\.) | (?=–)/g, space)
  return language === 'ru' ? bound.replace(/(?<=(?:^|[\s«(])\p{L}{1,2}) /gu, space) : bound
}

/** One text in the three languages. Russian is the source. */
export type TextInLanguages = Readonly<Record<'ru' | 'kk' | 'en', string>>

/** Texts by key. A key without one of its languages does not compile. */
export type TextsByKey = Readonly<Record<string, TextInLanguages>>

/** The same texts in one language. */
export function inLanguage<T extends TextsByKey>(
  texts: T,
  language: keyof TextInLanguages,
): Readonly<Record<keyof T, string>> {
  const entries = Object.entries(texts).map(([key, text]) => [key, text[language]])
  return Object.fromEntries(entries) as Record<keyof T, string>
}

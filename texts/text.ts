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

/**
 * Texts of one language as the site says them: those that the company changed over the built-in ones, with its name
 * for `{company}`. Changed texts of other keys are left out.
 */
export function withCompany<T extends Readonly<Record<string, string>>>(
  builtIn: T,
  changed: readonly { key: string; content: string }[],
  company: string,
): T {
  const all = { ...builtIn, ...Object.fromEntries(changed.map(({ key, content }) => [key, content])) }
  const named = Object.keys(builtIn).map((key) => [
    key,
    (all[key] ?? '').replaceAll('{company}', () => company),
  ])
  return Object.fromEntries(named) as T
}

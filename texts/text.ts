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

/** Texts of one language with those that the company changed in their places; changes of other keys are left out. */
export function withChanges<T extends Readonly<Record<string, string>>>(
  builtIn: T,
  changed: readonly { key: string; content: string }[],
): T {
  const known = changed.filter(({ key }) => Object.hasOwn(builtIn, key))
  return { ...builtIn, ...Object.fromEntries(known.map(({ key, content }) => [key, content])) }
}

/**
 * Texts of one language with the name of the company for `{company}`. Where it is not known, descriptions of pages that
 * name it are empty: half a sentence is none (A41). Other texts go without it and its comma or colon.
 */
export function withCompany<T extends Readonly<Record<string, string>>>(texts: T, company: string): T {
  const named = Object.entries(texts).map(([key, text]) => {
    if (company !== '') return [key, text.replaceAll('{company}', () => company)]
    const isHalf = key.includes('.description') && text.includes('{company}')
    return [key, isHalf ? '' : withoutCompany(text)]
  })
  return Object.fromEntries(named) as T
}

/** «{company}, home page» is «Home page» and «About {company}» is «About». */
function withoutCompany(text: string): string {
  if (!text.includes('{company}')) return text
  const rest = text.replaceAll(/\s*\{company\}[,:]?/g, '').trim()
  return text.startsWith('{company}') ? rest.charAt(0).toUpperCase() + rest.slice(1) : rest
}

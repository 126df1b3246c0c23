import type { Source } from '#contract/answers.ts'
import type { Language } from '#domain/languages.ts'
import type { StoredSource } from '../tables.ts'

/** The sources of a text in one language. */
export function sourcesIn(stored: readonly StoredSource[], language: Language): Source[] {
  return stored.map(({ act, article, date, url }) => ({
    act: act[language],
    article: article && article[language],
    date,
    url,
  }))
}

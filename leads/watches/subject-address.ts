import { type Address, pages } from '#contract/pages.ts'
import type { WatchSubject } from '#contract/watches.ts'
import type { Language } from '#domain/languages.ts'

/** The page of something that is watched. */
export function subjectAddress({ kind, category, query, slug }: WatchSubject, language: Language): Address {
  if (kind === 'complex') return pages.project(language, slug ?? '')
  if (category === null) return pages.properties(language)
  return kind === 'listing'
    ? pages.listing(language, category, query)
    : pages.estate(language, category, slug ?? '')
}

/** «Квартиры: 2-комнатные, до 45 млн ₸». */
export function subjectLine({ title, words }: Pick<WatchSubject, 'title' | 'words'>): string {
  return words.length === 0 ? title : `${title}: ${words.join(', ')}`
}

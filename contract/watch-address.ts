import type { Language } from '#domain/languages.ts'
import { listingOfParams, listingSearch } from '#domain/listing-query.ts'
import { type Address, pages } from './pages.ts'
import type { WatchSubject } from './watches.ts'

/** The page of something that can be watched. */
export function subjectAddress({ kind, category, query, slug }: WatchSubject, language: Language): Address {
  if (kind === 'complex') return pages.project(language, slug ?? '')
  if (category === null) return pages.properties(language)
  switch (kind) {
    case 'estate':
      return pages.estate(language, category, slug ?? '')
    case 'listing': {
      const listing = listingOfParams(new URLSearchParams(query))
      return pages.listing(language, category, listingSearch(listing, language))
    }
  }
}

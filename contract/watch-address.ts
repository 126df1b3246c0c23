import { categorySegments } from '#domain/categories.ts'
import type { Language } from '#domain/languages.ts'
import { listingOfParams, listingSearch } from '#domain/listing-query.ts'
import { similarListing } from '#domain/similar-listing.ts'
import { type Address, pages } from './pages.ts'
import type { WatchSubject } from './watches.ts'

/** The query of the form by which units like one are watched. */
export function similarWatch(unit: Parameters<typeof similarListing>[0], language: Language): string {
  const filters = listingSearch(similarListing(unit), language)
  return [`list=${categorySegments[unit.category]}`, filters].filter(Boolean).join('&')
}

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

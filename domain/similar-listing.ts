import { categorySegments, type Category } from './categories.ts'
import type { Language } from './languages.ts'
import { anyListing, type ListingQuery, listingSearch } from './listing-query.ts'

type Unit = {
  readonly category: Category
  readonly rooms: number | null
  /** Another server may not tell its slug. */
  readonly complex: { readonly slug: string }
}

/** The listing of units like this one: in its project, of a flat with as many rooms. */
export function similarListing({ category, rooms, complex }: Unit): ListingQuery {
  return {
    ...anyListing,
    complexes: complex.slug === '' ? [] : [complex.slug],
    rooms: category === 'flat' && rooms !== null ? [Math.min(rooms, 4)] : [],
  }
}

/** The query of the form by which units like one are watched. */
export function similarWatch(unit: Unit, language: Language): string {
  const filters = listingSearch(similarListing(unit), language)
  return [`list=${categorySegments[unit.category]}`, filters].filter(Boolean).join('&')
}

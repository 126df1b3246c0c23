import type { Category } from './categories.ts'
import { anyListing, type ListingQuery } from './listing-query.ts'

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

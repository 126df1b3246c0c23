import type { ShortlistEstate } from '#contract/shortlist.ts'
import type { EstateSort } from '#domain/estate-words.ts'
import type { Favorite } from '#domain/favorites.ts'
import { shownPrice } from '#domain/shown-price.ts'

export type KeptSort = 'added' | EstateSort

/** A unit as it is today, and its data in the visitor's list. */
export type Kept = { estate: ShortlistEstate; favorite: Favorite }

/** The units of the list that are still there, the newest first or by a number; units without a price come last. */
export function sortedKept(
  favorites: readonly Favorite[],
  estates: readonly ShortlistEstate[],
  sort: KeptSort,
): Kept[] {
  const byId = new Map(estates.map((estate) => [estate.id, estate]))
  const kept = favorites.toReversed().flatMap((favorite) => {
    const estate = byId.get(favorite.id)
    return estate === undefined ? [] : [{ estate, favorite }]
  })
  const sign = sort.startsWith('-') ? -1 : 1
  const valueOf = ({ estate }: Kept) => {
    if (sort === 'price_m2') return estate.price_m2
    return sort.endsWith('price') ? shownPrice(estate) : sort.endsWith('area') ? estate.area_total : 0
  }
  return kept.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return sign * (one - other)
  })
}

import type { EstateCard } from '#contract/estates.ts'
import { filterUnits } from '#database/search/query/filter-units.ts'
import { knownListing } from '#database/search/query/known-listing.ts'
import type { SearchIndex } from '#database/search/index/search-index.ts'
import { anyListing, type ListingQuery } from '#domain/listing-query.ts'

/** How far the price of a similar unit may be off. */
const priceShare = 0.15

/**
 * The search for what is similar to a unit that is off sale: as many rooms, in the same project, for about its price.
 * Where that finds nothing on sale it is wider: any price, then any project, at last the whole category.
 */
export function similarListing(
  index: SearchIndex,
  { category, rooms, complex, price }: Pick<EstateCard, 'category' | 'rooms' | 'complex' | 'price'>,
): ListingQuery {
  const sameRooms = { ...anyListing, rooms: rooms === null ? [] : [Math.min(rooms, 4)] }
  const here = { complexes: [complex.slug] }
  const about = price === null ? {} : { priceFrom: rounded(price, -1), priceTo: rounded(price, 1) }
  const wider = [{ ...here, ...about }, here, about].map((more) =>
    knownListing(index, category, { ...sameRooms, ...more }),
  )
  return wider.find((listing) => filterUnits(index, category, listing).total > 0) ?? anyListing
}

/** An end of the span around a price in two digits, as people name prices. */
function rounded(price: number, end: -1 | 1): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 1)
  const round = end === -1 ? Math.floor : Math.ceil
  return round((price * (1 + end * priceShare)) / step) * step
}

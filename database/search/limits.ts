import { highestPrice } from '#domain/affordable-price.ts'
import type { Category } from '#domain/categories.ts'
import type { ListingQuery } from '#domain/listing-query.ts'
import { restorationCodes } from '#domain/restorations.ts'
import type { SearchIndex } from './search-index.ts'
import { statusPosition } from './segment.ts'

/** Of what is sold or has no price nobody knows what it would cost a month. */
const unpriced: readonly number[] = [statusPosition.sold, statusPosition.request]

/**
 * The highest price that somebody can pay, for each kind of unit: it depends on the project with its city and on the
 * finishing (R23). Null when nobody told what they can pay.
 */
export function limitsOf(
  { words, segments }: SearchIndex,
  category: Category,
  { monthly, hand }: ListingQuery,
): Float64Array | null {
  if (monthly === null) return null
  const { kinds } = segments[category]
  const known = new Map<string, number>()
  return Float64Array.from({ length: kinds.size }, (_, kind) => {
    if (unpriced.includes(kinds.status[kind] ?? 0)) return -1
    const complex = words.complexes[words.houses[kinds.house[kind] ?? 0]?.complex ?? 0]
    const restoration = restorationCodes[kinds.restoration[kind] ?? 0] ?? null
    const key = `${String(complex?.id)} ${String(restoration)}`
    const limit =
      known.get(key) ??
      highestPrice(
        words.programmes,
        {
          category,
          city_id: words.cities[complex?.city ?? -1]?.id ?? 0,
          complex_ids: complex === undefined ? [] : [complex.id],
          restoration,
        },
        { monthly, initial: hand ?? 0 },
      )
    known.set(key, limit)
    return limit
  })
}

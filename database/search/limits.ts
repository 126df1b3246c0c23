import { highestPrice } from '#domain/affordable-price.ts'
import type { Category } from '#domain/categories.ts'
import { type ListingQuery, payable } from '#domain/listing-query.ts'
import { restorationCodes } from '#domain/restorations.ts'
import type { IndexWords, SearchIndex } from './search-index.ts'
import { type Segment, statusPosition } from './segment.ts'

type Remembered = { key: string; programmes: IndexWords['programmes']; limits: Float64Array }

/** The last limits of each segment: all that is sifted for one answer differs in other filters than these. */
const latest = new WeakMap<Segment, Remembered>()

/**
 * The highest price that somebody can pay, for each kind of unit: it depends on the project with its city and on the
 * finishing (R23). Null when nobody told what they can pay.
 */
export function limitsOf(
  { words, segments }: SearchIndex,
  category: Category,
  listing: ListingQuery,
): Float64Array | null {
  const monthly = payable(listing)
  if (monthly === null) return null
  const segment = segments[category]
  const { programmes } = words
  const initial = listing.hand ?? 0
  const key = `${monthly} ${initial}`
  const known = latest.get(segment)
  if (known?.key === key && known.programmes === programmes) return known.limits
  const limits = limitsByKind(words, segment, category, { monthly, initial })
  latest.set(segment, { key, programmes, limits })
  return limits
}

function limitsByKind(
  words: IndexWords,
  { kinds }: Segment,
  category: Category,
  means: { monthly: number; initial: number },
): Float64Array {
  const known = new Map<string, number>()
  return Float64Array.from({ length: kinds.size }, (_, kind) => {
    // Of what is sold nobody asks what it would cost a month.
    if (kinds.status[kind] === statusPosition.sold) return -1
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
        means,
      )
    known.set(key, limit)
    return limit
  })
}

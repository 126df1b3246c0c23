import type { Category } from '#domain/categories.ts'
import type { ListingQuery } from '#domain/listing-query.ts'
import { knownListing } from './known-listing.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { filterUnits } from './filter-units.ts'

/** A plan that a listing names; visitors recognise it by its rooms and the smallest area of its units. */
export type ChosenPlan = { value: string; count: number; rooms: number; area: number }

/**
 * The chosen plans of a listing with how many units each finds under all other filters. Plans are not a filter to
 * choose from, there are too many; they are chosen one by one in the plans view, and this names them afterwards.
 */
export function chosenPlans(index: SearchIndex, category: Category, listing: ListingQuery): ChosenPlan[] {
  const { plans } = knownListing(index, category, listing)
  if (plans.length === 0) return []
  filterUnits(index, category, listing)
  const { size, kind, kinds, plan, plans: keys, area, marks } = index.segments[category]
  return plans.map((value) => {
    const own = keys.indexOf(value)
    const first = plan.indexOf(own)
    let [count, smallest] = [0, Infinity]
    for (let row = first; row < size; row++) {
      if (plan[row] !== own) continue
      if (marks[row] === 1) count++
      smallest = Math.min(smallest, area[row] as number)
    }
    return { value, count, rooms: kinds.rooms[kind[first] ?? 0] ?? 0, area: smallest }
  })
}

import type { Category } from '#domain/categories.ts'
import type { ListingQuery } from '#domain/listing-query.ts'
import { at } from '../index/columns.ts'
import { paymentsOf } from './payments.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { sortColumns } from '../index/segment.ts'

/** Which page; `page` counts from 1. A page past the end is empty. */
export type Paging = { page: number; perPage: number }

/** The row of a segment at each step of the asked order. From high to low, too, those without a number come last. */
export function listingOrder(
  index: SearchIndex,
  category: Category,
  listing: Pick<ListingQuery, 'sort' | 'hand' | 'program' | 'firstPaymentTo'>,
): (step: number) => number {
  const { sort } = listing
  if (sort === null) return (step) => step
  const { order, known } = orderBy(index, category, listing)
  if (!sort.startsWith('-')) return (step) => at(order, step)
  const last = order.length + known - 1
  return (step) => at(order, step < known ? known - 1 - step : last - step)
}

/** The rows from low to high, and how many have a number to be sorted by: they come first. */
function orderBy(
  index: SearchIndex,
  category: Category,
  { sort, ...criterion }: Parameters<typeof listingOrder>[2],
): { order: Uint32Array; known: number } {
  const { size, priced, kitchens, orders } = index.segments[category]
  const column = sortColumns.find((name) => sort === name || sort === `-${name}`)
  if (column !== undefined) {
    const isOfPrice = column === 'price' || column === 'price_m2'
    const known = isOfPrice ? priced : column === 'kitchen' ? kitchens : size
    return { order: orders[column], known }
  }
  const payments = paymentsOf(index, category, criterion)
  return { order: payments.order(), known: payments.known }
}

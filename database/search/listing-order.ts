import type { EstateSort } from '#domain/estate-words.ts'
import { at } from './columns.ts'
import { type Segment, sortColumns } from './segment.ts'

/** Which page; `page` counts from 1. A page past the end is empty. */
export type PageWish = { page: number; perPage: number }

/** The row of a segment at each step of the asked order. From dear to cheap, too, those without a price come last. */
export function listingOrder(segment: Segment, sort: EstateSort | null): (step: number) => number {
  const column = sort && sortColumns.find((name) => sort === name || sort === `-${name}`)
  if (!column) return (step) => step
  const order = segment.orders[column]
  if (!sort.startsWith('-')) return (step) => at(order, step)
  const { size } = segment
  const turned = column === 'price' ? segment.priced : size
  return (step) => at(order, (step < turned ? turned : size + turned) - 1 - step)
}

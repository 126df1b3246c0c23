import type { EstateSort } from '#domain/estate-words.ts'
import { type Segment, sortColumns } from './segment.ts'

/** Which page; `page` counts from 1. A page past the end is empty. */
export type PageWish = { page: number; perPage: number }

/** The rows of a segment in the asked order, to be read from the end when `isBackwards`; null is their own order. */
export function listingOrder(
  segment: Segment,
  sort: EstateSort | null,
): { order: Uint32Array | null; isBackwards: boolean } {
  const column = sort && sortColumns.find((name) => sort === name || sort === `-${name}`)
  return { order: column ? segment.orders[column] : null, isBackwards: sort?.startsWith('-') ?? false }
}

import { at, sorted } from './columns.ts'
import { byPrice } from './price-order.ts'
import { isSalePosition, type Kinds, statusPosition } from './segment.ts'

type Columns = {
  ids: ArrayLike<number>
  kind: ArrayLike<number>
  price: ArrayLike<number>
  kinds: Kinds
}

/**
 * Rows in the default order of a listing (R265): units on sale, then reserved and
 * unconfirmed, then sold ones; in each part from cheap to dear, those without a price last, then by id. Filters leave gaps and never
 * change the order.
 */
export function defaultOrder({ ids, kind, price, kinds }: Columns): Uint32Array {
  const part = (row: number) => partOf(at(kinds.status, at(kind, row)))
  const cheaper = byPrice({ ids, price })
  return sorted(ids.length, (a, b) => part(a) - part(b) || cheaper(a, b))
}

/** 0 for a unit on sale, 1 for a reserved or unconfirmed one, 2 for a sold one. */
function partOf(status: number): 0 | 1 | 2 {
  if (status === statusPosition.sold) return 2
  return isSalePosition(status) ? 0 : 1
}

import { at, sorted } from './columns.ts'
import { byPrice } from './price-order.ts'
import { type Kinds, statusPosition } from './segment.ts'

type Columns = {
  ids: ArrayLike<number>
  kind: ArrayLike<number>
  price: ArrayLike<number>
  kinds: Kinds
}

/**
 * Rows in the order of a listing that nobody sorted (R265): what can be bought now, then what is reserved, then what is
 * sold; in each part from cheap to dear, what has no price last, then by id. Filters leave gaps and never change the
 * order.
 */
export function defaultOrder({ ids, kind, price, kinds }: Columns): Uint32Array {
  const part = (row: number) => partOf(at(kinds.status, at(kind, row)))
  const cheaper = byPrice({ ids, price })
  return sorted(ids.length, (a, b) => part(a) - part(b) || cheaper(a, b))
}

/** 0 for what can be bought now, 1 for what is reserved, 2 for what is sold. */
function partOf(status: number): 0 | 1 | 2 {
  if (status === statusPosition.sold) return 2
  return status === statusPosition.reserved ? 1 : 0
}

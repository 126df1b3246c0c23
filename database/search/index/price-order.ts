import { at } from './columns.ts'

type Columns = { ids: ArrayLike<number>; price: ArrayLike<number> }

/** Compares rows from cheap to dear, then by id; those without a price come last. */
export function byPrice({ ids, price }: Columns): (a: number, b: number) => number {
  return (a, b) => {
    const [one, other] = [at(price, a), at(price, b)]
    return one === other ? at(ids, a) - at(ids, b) : one - other
  }
}

import type { Category } from '#domain/categories.ts'
import { at, sorted } from './columns.ts'
import { byPrice } from './price-order.ts'
import type { IndexWords } from './search-index.ts'
import { type Kinds, statusPosition } from './segment.ts'

type Columns = {
  ids: ArrayLike<number>
  kind: ArrayLike<number>
  price: ArrayLike<number>
  kinds: Kinds
}

/**
 * Rows in the order of a listing that nobody sorted, in rounds: the cheapest unit of every group, then the second
 * cheapest of every group, and so on; inside a round from cheap to dear, then by id. Without a price a unit is the
 * dearest of its group. A group is the flats of one
 * project with equally many rooms (four and more are one), in other categories all units of a project. By price alone
 * the first page would be a dozen equal studios of one project.
 *
 * What can be bought now goes through all its rounds first, then what is reserved, then what is sold: each is ranked
 * among its own, so that a reserved unit takes no turn from a free one. Ranks are of all units, whatever a visitor
 * looks for, hence filters leave gaps but never change the order.
 */
export function defaultOrder(
  { ids, kind, price, kinds }: Columns,
  category: Category,
  { houses }: IndexWords,
): Uint32Array {
  const groups = new Map<string, { part: number; seen: number }>()
  const groupOfKind = Array.from({ length: kinds.size }, (_, position) => {
    const part = partOf(at(kinds.status, position))
    const complex = houses[at(kinds.house, position)]?.complex
    const key = [part, complex, category === 'flat' ? at(kinds.rooms, position) : 'any'].join()
    const group = groups.get(key) ?? { part, seen: 0 }
    groups.set(key, group)
    return group
  })
  const parts: number[][][] = [[], [], []]
  for (const row of sorted(ids.length, byPrice({ ids, price }))) {
    const group = groupOfKind[at(kind, row)]
    const rounds = group && parts[group.part]
    if (!rounds) continue
    const round = (rounds[group.seen++] ??= [])
    round.push(row)
  }
  return Uint32Array.from(parts.flat(2))
}

/** 0 for what can be bought now, 1 for what is reserved, 2 for what is sold. */
function partOf(status: number): 0 | 1 | 2 {
  if (status === statusPosition.sold) return 2
  return status === statusPosition.reserved ? 1 : 0
}

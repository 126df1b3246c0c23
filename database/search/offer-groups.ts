import type { Kinds } from './segment.ts'
import { statusPosition } from './segment.ts'

/** The shown units of one house with equal rooms and finish. `rooms` and `restoration` as in `Kinds`. */
export type OfferGroup = {
  readonly rooms: number
  readonly restoration: number
  /** Free, on request and reserved. */
  count: number
  /** The cheapest that can be bought now; null when none can, or when all prices are "ask us". */
  priceFrom: number | null
  areaFrom: number
  areaTo: number
}

type Columns = {
  kind: ArrayLike<number>
  price: ArrayLike<number>
  area: ArrayLike<number>
  kinds: Kinds
}

/**
 * What a listing without filters shows, grouped once when the index is built, so that menus, cards and pages of
 * projects need no pass over the units. Only free units and those on request set the lowest price, and a price of 0,
 * which stands for "ask us", sets none. A list per house, by its position; groups in the order of memory.
 */
export function offerGroups({ kind, price, area, kinds }: Columns, houses: number): OfferGroup[][] {
  const groups = Array.from({ length: houses }, (): OfferGroup[] => [])
  const groupOfKind = Array.from({ length: kinds.size }, (_, position) => {
    const inHouse = groups[kinds.house[position] ?? -1]
    if (kinds.status[position] === statusPosition.sold || inHouse === undefined) return null
    const [rooms, restoration] = [kinds.rooms[position] ?? 0, kinds.restoration[position] ?? 0]
    const known = inHouse.find((group) => group.rooms === rooms && group.restoration === restoration)
    if (known) return known
    const made = { rooms, restoration, count: 0, priceFrom: null, areaFrom: Infinity, areaTo: -Infinity }
    inHouse.push(made)
    return made
  })
  for (let row = 0; row < kind.length; row++) {
    const position = kind[row] as number
    const group = groupOfKind[position]
    if (!group) continue
    group.count++
    group.areaFrom = Math.min(group.areaFrom, area[row] as number)
    group.areaTo = Math.max(group.areaTo, area[row] as number)
    const own = price[row] as number
    if (kinds.status[position] === statusPosition.reserved || own === 0) continue
    if (group.priceFrom === null || own < group.priceFrom) group.priceFrom = own
  }
  return groups
}

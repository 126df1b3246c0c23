import { isSalePosition, type Kinds, type OfferGroup, unknownPrice } from '../index/segment.ts'

type Columns = {
  kind: ArrayLike<number>
  price: ArrayLike<number>
  area: ArrayLike<number>
  kinds: Kinds
}

/**
 * The units of a listing without filters, grouped once when the index is built, so that menus, cards and pages of
 * projects need no pass over the units. A list per house, by its position; groups in the order of memory.
 */
export function offerGroups({ kind, price, area, kinds }: Columns, houses: number): OfferGroup[][] {
  const groups = Array.from({ length: houses }, (): OfferGroup[] => [])
  const groupOfKind = Array.from({ length: kinds.size }, (_, position) => {
    const inHouse = groups[kinds.house[position] ?? -1]
    if (inHouse === undefined || !isSalePosition(kinds.status[position] ?? 0)) return null
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
    if (own !== unknownPrice && (group.priceFrom === null || own < group.priceFrom)) group.priceFrom = own
  }
  return groups
}

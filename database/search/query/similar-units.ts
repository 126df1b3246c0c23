import type { Category } from '#domain/categories.ts'
import { firstWhere } from '#domain/first-where.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { manyRooms, type Segment, statusPosition } from '../index/segment.ts'

/** A unit; `price` is null where visitors may not know it. */
type Like = {
  id: number
  category: Category
  complex_id: number
  rooms: number
  area_total: number
  price: number | null
}

/** The number of similar units on a page, and of candidates on each side of the price. */
const shown = 4
const considered = 8

/** The weight of one room more or less, and of another project, against a share of the price. */
const roomWeight = 0.15
const otherComplexWeight = 0.5

/**
 * The ids of up to four free units of the same category, at most one room more or less, nearest in price and rooms;
 * those of the same project come first unless they are far off. Looks to both sides of the price in the order of
 * prices. Beside a price on request are units of the same project near in area: units near in price would reveal it
 * (A45).
 */
export function similarUnits(index: SearchIndex, unit: Like): number[] {
  const segment = index.segments[unit.category]
  const measure = unit.price === null ? 'area' : 'price'
  const value = unit.price ?? unit.area_total
  const kinds = kindsLike(index, segment, unit)
  const order = measure === 'price' ? segment.orders.price.subarray(0, segment.priced) : segment.orders.area
  const column = segment[measure]
  const start = firstWhere(order, (row) => (column[row] ?? 0) >= value)
  const rows = new Set<number>()
  for (const step of [1, -1] as const) {
    let [here, anywhere] = [0, measure === 'price' ? 0 : considered]
    let at = step === 1 ? start : start - 1
    for (; at >= 0 && at < order.length && (here < considered || anywhere < considered); at += step) {
      const row = order[at] ?? 0
      const kind = kinds[segment.kind[row] ?? 0]
      if (kind === undefined || kind === null || segment.ids[row] === unit.id) continue
      if (anywhere < considered || (kind.isHere && here < considered)) rows.add(row)
      anywhere += 1
      if (kind.isHere) here += 1
    }
  }
  const found = [...rows].map((row) => {
    const kind = kinds[segment.kind[row] ?? 0]
    const off = Math.abs((column[row] ?? 0) - value) / Math.max(1, value)
    const elsewhere = kind?.isHere === true ? 0 : otherComplexWeight
    return { id: segment.ids[row] ?? 0, distance: off + (kind?.roomsOff ?? 0) * roomWeight + elsewhere }
  })
  return found
    .toSorted((a, b) => a.distance - b.distance || a.id - b.id)
    .slice(0, shown)
    .map(({ id }) => id)
}

/** Of each kind of units whether it is of the unit's project, and how many rooms it is off; null where it is not alike. */
function kindsLike({ words }: SearchIndex, { kinds }: Segment, unit: Like) {
  const complex = words.complexes.findIndex(({ id }) => id === unit.complex_id)
  const rooms = Math.min(unit.rooms, manyRooms)
  return Array.from({ length: kinds.size }, (_, at) => {
    const roomsOff = Math.abs((kinds.rooms[at] ?? 0) - rooms)
    if (kinds.status[at] !== statusPosition.free || roomsOff > 1) return null
    return { isHere: words.houses[kinds.house[at] ?? 0]?.complex === complex, roomsOff }
  })
}

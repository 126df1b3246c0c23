import { manyRooms, noRestoration, type Segment, statusPosition } from './segment.ts'

/** How many units are shown, what the cheapest that can be bought costs, and from what to what area they are. */
type OfferCount = { count: number; priceFrom: number | null; areaFrom: number; areaTo: number }

/** A category at a glance, as menus and tabs need it: in all, by rooms, by finishing type, by house. */
type OfferCounts = {
  all: OfferCount
  byRooms: OfferCount[]
  byRestoration: OfferCount[]
  byHouse: Map<number, OfferCount>
}

/**
 * Counts what a listing without filters shows: free, on request and reserved units. Only the first two set the lowest
 * price, and a price of 0, which stands for "ask us", sets none.
 */
export function countOffers(segment: Segment): OfferCounts {
  const all = none()
  const byRooms = Array.from({ length: manyRooms + 1 }, none)
  const byRestoration = Array.from({ length: noRestoration + 1 }, none)
  const byHouse = new Map<number, OfferCount>()
  const { kinds } = segment
  for (let row = 0; row < segment.size; row++) {
    const kind = segment.kind[row] as number
    const status = kinds.status[kind] as number
    if (status === statusPosition.sold) continue
    const price = segment.price[row] as number
    const buyable = status !== statusPosition.reserved && price > 0
    const area = segment.area[row] as number
    const house = kinds.house[kind] as number
    const inHouse = byHouse.get(house) ?? none()
    byHouse.set(house, inHouse)
    for (const offer of [
      all,
      byRooms[kinds.rooms[kind] as number],
      byRestoration[kinds.restoration[kind] as number],
      inHouse,
    ]) {
      if (!offer) continue
      offer.count++
      offer.areaFrom = Math.min(offer.areaFrom, area)
      offer.areaTo = Math.max(offer.areaTo, area)
      if (buyable && (offer.priceFrom === null || price < offer.priceFrom)) offer.priceFrom = price
    }
  }
  return { all, byRooms, byRestoration, byHouse }
}

function none(): OfferCount {
  return { count: 0, priceFrom: null, areaFrom: Infinity, areaTo: -Infinity }
}

import { staffText } from '#domain/staff/staff-text.ts'
import type { Category } from '#domain/categories.ts'
import type { Problem } from './skip-reasons.ts'
import type { FeedStatus } from './words/statuses.ts'

type Facts = {
  category: Category
  floor: number | null
  house_floors: number
  area_total: number
  price: number | null
  status: FeedStatus
}

/**
 * Tenge for a square metre. Wide: a wrong factor of a thousand lies outside for every unit, a cheap storeroom or an
 * accounting price of years ago inside.
 */
const metrePrice = { from: 10_000, to: 20_000_000 }

/** Square metres. */
const flatArea = { from: 8, to: 1_000 }

/** What makes a unit impossible: most often a slip in the feed, or a house that is the wrong one. */
export function impossibilities(unit: Facts): Problem[] {
  const { category, floor, house_floors: floors, area_total: area, price, status } = unit
  const problems: Problem[] = []
  if (floor !== null && floors > 0 && floor > floors) {
    problems.push({
      reason: 'floor_above',
      detail: staffText('{count} of {all}', { count: floor, all: floors }),
    })
  }
  if (category === 'flat' && (area < flatArea.from || area > flatArea.to)) {
    problems.push({ reason: 'impossible_area', detail: `${area} m²` })
  }
  const metre = price === null ? null : Math.round(price / area)
  const isShown = status === 'free' || status === 'reserved'
  if (isShown && metre !== null && (metre < metrePrice.from || metre > metrePrice.to)) {
    problems.push({ reason: 'impossible_price', detail: `${metre} ₸` })
  }
  return problems
}

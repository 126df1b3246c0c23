import { type Category, isCategory } from './categories.ts'

/** A unit in a visitor's favourites (R6, note c of the decisions): when it was added, and its price then. */
export type Favorite = {
  id: number
  category: Category
  /** ISO moment. */
  added_at: string
  /** Null where visitors saw no price. */
  price_at_add: number | null
}

/** The latest valid moment: the year 2096, in milliseconds. */
const latest = 4e12

/** More are not kept (note c). */
export const favoritesLimit = 100

/**
 * Reads the list from the browser's storage, which any program may have written: invalid units are left out, a
 * repeated unit counts once, and the list stops at the limit.
 */
export function parseFavorites(kept: string | null): Favorite[] {
  try {
    const list: unknown = JSON.parse(kept ?? '')
    const known = Array.isArray(list) ? list.flatMap(favoriteOf) : []
    return [...new Map(known.map((one) => [one.id, one])).values()].slice(0, favoritesLimit)
  } catch {
    return []
  }
}

function favoriteOf(value: unknown): Favorite[] {
  const { id, category, added_at, price_at_add } = Object(value) as Record<keyof Favorite, unknown>
  const moment = Date.parse(String(added_at))
  const isKnown = isCount(id) && id < 2 ** 31 && isCategory(category) && moment > 0 && moment < latest
  if (!isKnown) return []
  const price = isCount(price_at_add) ? price_at_add : null
  return [{ id, category, added_at: new Date(moment).toISOString(), price_at_add: price }]
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}

import { type Category, isCategory } from './categories.ts'
import type { EstateStatus } from './estate-words.ts'
import { shownPrice } from './shown-price.ts'

/** A unit that a visitor keeps (R6, note c of the decisions): since which moment, and what it cost then. */
export type Favorite = {
  id: number
  category: Category
  /** ISO moment. */
  added_at: string
  /** Null where visitors saw no price. */
  price_at_add: number | null
}

/** More are not kept (note c). */
export const favoritesLimit = 100

/** What became of a list: nothing is added beyond the limit. */
export type FavoritesChange = { list: Favorite[]; refused: number }

/**
 * Reads the list out of the browser's storage, which anybody may have written: what is no unit is left out, what is
 * twice counts once, and nothing stands beyond the limit.
 */
export function parseFavorites(kept: string | null): Favorite[] {
  try {
    const list: unknown = JSON.parse(kept ?? '')
    return Array.isArray(list) ? withFavorites([], list.flatMap(favoriteOf)).list : []
  } catch {
    return []
  }
}

function favoriteOf(value: unknown): Favorite[] {
  const { id, category, added_at, price_at_add } = Object(value) as Record<keyof Favorite, unknown>
  const isKnown = Number.isInteger(id) && Number(id) > 0 && Number(id) < 2 ** 31 && isCategory(category)
  if (!isKnown || typeof added_at !== 'string' || !isMoment(added_at)) return []
  const isPrice = Number.isSafeInteger(price_at_add) && Number(price_at_add) > 0
  return [{ id: Number(id), category, added_at, price_at_add: isPrice ? Number(price_at_add) : null }]
}

function isMoment(text: string): boolean {
  return /^20\d\d-\d\d-\d\dT/.test(text) && Date.parse(text) > 0
}

/** The entry of a unit added now. */
export function favoriteFrom(
  unit: { id: number; category: Category; status: EstateStatus; price: number },
  now: Date,
): Favorite {
  return {
    id: unit.id,
    category: unit.category,
    added_at: now.toISOString(),
    price_at_add: shownPrice(unit),
  }
}

/** The list with more units, in the order in which they were added: what comes back after a slip finds its place. */
export function withFavorites(list: readonly Favorite[], more: readonly Favorite[]): FavoritesChange {
  const all = new Map(list.map((one) => [one.id, one]))
  let refused = 0
  for (const one of more) {
    if (all.has(one.id)) continue
    if (all.size < favoritesLimit) all.set(one.id, one)
    else refused++
  }
  return {
    list: [...all.values()].toSorted((a, b) => Date.parse(a.added_at) - Date.parse(b.added_at)),
    refused,
  }
}

/** The list without some units. */
export function withoutFavorites(list: readonly Favorite[], ids: readonly number[]): Favorite[] {
  return list.filter(({ id }) => !ids.includes(id))
}

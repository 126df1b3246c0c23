import type { Category } from './categories.ts'
import type { EstateStatus } from './estate-words.ts'
import { type Favorite, favoritesLimit } from './favorites.ts'
import { shownPrice } from './shown-price.ts'

/** The stored data of a unit. */
export type FavoriteUnit = { id: number; category: Category; status: EstateStatus; price: number | null }

/** The entry of a unit added now. */
export function favoriteFrom(unit: FavoriteUnit, now: Date): Favorite {
  return {
    id: unit.id,
    category: unit.category,
    added_at: now.toISOString(),
    price_at_add: shownPrice(unit),
  }
}

/** The result of a change: no unit is added beyond the limit. */
export type FavoritesChange = { list: Favorite[]; refused: number }

/** The list with more units, in the order of adding: a unit removed by mistake returns to its place. */
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

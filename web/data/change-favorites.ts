import { favoriteFrom, type FavoriteUnit, withFavorites } from '#domain/favorite-changes.ts'
import type { Favorite } from '#domain/favorites.ts'
import { favoritesKey, readFavorites, unkept } from './favorites.ts'
import { tellGoal } from './goals.ts'
import { saveOffline } from './save-offline.ts'

/** A unit with a heart. */
export type HeartedUnit = FavoriteUnit & { complex: { id: number } }

/** The result of a change, as the detail of this tab's event. */
export type FavoritesNews = { added: Favorite[]; removed: Favorite[]; refused: number }

export function addFavorites(more: readonly Favorite[]): void {
  const before = readFavorites()
  const { list, refused } = withFavorites(before, more)
  keep(list, { added: list.filter(({ id }) => !before.some((one) => one.id === id)), removed: [], refused })
}

export function removeFavorites(ids: readonly number[]): void {
  const [removed, left] = [true, false].map((isMeant) =>
    readFavorites().filter(({ id }) => ids.includes(id) === isMeant),
  )
  keep(left ?? [], { added: [], removed: removed ?? [], refused: 0 })
}

/** Keeps a unit, or lets it go when it is kept. */
export function toggleFavorite(unit: HeartedUnit): void {
  const isKept = readFavorites().some(({ id }) => id === unit.id)
  if (isKept) removeFavorites([unit.id])
  else keepUnits([unit])
}

/** Adds units as they are now, and reports the new ones to the counters. */
export function keepUnits(units: readonly HeartedUnit[]): void {
  const before = readFavorites()
  addFavorites(units.map((unit) => favoriteFrom(unit, new Date())))
  const isNew = ({ id }: Favorite) => !before.some((one) => one.id === id)
  for (const { id, category, price_at_add: price } of readFavorites().filter(isNew)) {
    const complex_id = units.find((unit) => unit.id === id)?.complex.id
    tellGoal({ goal: 'favorite_add', category, estate_id: id, price, ...(complex_id && { complex_id }) })
  }
}

function keep(list: readonly Favorite[], detail: FavoritesNews): void {
  const text = JSON.stringify(list)
  try {
    localStorage.setItem(favoritesKey, text)
    unkept.text = null
  } catch {
    unkept.text = text
  }
  dispatchEvent(new CustomEvent(favoritesKey, { detail }))
  saveOffline()
}

/** Listens to the changes made in this tab. */
export function onFavoritesNews(hear: (news: FavoritesNews) => void): () => void {
  const listen = (event: Event) => hear((event as CustomEvent<FavoritesNews>).detail)
  addEventListener(favoritesKey, listen)
  return () => removeEventListener(favoritesKey, listen)
}

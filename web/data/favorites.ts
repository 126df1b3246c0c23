import { useSyncExternalStore } from 'react'
import {
  type Favorite,
  favoriteFrom,
  type FavoritesChange,
  parseFavorites,
  withFavorites,
  withoutFavorites,
} from '#domain/favorites.ts'

/** Where the visitor's units are kept, and the event of this tab that tells of a change (note c of the decisions). */
const key = 'favorites'

/** What a change did, as the event tells it. */
export type FavoritesNews = { added: Favorite[]; removed: Favorite[]; refused: number }

/** What was kept last where the browser keeps nothing: good for as long as the page lives. */
let unkept: string | null = null
let lastText: string | null = null
let lastList: readonly Favorite[] = []

/** The list as it is now. The same list for the same text, so that parts of pages can tell whether it changed. */
export function readFavorites(): readonly Favorite[] {
  let text = unkept
  try {
    text ??= localStorage.getItem(key)
  } catch {
    // Storage is forbidden here.
  }
  if (text !== lastText) {
    lastText = text
    lastList = parseFavorites(text)
  }
  return lastList
}

function keep({ list, refused }: FavoritesChange): void {
  const before = readFavorites()
  const text = JSON.stringify(list)
  try {
    localStorage.setItem(key, text)
    unkept = null
  } catch {
    unkept = text
  }
  const missing = (from: readonly Favorite[], of: readonly Favorite[]) =>
    from.filter(({ id }) => !of.some((one) => one.id === id))
  const detail: FavoritesNews = { added: missing(list, before), removed: missing(before, list), refused }
  dispatchEvent(new CustomEvent(key, { detail }))
}

export function addFavorites(more: readonly Favorite[]): void {
  keep(withFavorites(readFavorites(), more))
}

export function removeFavorites(ids: readonly number[]): void {
  keep({ list: withoutFavorites(readFavorites(), ids), refused: 0 })
}

/** What the heart of a unit does. */
export function toggleFavorite(unit: Parameters<typeof favoriteFrom>[0]): void {
  const isKept = readFavorites().some(({ id }) => id === unit.id)
  if (isKept) removeFavorites([unit.id])
  else addFavorites([favoriteFrom(unit, new Date())])
}

/** Other tabs tell of their changes by themselves; a page that comes back from the browser's memory has missed some. */
function subscribe(changed: () => void): () => void {
  const events = [key, 'storage', 'pageshow']
  for (const event of events) addEventListener(event, changed)
  return () => {
    for (const event of events) removeEventListener(event, changed)
  }
}

/** What the visitor keeps; null while nobody knows: on the server and until the page's scripts have taken over. */
export function useFavorites(): readonly Favorite[] | null {
  return useSyncExternalStore(subscribe, readFavorites, () => null)
}

/** Hears of the changes that are made in this tab. */
export function onFavoritesNews(hear: (news: FavoritesNews) => void): () => void {
  const listen = (event: Event) => hear((event as CustomEvent<FavoritesNews>).detail)
  addEventListener(key, listen)
  return () => removeEventListener(key, listen)
}

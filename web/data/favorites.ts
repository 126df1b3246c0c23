import { useSyncExternalStore } from 'react'
import { type Favorite, parseFavorites } from '#domain/favorites.ts'

/** The storage key of the visitor's units, and the event of this tab for a change (note c of the decisions). */
export const favoritesKey = 'favorites'

/** The last list where the browser stores nothing: valid while the page lives. */
export const unkept: { text: string | null } = { text: null }

let lastText: string | null = null
let lastList: readonly Favorite[] = []

/** The list as it is now. The same object for the same text, so that parts of pages can notice a change. */
export function readFavorites(): readonly Favorite[] {
  let { text } = unkept
  try {
    text ??= localStorage.getItem(favoritesKey)
  } catch {
    // Storage is forbidden here.
  }
  if (text !== lastText) {
    lastText = text
    lastList = parseFavorites(text)
  }
  return lastList
}

/** Units that the server no longer shows, as far as this page was told, and the news of a change. */
let gone: ReadonlySet<number> = new Set()
const goneNews = new EventTarget()

/** Remembers which units no longer exist. */
export function markGone(ids: readonly number[]): void {
  gone = new Set(ids)
  goneNews.dispatchEvent(new Event('change'))
}

/** How many there are of the units that still exist, as far as that is known. */
export function existingCount(): number {
  return readFavorites().filter(({ id }) => !gone.has(id)).length
}

/** Other tabs send `storage` events; a page restored from the browser's memory has missed some. */
function subscribe(changed: () => void): () => void {
  const leaving = new AbortController()
  for (const event of [favoritesKey, 'storage', 'pageshow']) addEventListener(event, changed, leaving)
  goneNews.addEventListener('change', changed, leaving)
  return () => leaving.abort()
}

/** The visitor's favourites; null while unknown: on the server and until hydration. */
export function useFavorites(): readonly Favorite[] | null {
  return useSyncExternalStore(subscribe, readFavorites, () => null)
}

/** How many units the header counts; none while unknown. */
export function useFavoriteCount(): number {
  return useSyncExternalStore(subscribe, existingCount, () => 0)
}

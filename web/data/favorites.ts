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

/** Other tabs send `storage` events; a page restored from the browser's memory has missed some. */
function subscribe(changed: () => void): () => void {
  const leaving = new AbortController()
  for (const event of [favoritesKey, 'storage', 'pageshow']) addEventListener(event, changed, leaving)
  return () => leaving.abort()
}

/** The visitor's favourites; null while unknown: on the server and until hydration. */
export function useFavorites(): readonly Favorite[] | null {
  return useSyncExternalStore(subscribe, readFavorites, () => null)
}

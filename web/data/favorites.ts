import { useSyncExternalStore } from 'react'
import { type Favorite, parseFavorites } from '#domain/favorites.ts'

/** Where the visitor's units are kept, and the event of this tab that tells of a change (note c of the decisions). */
export const favoritesKey = 'favorites'

/** What was written last where the browser keeps nothing: good for as long as the page lives. */
export const unkept: { text: string | null } = { text: null }

let lastText: string | null = null
let lastList: readonly Favorite[] = []

/** The list as it is now. The same list for the same text, so that parts of pages can tell whether it changed. */
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

/** Other tabs tell of their changes by themselves; a page that comes back from the browser's memory has missed some. */
function subscribe(changed: () => void): () => void {
  const leaving = new AbortController()
  for (const event of [favoritesKey, 'storage', 'pageshow']) addEventListener(event, changed, leaving)
  return () => leaving.abort()
}

/** What the visitor keeps; null while nobody knows: on the server and until the page's scripts have taken over. */
export function useFavorites(): readonly Favorite[] | null {
  return useSyncExternalStore(subscribe, readFavorites, () => null)
}

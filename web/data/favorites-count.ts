import { useSyncExternalStore } from 'react'

/** Where the visitor's units are kept, and the event of this tab that tells of a change (note c of the decisions). */
const favorites = 'favorites'

/** How many units the visitor keeps. Other tabs tell of their changes by themselves. */
export function useFavoritesCount(): number {
  return useSyncExternalStore(
    (changed) => {
      addEventListener('storage', changed)
      addEventListener(favorites, changed)
      return () => {
        removeEventListener('storage', changed)
        removeEventListener(favorites, changed)
      }
    },
    () => favoritesIn(localStorage.getItem(favorites)),
    () => 0,
  )
}

/** What is not ours, or from another time, counts nothing. */
export function favoritesIn(kept: string | null): number {
  try {
    const list: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(list) ? list.length : 0
  } catch {
    return 0
  }
}

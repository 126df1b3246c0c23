import type { HeartedUnit } from './change-favorites.ts'

/** What the heart of a unit does. Its code comes in an idle moment, with what says that it was done. */
export async function pressHeart(unit: HeartedUnit): Promise<void> {
  const { toggleFavorite } = await import('./change-favorites.ts')
  toggleFavorite(unit)
}

import type { HeartedUnit } from './change-favorites.ts'

/** The action of a unit's heart. Its code loads in an idle moment, with the message that confirms it. */
export async function pressHeart(unit: HeartedUnit): Promise<void> {
  const { toggleFavorite } = await import('./change-favorites.ts')
  toggleFavorite(unit)
}

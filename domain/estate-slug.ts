import type { Category } from './categories.ts'

const kinds = {
  garage: 'parkovochnoe-mesto',
  storageroom: 'kladovaya',
  comm: 'kommercheskoe-pomeshchenie',
} as const satisfies Record<Exclude<Category, 'flat'>, string>

/**
 * The last part of a unit's address: category, rooms, area and id, as in `2-komnatnaya-61-4-m2-12345` (A1).
 * Only the id counts when the address is read; the words are for people and are corrected by redirect.
 */
export function estateSlug(estate: {
  id: number
  category: Category
  rooms: number
  area_total: number
}): string {
  const area = String(Math.round(estate.area_total * 100) / 100).replace('.', '-')
  return `${kindOf(estate.category, estate.rooms)}-${area}-m2-${estate.id}`
}

function kindOf(category: Category, rooms: number): string {
  if (category !== 'flat') return kinds[category]
  return rooms === 0 ? 'studiya' : `${rooms}-komnatnaya`
}

/** The id at the end of a slug: its last run of digits; null without one, for 0 and for more than 15 digits. */
export function estateIdOfSlug(slug: string): number | null {
  const digits = slug.match(/\d+/g)?.at(-1)
  if (digits === undefined || digits.length > 15) return null
  return Number(digits) || null
}

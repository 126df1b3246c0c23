/** The categories of units, by the codes of the company's registry (R60). */
export const categories = ['flat', 'garage', 'storageroom', 'comm'] as const

export type Category = (typeof categories)[number]

/** The address segment of each category (R59, R60). */
export const categorySegments = {
  flat: 'apartments',
  garage: 'parking-spaces',
  storageroom: 'storerooms',
  comm: 'commercial-premises',
} as const satisfies Record<Category, string>

export function isCategory(value: unknown): value is Category {
  return typeof value === 'string' && (categories as readonly string[]).includes(value)
}

/** Parking spaces and storerooms are identified by number and are on levels; homes and offices are on floors. */
export function isNumbered(category: Category): boolean {
  return category === 'garage' || category === 'storageroom'
}

/** The category behind an address segment, or null when the segment names none (A15). */
export function categoryOfSegment(segment: string): Category | null {
  return categories.find((category) => categorySegments[category] === segment) ?? null
}

/** The id of a category's tab in the API (R114): its place in the list above, counted from 1. */
export function categoryId(category: Category): number {
  return categories.indexOf(category) + 1
}

/** The category of a tab's id, or null for an unknown tab. */
export function categoryOfId(id: number): Category | null {
  return categories[id - 1] ?? null
}

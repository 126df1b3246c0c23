/** What the company sells, by the codes of its registry (R60). */
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

/** The category behind an address segment, or null when the segment names none (A15). */
export function categoryOfSegment(segment: string): Category | null {
  return categories.find((category) => categorySegments[category] === segment) ?? null
}

/** A floor of a section in addresses: `2-7`. Section 0 is the unknown one. */
export type FloorAddress = { section: number; floor: number }

/** Reads `2-7`; null for any other spelling, so that a floor has one address. */
export function parseFloorAddress(word: string): FloorAddress | null {
  const found = /^(0|[1-9]\d{0,2})-([1-9]\d{0,2})$/.exec(word)
  return found === null ? null : { section: Number(found[1]), floor: Number(found[2]) }
}

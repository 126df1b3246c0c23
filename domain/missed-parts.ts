/** Name in the address of a listing: parts of a sentence that no filter says, for the visitor to see. */
export const missedName = 'missed'

/** Parts that are shown, and characters of each. */
const [maxParts, longestPart] = [6, 60]

/** Such parts out of an address, each once and bounded: anybody can write an address. */
export function readMissed(text: string | null): string[] {
  const parts = (text ?? '')
    .slice(0, maxParts * longestPart)
    .split(';')
    .map((part) =>
      part
        .replaceAll(/[\p{C}\s]+/gu, ' ')
        .trim()
        .slice(0, longestPart),
    )
    .filter((part) => part !== '')
  return [...new Set(parts)].slice(0, maxParts)
}

/** The value for an address; empty for nothing missed. `readMissed` reads it back. */
export function missedText(parts: readonly string[]): string {
  return readMissed(parts.map((part) => part.replaceAll(';', ',').slice(0, longestPart)).join(';')).join(';')
}

/** Name and value in the address of a listing: its rooms were told as bedrooms. */
export const [bedroomsName, bedroomsValue] = ['rooms_by', 'bedrooms'] as const

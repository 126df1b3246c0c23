import type { Category } from './categories.ts'

/** The room count of a unit: 0 for a studio, none for a unit that is not a flat (R357). */
export function toldRooms({ category, rooms }: { category: Category; rooms: number }): number | null {
  return category === 'flat' ? rooms : null
}

/** Room counts of the filter: 0 is a studio, 4 means four and more. */
export const roomChoices = [0, 1, 2, 3, 4] as const

/**
 * Reads the `rooms` query value, a comma list of whole numbers; above 4 they mean 4 (A50). Anything else is left out;
 * the result is unique and sorted.
 */
export function parseRooms(value: string): number[] {
  const wanted = new Set(value.split(',').map((part) => part.trim().replace(/^([5-9]|[1-9]\d+)$/, '4')))
  return roomChoices.filter((rooms) => wanted.has(String(rooms)))
}

/** The `rooms` query value in the order of the canonical address; above 4 they mean 4 (A50). */
export function roomsText(rooms: readonly number[]): string {
  return roomChoices.filter((choice) => rooms.some((number) => Math.min(number, 4) === choice)).join(',')
}

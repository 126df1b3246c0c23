import type { Complex } from '#contract/complexes.ts'

const million = 1_000_000

/** The start price of a project's calculator, that of a one-room flat, and the range of its slider. */
export function pricesOf({
  price_from: lowest,
  rooms,
}: Pick<Complex, 'price_from' | 'rooms'>): { start: number; min: number; max: number } | null {
  if (lowest === null) return null
  const dearest = Math.max(lowest, ...rooms.map(({ price_from: price }) => price ?? 0))
  return {
    start: rooms.find(({ rooms: count }) => count === 1)?.price_from ?? lowest,
    min: Math.floor(lowest / million) * million || lowest,
    max: Math.ceil((dearest * 2) / million) * million,
  }
}

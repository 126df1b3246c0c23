/**
 * How a price moved since a unit was kept: tenge more, or less than nothing when it became cheaper. Null when it did
 * not move, or when visitors see no price, then or now.
 */
export function priceChange(before: number | null, now: number | null): number | null {
  return before === null || now === null || before === now ? null : now - before
}

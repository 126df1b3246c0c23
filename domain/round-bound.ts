/**
 * The next value that a person would name, with two leading digits at most: 10.7 million become 11 million, 43.2 m² become
 * 44, the 7th floor stays. Of negative numbers the next one is nearer to zero.
 */
export function roundedUp(value: number): number {
  const size = Math.abs(value)
  if (size < 100) return Math.ceil(value) + 0
  const step = 10 ** (Math.floor(Math.log10(size)) - 1)
  return Math.ceil(value / step) * step + 0
}

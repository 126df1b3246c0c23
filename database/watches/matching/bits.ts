/** A set of watches: a bit for each, by its place in a block. */
export type Bits = Uint32Array

/** An empty set with room for so many. */
export function emptyBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / 32))
}

export function addBit(bits: Bits, place: number): void {
  const word = place >>> 5
  bits[word] = ((bits[word] as number) | (1 << (place & 31))) >>> 0
}

export function dropBit(bits: Bits, place: number): void {
  const word = place >>> 5
  bits[word] = ((bits[word] as number) & ~(1 << (place & 31))) >>> 0
}

/** A set of searches: a bit for each, by its place in a block. Signed, since numbers above 2³¹ are slow. */
export type Bits = Int32Array

/** An empty set with room for so many. */
export function emptyBits(size: number): Bits {
  return new Int32Array(Math.ceil(size / 32))
}

export function addBit(bits: Bits, place: number): void {
  const word = place >>> 5
  bits[word] = (bits[word] as number) | (1 << (place & 31))
}

export function dropBit(bits: Bits, place: number): void {
  const word = place >>> 5
  bits[word] = (bits[word] as number) & ~(1 << (place & 31))
}

/** Adds all of the other set. */
export function addBits(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word++)
    bits[word] = (bits[word] as number) | (others[word] as number)
}

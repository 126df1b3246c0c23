/**
 * A number in [0, 1) that depends on nothing but its keys: the demo data is the same on every machine and in
 * every run, and a change to one unit leaves all others as they were. FNV-1a, then the finaliser of MurmurHash3.
 */
export function chance(...keys: (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const char of keys.join('\u0000')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** One of the options, each as likely as its weight among all weights. `throwOf` is a `chance`. */
export function weighted<T extends string>(weights: Partial<Record<T, number>>, throwOf: number): T {
  const options = Object.entries(weights) as [T, number][]
  const total = options.reduce((sum, [, weight]) => sum + weight, 0)
  let left = throwOf * total
  for (const [option, weight] of options) {
    left -= weight
    if (left < 0) return option
  }
  throw new Error('nothing to choose from: all weights are zero')
}

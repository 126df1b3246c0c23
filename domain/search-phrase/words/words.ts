/**
 * Words by what they say, as `kind:value`: a list by commas of words and phrases. A star stands for any ending of the
 * language; without one the word is exactly this. Kazakh letters and ё may stand as they are.
 */
export type Words = Readonly<Record<`${string}:${string}`, string>>

/** Words of lists that are parted by spaces. */
export function wordSet(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')))
}

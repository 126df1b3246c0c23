import type { Texts } from '#texts/texts.ts'

/**
 * The texts of a page as its loaders send them: JSON in one string. They are half of a page's data, and the router
 * rebuilds all that it is given entry by entry while it takes the page over; the browser reads one string many times
 * faster.
 */
export type PackedTexts = string

/** For the way to the browser. */
export function packTexts(texts: Partial<Texts>): PackedTexts {
  return JSON.stringify(texts)
}

/** What has been read, for so many texts: every page of a language and a state of the content says the same. */
const read = new Map<PackedTexts, Partial<Texts>>()
const mostRead = 100

/** The output of `packTexts`: the same object for the same texts. */
export function unpackTexts(packed: PackedTexts): Partial<Texts> {
  const known = read.get(packed)
  if (known !== undefined) return known
  const texts: Partial<Texts> = JSON.parse(packed)
  if (read.size === mostRead) read.clear()
  read.set(packed, texts)
  return texts
}

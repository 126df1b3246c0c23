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

/** The output of `packTexts`. */
export function unpackTexts(packed: PackedTexts): Partial<Texts> {
  const texts: Partial<Texts> = JSON.parse(packed)
  return texts
}

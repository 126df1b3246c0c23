import type { Picture } from '#contract/common.ts'

/** A picture that nobody waits for: what only the first picture of a page needs stays with the server. */
export type LatePicture = Omit<Picture, 'placeholder' | 'tall'>

/** Stand-ins hardly pack, and the data of a page would carry one for each of its pictures (decision 046). */
export function latePicture({ src, srcset, srcset_avif, width, height, alt }: Picture): LatePicture {
  return { src, srcset, srcset_avif, width, height, alt }
}

import type { Picture } from '#contract/common.ts'

/** A picture below the first view: data that only the first picture of a page needs stay on the server. */
export type LatePicture = Omit<Picture, 'placeholder' | 'tall'>

/** Placeholders hardly compress, and the data of a page would carry one for each of its pictures (decision 046). */
export function latePicture({ src, srcset, srcset_avif, width, height, alt }: Picture): LatePicture {
  return { src, srcset, srcset_avif, width, height, alt }
}

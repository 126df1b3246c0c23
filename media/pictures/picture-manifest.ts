import { z } from 'zod'
import { Picture } from '#contract/common.ts'
import { readManifest } from '../manifest-file.ts'
import { pictureKinds } from './picture-originals.ts'

export const PictureEntry = Picture.omit({ alt: true }).extend({
  alt: z.object({ ru: z.string(), kk: z.string(), en: z.string() }),
  project: z.string().nullable(),
  kind: z.enum(pictureKinds),
  /** Hash of the original and the settings the files were made with. */
  hash: z.string(),
})
export type PictureEntry = z.infer<typeof PictureEntry>

const PictureManifest = z.record(z.string(), PictureEntry)
/** The pictures that come with the project, by name; `media/pictures/pictures.json`. */
export type PictureManifest = z.infer<typeof PictureManifest>

export function readPictureManifest(file: URL): PictureManifest {
  return readManifest(PictureManifest, file)
}

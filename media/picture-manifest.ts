import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { Picture } from '#contract/common.ts'
import { pictureKinds } from './picture-originals.ts'

const Entry = Picture.omit({ alt: true }).extend({
  alt: z.object({ ru: z.string(), kk: z.string(), en: z.string() }),
  project: z.string().nullable(),
  kind: z.enum(pictureKinds),
  /** Hash of the original and the settings the files were made with. */
  hash: z.string(),
})
export type PictureEntry = z.infer<typeof Entry>

const PictureManifest = z.record(z.string(), Entry)
/** The finished pictures by name; `media/pictures.json`. */
export type PictureManifest = z.infer<typeof PictureManifest>

/** An absent manifest is an empty one: the first run starts from nothing. */
export function readPictureManifest(file: URL): PictureManifest {
  return existsSync(file) ? PictureManifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

export function writePictureManifest(file: URL, manifest: PictureManifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
}

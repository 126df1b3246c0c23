import { type ApartLimits, runApart } from '../apart/run-apart.ts'
import type { NamedPicture } from './make-picture.ts'
import { PictureEntry } from './picture-manifest.ts'

/** What the process of one picture is asked for. */
export type PictureJob = NamedPicture & {
  /** Where the original lies. */
  path: string
  /** The address of the folder for its files; null only looks whether it can be read. */
  folder: string | null
  /** Null for the WebP files; the entry of these for the AVIF files. */
  entry: PictureEntry | null
}

const program = new URL('picture-program.ts', import.meta.url)

/** @throws FileFault when the picture cannot be read within the limits */
export async function lookApart(
  picture: NamedPicture & { path: string },
  limits?: ApartLimits,
): Promise<void> {
  await runApart(program, { ...picture, folder: null, entry: null } satisfies PictureJob, limits)
}

/** Makes the WebP files of a picture (`entry` is null) or its AVIF files, and answers its entry. */
export async function makeApart(
  picture: NamedPicture & { path: string },
  entry: PictureEntry | null,
  folder: URL,
  limits?: ApartLimits,
): Promise<PictureEntry> {
  const job: PictureJob = { ...picture, folder: folder.href, entry }
  return PictureEntry.parse(await runApart(program, job, limits))
}

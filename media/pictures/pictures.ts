import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { isDeepStrictEqual } from 'node:util'
import sharp from 'sharp'
import { inParallel } from '../in-parallel.ts'
import { makeAvif, makeWebp, openPicture, pictureHash } from './make-picture.ts'
import { writeManifest } from '../manifest-file.ts'
import { type PictureEntry, type PictureManifest, readPictureManifest } from './picture-manifest.ts'
import { isPictureFileName, pictureAddress } from './picture-names.ts'
import { type PictureOriginal, readPictureOriginals } from './picture-originals.ts'
import { tallEntry } from './tall-picture.ts'

/** The folders and files of one run, so that tests can use their own. */
export interface PicturePlaces {
  /** Holds the originals and `pictures.json` that describes them. */
  originals: URL
  /** Receives the derived files. */
  derived: URL
  manifest: URL
}

export interface PictureRun {
  made: string[]
  kept: number
  removed: number
  /** One line for each picture that could not be made, beginning with its file name. */
  broken: string[]
}

/**
 * Makes the pictures that come with the project: one whose original, settings and files match the manifest is left alone.
 * A broken original is reported and keeps its earlier files; the others go on.
 */
export async function makePictures(
  places: PicturePlaces,
  onProgress: (done: number, total: number, name: string) => void = () => {},
): Promise<PictureRun> {
  const originals = readPictureOriginals(new URL('pictures.json', places.originals))
  const before = readPictureManifest(places.manifest)
  const after: PictureManifest = {}
  const run: PictureRun = { made: [], kept: 0, removed: 0, broken: [] }
  await mkdir(places.derived, { recursive: true })
  // One thread for each picture beats many threads for one.
  sharp.concurrency(1)

  let done = 0
  const entries = Object.entries(originals)
  await inParallel(entries, availableParallelism(), async ([name, original]) => {
    const earlier = before[name]
    try {
      const bytes = await readFile(new URL(`${name}.webp`, places.originals))
      const hash = pictureHash(bytes, original)
      if (
        earlier?.hash === hash &&
        hasTall(earlier, name, original) &&
        filesOf(earlier).every((file) => existsSync(new URL(file, places.derived)))
      ) {
        after[name] = { ...earlier, alt: original.alt, project: original.project, kind: original.kind }
        run.kept += 1
      } else {
        const named = { name, hash, original }
        const picture = await openPicture(bytes, original)
        const entry = await makeWebp(named, picture, places.derived)
        after[name] = await makeAvif(named, picture, entry, places.derived)
        run.made.push(name)
      }
    } catch (error) {
      if (earlier) after[name] = earlier
      run.broken.push(`${name}.webp: ${error instanceof Error ? error.message : String(error)}`)
    }
    done += 1
    onProgress(done, entries.length, name)
  })

  writeManifest(places.manifest, after)
  run.removed = await removeUnused(places.derived, after)
  return run
}

/** The file names an entry refers to. */
export function filesOf(entry: Pick<PictureManifest[string], 'srcset' | 'srcset_avif' | 'tall'>): string[] {
  return [entry.srcset, entry.srcset_avif, entry.tall?.srcset_avif ?? '']
    .filter((list) => list !== '')
    .flatMap((list) => list.split(', '))
    .map((candidate) => candidate.slice(pictureAddress.length, candidate.lastIndexOf(' ')))
}

/** Whether the cut for tall screens matches the record. */
export function hasTall(entry: PictureEntry, name: string, { tall }: PictureOriginal): boolean {
  const wanted = tall && tallEntry(name, entry.hash, entry, tall)
  return isDeepStrictEqual(entry.tall, wanted)
}

async function removeUnused(folder: URL, manifest: PictureManifest): Promise<number> {
  const used = new Set(Object.values(manifest).flatMap(filesOf))
  const files = await readdir(folder)
  const unused = files.filter(
    (file) => file.endsWith('.part') || (isPictureFileName(file) && !used.has(file)),
  )
  for (const file of unused) await rm(new URL(file, folder))
  return unused.length
}

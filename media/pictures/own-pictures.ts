import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { staffText } from '#domain/staff/staff-text.ts'
import { FileFault } from '../apart/file-fault.ts'
import { readOutsideFile } from '../apart/outside-file.ts'
import { inParallel } from '../in-parallel.ts'
import { maxBytes } from '../settings.ts'
import { type NamedPicture, pictureHash } from './make-picture.ts'
import { lookApart, makeApart } from './picture-apart.ts'
import { PictureEntry, type PictureManifest } from './picture-manifest.ts'
import type { PictureOriginal } from './picture-originals.ts'
import { filesOf, hasTall } from './pictures.ts'
import { storePicture } from './store-picture.ts'

/** A picture of a content folder: its record and the path of its original. */
export type PictureSource = { name: string; original: PictureOriginal; path: string }

/** The files that come with the project, and the folder for those that are made (`DATA_DIR/media`). */
export type OwnPlaces = { shipped: PictureManifest; made: URL }

/** The end of one picture: `problem` says why it could not be made. */
type Broken = { name: string; problem: string }

export type PictureRun = {
  /** By name, as far as they are made. Entries without AVIF are to be finished. */
  pictures: PictureManifest
  made: number
  broken: Broken[]
}

type Progress = (done: number, total: number, name: string) => void

/** More at a time would take more memory than a small server has: a large photograph is 300 MB of pixels. */
const most = Math.min(availableParallelism(), 2)

/** A file that was begun so long ago belongs to a run that has ended, in milliseconds. */
const abandoned = 3_600_000

/**
 * Makes what pages need to show the pictures of a content folder, only what is new: a picture that comes with the
 * project, or was made before of the same original and by the same settings, is taken as it is (R478). Several runs may
 * work in one folder.
 */
export async function makeShown(
  sources: readonly PictureSource[],
  places: OwnPlaces,
  onProgress: Progress = () => {},
): Promise<PictureRun> {
  await mkdir(places.made, { recursive: true })
  await removeAbandoned(places.made)
  return forEach(sources, onProgress, async (source) => {
    const { named, entry } = await lookAt(source, places)
    if (entry !== null) return { entry, isMade: false }
    const made = await makeApart(named, null, places.made)
    await keepEntry(named, made, places.made)
    return { entry: made, isMade: true }
  })
}

/** Makes the AVIF files of those that lack them. */
export async function finishPictures(
  sources: readonly PictureSource[],
  places: OwnPlaces,
  onProgress: Progress = () => {},
): Promise<PictureRun> {
  return forEach(sources, onProgress, async (source) => {
    const { named, entry } = await lookAt(source, places)
    if (entry === null) throw new FileFault(staffText('has changed meanwhile'))
    if (entry.srcset_avif !== '') return { entry, isMade: false }
    const whole = await makeApart(named, entry, places.made)
    await keepEntry(named, whole, places.made)
    return { entry: whole, isMade: true }
  })
}

/** Looks at the pictures and makes nothing: those that are made already, and those that cannot be. */
export async function checkPictures(
  sources: readonly PictureSource[],
  places: OwnPlaces,
): Promise<PictureRun> {
  return forEach(
    sources,
    () => {},
    async (source) => {
      const { named, entry } = await lookAt(source, places)
      if (entry === null) await lookApart(named)
      return { entry, isMade: false }
    },
  )
}

async function forEach(
  sources: readonly PictureSource[],
  onProgress: Progress,
  work: (source: PictureSource) => Promise<{ entry: PictureEntry | null; isMade: boolean }>,
): Promise<PictureRun> {
  const run: PictureRun = { pictures: {}, made: 0, broken: [] }
  let done = 0
  await inParallel(sources, most, async (source) => {
    try {
      const { entry, isMade } = await work(source)
      if (entry !== null) run.pictures[source.name] = entry
      if (isMade) run.made += 1
    } catch (error) {
      if (!(error instanceof FileFault)) throw error
      run.broken.push({ name: source.name, problem: error.message })
    }
    done += 1
    onProgress(done, sources.length, source.name)
  })
  return run
}

/** The original of a picture, and its entry where the files are there. */
async function lookAt(
  { name, original, path }: PictureSource,
  { shipped, made }: OwnPlaces,
): Promise<{ named: NamedPicture & { path: string }; entry: PictureEntry | null }> {
  const named = { name, hash: pictureHash(readOutsideFile(path, maxBytes), original), original, path }
  const { alt, project, kind } = original
  const entry = shippedEntry(named, shipped) ?? (await madeEntry(named, made))
  return { named, entry: entry && { ...entry, alt, project, kind } }
}

/** Files of the project are known by the hash of their original: they may have another name here. */
function shippedEntry({ hash, original }: NamedPicture, shipped: PictureManifest): PictureEntry | null {
  const found = Object.entries(shipped).find(
    ([name, entry]) => entry.hash === hash && hasTall(entry, name, original),
  )
  return found?.[1] ?? null
}

async function madeEntry(named: NamedPicture, folder: URL): Promise<PictureEntry | null> {
  const text = await readFile(new URL(entryFile(named), folder), 'utf8').catch(() => null)
  if (text === null) return null
  const { success, data: entry } = PictureEntry.safeParse(jsonOf(text))
  const isThere = (file: string) => existsSync(new URL(file, folder))
  if (!success || !filesOf({ srcset: entry.srcset, srcset_avif: '' }).every(isThere)) return null
  const isWhole = hasTall(entry, named.name, named.original) && filesOf(entry).every(isThere)
  return isWhole ? entry : asWebp(entry)
}

/** The entry as it is before there are AVIF files. */
export function asWebp({ tall: _tall, ...entry }: PictureEntry): PictureEntry {
  return { ...entry, srcset_avif: '' }
}

/** Undefined for what is no JSON: the picture is then made again. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function keepEntry(named: NamedPicture, entry: PictureEntry, folder: URL): Promise<void> {
  await storePicture(folder, entryFile(named), JSON.stringify(entry))
}

/** Beside the files, and not served: its name is no picture's. */
function entryFile({ name, hash }: NamedPicture): string {
  return `${name}-${hash}.json`
}

/** Removes what runs that were broken off have left half made. */
export async function removeAbandoned(folder: URL): Promise<void> {
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.part')) continue
    const begun = await stat(new URL(file, folder)).catch(() => null)
    if (begun !== null && begun.mtimeMs < Date.now() - abandoned)
      await rm(new URL(file, folder), { force: true })
  }
}

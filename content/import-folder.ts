import { pathToFileURL } from 'node:url'
import type { Database } from '#database/open.ts'
import type { StoredPicture } from '#database/tables.ts'
import {
  checkPictures,
  finishPictures,
  makeShown,
  type OwnPlaces,
  type PictureRun,
} from '#media/pictures/own-pictures.ts'
import type { PictureManifest } from '#media/pictures/picture-manifest.ts'
import { readPictureManifest } from '#media/pictures/picture-manifest.ts'
import { pictureManifestFile } from '#media/places.ts'
import type { ContentPicture } from './content-pictures.ts'
import { importContent, type ImportOptions } from './import.ts'
import { ContentError, type Problem, refuse } from './problem.ts'
import { readContent } from './read-content.ts'
import type { Records } from './records.ts'
import type { Summary } from './summary.ts'

export type FolderOptions = ImportOptions & {
  /** Where pictures are made (`DATA_DIR/media`). */
  media: string
  /** Called with the pictures done so far, all of them and the name of one. */
  onPicture?: (done: number, total: number, name: string) => void
}

export type FolderImport = {
  summary: Summary
  /** Pictures of which files were made. */
  made: number
  /** Pictures that have no AVIF yet, and why: they are shown all the same. */
  unfinished: readonly Problem[]
}

/**
 * Makes the pictures of a content folder and brings the folder into the database. New pictures are shown as soon as
 * their WebP files are there; then come the AVIF files, and their names in a second import (R478, R479).
 *
 * @throws ContentError naming everything that is wrong with the folder, broken pictures too; nothing is written then
 * @throws HousesLeft as `importContent`
 */
export async function importContentFolder(
  db: Database,
  folder: string,
  { media, onPicture, ...options }: FolderOptions,
): Promise<FolderImport> {
  const places = placesOf(media)
  const { pictures } = readContent(folder)
  const shown = await (options.dryRun ? checkPictures : makeShown)(pictures, places, onPicture)
  refuse(problemsOf(shown, pictures))
  const bring = (made: PictureManifest) => {
    const records = readContent(folder, { pictures: storedPictures(made) })
    if (!options.dryRun) refuse(lateOnes(records.pictures, made))
    return importContent(db, records, options)
  }
  const summary = await bring(shown.pictures)
  const left = pictures.filter(({ name }) => shown.pictures[name]?.srcset_avif === '')
  if (options.dryRun || left.length === 0) return { summary, made: shown.made, unfinished: [] }
  const finished = await finishPictures(left, places, onPicture)
  const unfinished = problemsOf(finished, pictures)
  try {
    if (finished.made > 0) await bring({ ...shown.pictures, ...finished.pictures })
  } catch (error) {
    // The folder was changed meanwhile, and the first import stands.
    if (!(error instanceof ContentError)) throw error
    unfinished.push(...error.problems)
  }
  return { summary, made: Math.max(shown.made, finished.made), unfinished }
}

/** Pictures that came into the folder while others were made: nothing may name a file that is not there. */
function lateOnes(described: readonly ContentPicture[], made: PictureManifest): Problem[] {
  return described
    .filter(({ name }) => !Object.hasOwn(made, name))
    .map(({ fileName }) => ({
      file: fileName,
      line: null,
      message: 'came during the import: import once more',
    }))
}

/**
 * Reads a content folder and looks at its pictures.
 *
 * @throws ContentError naming everything that is wrong with either
 */
export async function checkContentFolder(folder: string, media: string): Promise<Records> {
  const records = readContent(folder)
  refuse(problemsOf(await checkPictures(records.pictures, placesOf(media)), records.pictures))
  return records
}

function placesOf(media: string): OwnPlaces {
  return { shipped: readPictureManifest(pictureManifestFile), made: pathToFileURL(`${media}/`) }
}

function problemsOf({ broken }: PictureRun, pictures: readonly ContentPicture[]): Problem[] {
  const files = new Map(pictures.map(({ name, fileName }) => [name, fileName]))
  return broken.map(({ name, problem }) => ({ file: files.get(name) ?? name, line: null, message: problem }))
}

/** The pictures as the database keeps them. */
function storedPictures(made: PictureManifest): Record<string, StoredPicture> {
  return Object.fromEntries(
    Object.entries(made).map(([name, { project: _project, kind: _kind, hash: _hash, ...stored }]) => [
      name,
      stored,
    ]),
  )
}

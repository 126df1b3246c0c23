import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Database } from '#database/open.ts'
import type { StoredPicture } from '#database/tables.ts'
import { forgetLeft, keepLeft, readLeft } from '#media/pictures/left-pictures.ts'
import {
  asWebp,
  checkPictures,
  finishPictures,
  makeShown,
  type OwnPlaces,
  type PictureRun,
} from '#media/pictures/own-pictures.ts'
import {
  type PictureEntry,
  type PictureManifest,
  readPictureManifest,
} from '#media/pictures/picture-manifest.ts'
import { textTone } from '#media/pictures/text-tone.ts'
import { pictureManifestFile } from '#media/places.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import type { Routes } from '#leads/routes/routes-file.ts'
import { makeOwnFonts } from '#media/fonts/own-fonts.ts'
import { makeOwnIcon } from '#media/icon/own-icon.ts'
import type { IconPicture } from '#contract/site-icon.ts'
import type { SiteFonts } from '#contract/site-fonts.ts'
import type { ContentPicture } from './content-pictures.ts'
import { AnotherCompany } from './another-company.ts'
import { importContent, type ImportOptions, mustBeMeant } from './import.ts'
import { storeContractSample } from './read-contract-sample.ts'
import { fontProblems } from './read-fonts.ts'
import { ContentError, type Problem, refuse } from './problem.ts'
import { lookThrough, readContent } from './read-content.ts'
import type { Records } from './records.ts'
import { changesIn, type Summary } from './summary.ts'
import { HousesLeft } from './vanished-projects.ts'

export type FolderOptions = ImportOptions & {
  /** Where pictures are made (`DATA_DIR/media`). */
  media: string
  /** Called with the pictures done so far, all of them and the name of one. */
  onPicture?: ((done: number, total: number, name: string) => void) | undefined
  /** Leaves AVIF files to `finishFolder`: a first start shows its pages before. */
  avifLater?: boolean
}

export type FolderImport = {
  summary: Summary
  /** In which the folder is written. */
  format: number
  /** Which requests go where; null where the folder does not say it. */
  routes: Routes | null
  /** Pictures of which files were made. */
  made: number
  /** Pictures that have no AVIF yet, and why: they are shown all the same. */
  unfinished: readonly Problem[]
}

/**
 * Makes the pictures, fonts and icon of a content folder and brings the folder into the database. New pictures are shown as soon as
 * their WebP files are there; then come the AVIF files, and their names in a second import (R478, R479).
 *
 * @throws ContentError naming everything that is wrong with the folder, broken pictures too; nothing is written then
 * @throws AnotherCompany, HousesLeft as `importContent`
 */
export async function importContentFolder(
  db: Database,
  folder: string,
  { media, onPicture, avifLater = false, ...options }: FolderOptions,
): Promise<FolderImport> {
  const places = placesOf(media)
  const { pictures, shown, fonts, iconPicture, records } = await lookAtMedia(
    folder,
    places,
    options.dryRun ? null : { onPicture, allow: (records) => mustBeMeant(db, records, options) },
  )
  const { format } = records.company
  const routes = records.leads?.routes ?? null
  const summary = await bring(db, folder, { pictures: shown.pictures, fonts, iconPicture }, options)
  const left = withoutAvif(pictures, shown)
  if (options.dryRun) return { summary, format, routes, made: shown.made, unfinished: [] }
  if (left.length === 0) forgetLeft(media)
  else keepLeft(media, { folder: resolve(folder), names: left.map(({ name }) => name) })
  if (avifLater || left.length === 0) return { summary, format, routes, made: shown.made, unfinished: [] }
  const { made, unfinished } = await bringAvif(
    db,
    folder,
    { media, onPicture },
    { pictures, shown, fonts, iconPicture },
    shown.pictures,
  )
  return { summary, format, routes, made: Math.max(shown.made, made), unfinished }
}

/**
 * Goes on with the AVIF files of an import that ended before them: one that was interrupted, or left them for later. A
 * folder that was changed since then is left to its next import, since nobody has asked to show it.
 *
 * @returns what became of it, in words; null where nothing was left
 */
export async function finishFolder(db: Database, media: string): Promise<string | null> {
  const left = readLeft(media)
  if (left === null) return null
  const { folder, names } = left
  try {
    const found = await lookAtMedia(folder, placesOf(media), null)
    const { shown, fonts, iconPicture } = found
    const asBrought = Object.fromEntries(
      Object.entries(shown.pictures).map(([name, entry]): [string, PictureEntry] => [
        name,
        names.includes(name) ? asWebp(entry) : entry,
      ]),
    )
    if (!(await isAsBrought(db, folder, { pictures: asBrought, fonts, iconPicture }))) {
      if (!(await isAsBrought(db, folder, { pictures: shown.pictures, fonts, iconPicture })))
        return changedSince(folder)
      // Another import has brought them meanwhile.
      forgetLeft(media)
      return null
    }
    const { made, isChanged, unfinished } = await bringAvif(db, folder, { media }, found, asBrought)
    if (isChanged) return changedSince(folder)
    const problems = unfinished.map(({ file, message }) => `; ${file}: ${message}`).join('')
    return (
      staffText('pictures: AVIF files of {count} made, and their names are on the site', { count: made }) +
      problems
    )
  } catch (error) {
    if (isRefusal(error)) return changedSince(folder)
    throw error
  }
}

/** Whether an import has refused the folder as it is. */
function isRefusal(error: unknown): boolean {
  return error instanceof ContentError || error instanceof HousesLeft || error instanceof AnotherCompany
}

function changedSince(folder: string): string {
  return staffText(
    '{folder} was changed since its import: the next import makes the AVIF files of its pictures',
    { folder },
  )
}

/** What was made of the files of a folder. */
type Made = { pictures: PictureManifest; fonts: SiteFonts | null; iconPicture: IconPicture | null }

/** What was found in a folder, and made of it. */
type Looked = Omit<Made, 'pictures'> & { pictures: readonly ContentPicture[]; shown: PictureRun }

/** Brings the records with what was made. */
async function bring(db: Database, folder: string, made: Made, options: ImportOptions): Promise<Summary> {
  return importContent(db, await readWith(folder, made, options.dryRun === true), options)
}

/** Reads the records with these; each picture must be among them, except for a dry run, which makes none. */
async function readWith(folder: string, { pictures, ...made }: Made, isDry = false): Promise<Records> {
  const records = readContent(folder, { pictures: storedPictures(pictures), ...made })
  if (!isDry) refuse(lateOnes(records.pictures, pictures))
  const { home } = records.company.pictures
  // One that is not made yet has no small copy to look at.
  const isMade = home !== undefined && home.picture.placeholder !== ''
  return { ...records, homeText: isMade ? await textTone(home.picture, home.focus) : null }
}

/** Whether the database has the records of a folder as they stand there now, with what was made. */
async function isAsBrought(db: Database, folder: string, brought: Made): Promise<boolean> {
  try {
    return changesIn(await bring(db, folder, brought, { dryRun: true })) === 0
  } catch (error) {
    // Wrong now, so changed.
    if (isRefusal(error)) return false
    throw error
  }
}

/**
 * Makes the AVIF files that are missing, and brings their names, and nothing else: making them takes minutes, and what
 * editors have changed meanwhile waits for their word.
 *
 * @param brought the pictures that the database has
 */
async function bringAvif(
  db: Database,
  folder: string,
  { media, onPicture }: Pick<FolderOptions, 'media' | 'onPicture'>,
  { pictures, shown, ...others }: Looked,
  brought: PictureManifest,
): Promise<{ made: number; isChanged: boolean; unfinished: Problem[] }> {
  const finished = await finishPictures(withoutAvif(pictures, shown), placesOf(media), onPicture)
  const unfinished = problemsOf(finished, pictures)
  let isChanged = true
  try {
    // Read before the look at what has changed: so nothing comes that it has not seen.
    const whole = { pictures: { ...shown.pictures, ...finished.pictures }, ...others }
    const records = await readWith(folder, whole)
    // Another import may have brought them meanwhile.
    isChanged =
      !(await isAsBrought(db, folder, { pictures: brought, ...others })) &&
      !(await isAsBrought(db, folder, whole))
    if (!isChanged) await importContent(db, records, {})
  } catch (error) {
    // A record is wrong now, or a picture came that no page shows yet: the first import stands.
    if (!isRefusal(error)) throw error
  }
  if (isChanged) unfinished.push({ file: folder, line: null, message: changedSince(folder) })
  else if (unfinished.length === 0) forgetLeft(media)
  return { made: finished.made, isChanged, unfinished }
}

/** Pictures that browsers can show, and that lack the smaller files for newer ones. */
function withoutAvif(pictures: readonly ContentPicture[], { pictures: made }: PictureRun): ContentPicture[] {
  return pictures.filter(({ name }) => made[name]?.srcset_avif === '')
}

type Making = Pick<FolderOptions, 'onPicture'> & {
  /** Throws where nothing of the folder may be made. */
  allow: (records: Records) => Promise<unknown>
}

/**
 * Looks at the pictures, fonts and icon of a folder, and makes what is missing where that is asked for and its records are right.
 *
 * @throws ContentError naming everything that is wrong with any of it
 */
async function lookAtMedia(
  folder: string,
  places: OwnPlaces,
  making: Making | null,
): Promise<Looked & { records: Records }> {
  const { folder: named, records, pictures, fonts: sources, icon: given, problems } = lookThrough(folder)
  const isMaking = making !== null && records !== null
  if (isMaking) await making.allow(records)
  const fonts = await makeOwnFonts(sources, places.made, isMaking)
  const icon = await makeOwnIcon(given?.source ?? null, places.made, isMaking)
  const shown =
    making === null || records === null
      ? await checkPictures(pictures, places)
      : await makeShown(pictures, places, making.onPicture)
  if (isMaking) await storeContractSample(records.contractSample, places.made)
  const file = given?.fileName ?? ''
  const iconProblems = icon.problem === null ? [] : [{ file, line: null, message: icon.problem }]
  refuse([
    ...problems,
    ...problemsOf(shown, pictures),
    ...fontProblems(fonts, sources, named),
    ...iconProblems,
  ])
  if (records === null) throw new Error('no records, and no problem that says why')
  return { records, pictures, shown, fonts: fonts.fonts, iconPicture: icon.icon }
}

/** Pictures that came into the folder while others were made: nothing may name a file that is not there. */
function lateOnes(described: readonly ContentPicture[], made: PictureManifest): Problem[] {
  return described
    .filter(({ name }) => !Object.hasOwn(made, name))
    .map(({ fileName }) => ({
      file: fileName,
      line: null,
      message: staffText('came during the import: import once more'),
    }))
}

/**
 * Reads a content folder and looks at its pictures, fonts and icon.
 *
 * @throws ContentError naming everything that is wrong with any of it
 */
export async function checkContentFolder(folder: string, media: string): Promise<Records> {
  return (await lookAtMedia(folder, placesOf(media), null)).records
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

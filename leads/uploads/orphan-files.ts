import { mkdir, readdir, readFile, rename, stat, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { knownFiles } from '#database/leads/lead-files.ts'
import type { Database } from '#database/open.ts'
import { unlessGone } from '../spool/unless-gone.ts'
import { incomingFolder } from './uploads.ts'

type OrphanParts = {
  db: Database
  /** Folder of uploads. */
  uploads: string
  /** Folder of the spool: requests in it are not in the database yet, or never will be. */
  spool: string
  now: Date
}

/** The outcome for files that belong to no request. */
export type SetAside = {
  /** Moved into the trash. */
  moved: number
  /** Moved out of it again, since a request names them. */
  returned: number
  /** Left where they are, since so many unknown files mean another database rather than so many broken requests. */
  refused: number
}

/** The folder of files that belong to no request, inside the folder of uploads. */
export const trashFolder = 'trash'

const day = 24 * 60 * 60 * 1000

/** A request takes seconds; a day-old file without a request was left by a process that ended in between. */
const age = day

/** How long a file stays in the trash. */
const keeping = 30 * day

/** Files that may be unknown in any case, and the share of all files from which on the database is in doubt. */
const fewFiles = 5
const doubtfulShare = 0.05

const keptName = /^([0-9a-f-]{36})\.[a-z]+$/

/**
 * Sets aside uploads of requests that were never kept: everything old in `incoming`, and old files that neither a row
 * of the database nor a line of the spool names. They come back from the trash when a request names them. When too
 * many are unknown, none of them is touched. Nothing is deleted.
 */
export async function setAsideOrphans({ db, uploads, spool, now }: OrphanParts): Promise<SetAside> {
  const trash = join(uploads, trashFolder)
  const before = now.getTime() - age
  const broken = await oldFiles(join(uploads, incomingFolder), before)
  const kept = (await namesIn(uploads)).filter((name) => keptName.test(name))
  const old = (await oldFiles(uploads, before)).filter((name) => keptName.test(name))
  const trashed = (await namesIn(trash)).filter((name) => keptName.test(name))
  // First the spool: a request that leaves it meanwhile is in the database by the time of the second query.
  const spoolled = await spoolText(spool)
  const inDatabase = await knownFiles(db, [...old, ...trashed].map(idOf))
  const isKnown = (name: string) => inDatabase.has(idOf(name)) || spoolled.includes(idOf(name))
  const named = trashed.filter(isKnown)
  // Another process that starts may have moved a file.
  for (const name of named) await unlessGone(rename(join(trash, name), join(uploads, name)))

  const unknown = old.filter((name) => !isKnown(name))
  const isDoubtful = unknown.length > fewFiles && unknown.length > kept.length * doubtfulShare
  if (isDoubtful) return { moved: 0, returned: named.length, refused: unknown.length }
  const orphans = [
    ...broken.map((name) => ({ name, path: join(uploads, incomingFolder, name) })),
    ...unknown.map((name) => ({ name, path: join(uploads, name) })),
  ]
  if (orphans.length > 0) await mkdir(trash, { recursive: true, mode: 0o700 })
  for (const { name, path } of orphans) {
    // Its thirty days begin now, before it is there: a process that ends in between costs it none of them.
    await unlessGone(utimes(path, now, now))
    await unlessGone(rename(path, join(trash, name)))
  }
  return { moved: orphans.length, returned: named.length, refused: 0 }
}

/** The files that have been in the trash for thirty days. */
export async function agedTrash(uploads: string, now: Date): Promise<string[]> {
  const trash = join(uploads, trashFolder)
  return (await oldFiles(trash, now.getTime() - keeping)).map((name) => join(trash, name))
}

/** Where a file of a request may be. A file is only ever moved to the trash: delete in this order, and none is missed. */
export function placesOf(uploads: string, file: string): string[] {
  return [join(uploads, basename(file)), join(uploads, trashFolder, basename(file))]
}

/** Whether it is on this machine's disk. */
export async function isHere(uploads: string, file: string): Promise<boolean> {
  const found = await Promise.all(placesOf(uploads, file).map((path) => unlessGone(stat(path))))
  return found.some((place) => place !== null)
}

function idOf(name: string): string {
  return keptName.exec(name)?.[1] ?? ''
}

/** Files last written before a moment (milliseconds of Unix time). */
async function oldFiles(folder: string, before: number): Promise<string[]> {
  const old: string[] = []
  for (const name of await namesIn(folder)) {
    const found = await stat(join(folder, name)).catch(() => null)
    if (found?.isFile() && found.mtimeMs < before) old.push(name)
  }
  return old
}

/**
 * All of the spool, its refused lines too: people will need their files. When another process takes a
 * part of it just now, the state is uncertain, and nothing is moved.
 */
async function spoolText(folder: string): Promise<string> {
  const entries = (await unlessGone(readdir(folder, { recursive: true, withFileTypes: true }))) ?? []
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')))
  return texts.join('\n')
}

/** A folder that nothing has been put into yet does not exist. */
async function namesIn(folder: string): Promise<string[]> {
  return (await unlessGone(readdir(folder))) ?? []
}

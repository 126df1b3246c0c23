import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { knownFiles } from '#database/lead-files.ts'
import type { Database } from '#database/open.ts'
import { incomingFolder } from './uploads.ts'

type OrphanParts = {
  db: Database
  /** Folder of uploads. */
  uploads: string
  /** Folder of the journal: requests in it are not in the database yet, or never will be. */
  journal: string
  now: Date
}

/** A request takes seconds; what is a day old and belongs to nobody was left by a process that ended in between. */
const age = 24 * 60 * 60 * 1000

const keptName = /^([0-9a-f-]{36})\.[a-z]+$/

/**
 * Deletes uploads of requests that were never kept: everything old in `incoming`, and old files that neither a row of
 * the database nor a line of the journal names.
 * @returns how many
 */
export async function removeOrphans({ db, uploads, journal, now }: OrphanParts): Promise<number> {
  const before = now.getTime() - age
  const broken = await oldFiles(join(uploads, incomingFolder), before)
  const candidates = (await oldFiles(uploads, before)).filter((name) => keptName.test(name))
  // First the journal: what leaves it meanwhile is in the database by the time that is asked.
  const journalled = await journalText(journal)
  const inDatabase = await knownFiles(db, candidates.map(idOf))
  const orphans = candidates.filter((name) => !inDatabase.has(idOf(name)) && !journalled.includes(idOf(name)))
  const paths = [
    ...broken.map((name) => join(uploads, incomingFolder, name)),
    ...orphans.map((name) => join(uploads, name)),
  ]
  for (const path of paths) await rm(path, { force: true })
  return paths.length
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
 * All of the journal, its refused lines too: their files are what people will ask for. When another process takes a
 * part of it away just now, nothing is known for sure, and nothing is deleted.
 */
async function journalText(folder: string): Promise<string> {
  const names = await namesIn(folder)
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.join('\n')
}

/** A folder that nothing has been put into yet does not exist. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

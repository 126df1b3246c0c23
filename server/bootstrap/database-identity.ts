import { randomUUID } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#database/open.ts'
import { databaseId } from '#database/settings.ts'
import type { staffText } from '#domain/staff/staff-text.ts'
import { unlessGone } from '#leads/spool/unless-gone.ts'
import { spoolFolder, uploadsFolder } from './data-folders.ts'
import { StartError } from '../start-error.ts'

/** In DATA_DIR: the id of the database whose applications and spool lie beside it. */
const idFile = 'database-id'

/**
 * Makes sure that a data folder belongs to the database: with another one, requests of the spool would go astray and
 * files would seem to belong to no request. A folder without the id of a database belongs to the first one that it
 * meets, unless it holds files of requests and the database has no request at all.
 *
 * @param name the database in words
 * @param say in the language of who reads it
 * @throws StartError when the folder belongs to another one
 */
export async function mustBelong(
  db: Database,
  dataDir: string,
  name: string,
  say: typeof staffText,
): Promise<void> {
  const id = await databaseId(db)
  const known = await knownId(dataDir)
  const isForeign = known === null ? await holdsFilesOfOthers(db, dataDir) : known !== id
  if (isForeign) {
    throw new StartError(
      [
        say('The data folder {folder} belongs to another database than {name}.', { folder: dataDir, name }),
        say(
          'Correct DATABASE_URL or DATA_DIR, or, if they shall belong together from now on: npm run leads -- adopt-database',
        ),
      ].join('\n  '),
    )
  }
  // A command may run where there is no such folder.
  if (known === null) await unlessGone(writeId(dataDir, id))
}

async function holdsFilesOfOthers(db: Database, dataDir: string): Promise<boolean> {
  const folders = [uploadsFolder({ DATA_DIR: dataDir }), join(dataDir, spoolFolder)]
  const entries = await Promise.all(folders.map(filesIn))
  if (entries.flat().length === 0) return false
  return (await db.selectFrom('leads').select('id').limit(1).executeTakeFirst()) === undefined
}

async function filesIn(folder: string): Promise<Dirent[]> {
  const entries = await unlessGone(readdir(folder, { withFileTypes: true }))
  return (entries ?? []).filter((entry) => entry.isFile())
}

/** From now on the folder belongs to this database. Answers whether it belonged to another one before. */
export async function adoptDatabase(db: Database, dataDir: string): Promise<boolean> {
  const id = await databaseId(db)
  const known = await knownId(dataDir)
  if (known !== id) await writeId(dataDir, id)
  return known !== null && known !== id
}

async function knownId(dataDir: string): Promise<string | null> {
  return (await unlessGone(readFile(join(dataDir, idFile), 'utf8')))?.trim() ?? null
}

/** Whole or not at all, since replicas that share the folder read it meanwhile. */
async function writeId(dataDir: string, id: string): Promise<void> {
  const partial = join(dataDir, `.${idFile}-${randomUUID()}`)
  await writeFile(partial, `${id}\n`)
  await rename(partial, join(dataDir, idFile))
}

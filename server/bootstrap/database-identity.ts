import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#database/open.ts'
import { databaseId } from '#database/settings.ts'
import { StartError } from '../start-error.ts'

/** In DATA_DIR: the id of the database whose applications and spool lie beside it. */
const idFile = 'database-id'

/**
 * Makes sure that a data folder belongs to the database: with another one, requests of the spool would go astray and
 * files would seem to belong to no request. A folder without the id of a database belongs to the first one that it
 * meets.
 *
 * @param name the database in words
 * @throws StartError when the folder belongs to another one
 */
export async function mustBelong(db: Database, dataDir: string, name: string): Promise<void> {
  const id = await databaseId(db)
  const known = await knownId(dataDir)
  if (known === null) await writeId(dataDir, id)
  else if (known !== id) {
    throw new StartError(
      `The data folder ${dataDir} belongs to another database than ${name}.
  Correct DATABASE_URL or DATA_DIR, or, if they shall belong together from now on: npm run leads -- adopt-database`,
    )
  }
}

/** From now on the folder belongs to this database. Answers whether it belonged to another one before. */
export async function adoptDatabase(db: Database, dataDir: string): Promise<boolean> {
  const id = await databaseId(db)
  const known = await knownId(dataDir)
  if (known !== id) await writeId(dataDir, id)
  return known !== null && known !== id
}

async function knownId(dataDir: string): Promise<string | null> {
  try {
    return (await readFile(join(dataDir, idFile), 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Whole or not at all, since replicas that share the folder read it meanwhile. */
async function writeId(dataDir: string, id: string): Promise<void> {
  const partial = join(dataDir, `.${idFile}-${randomUUID()}`)
  await writeFile(partial, `${id}\n`)
  await rename(partial, join(dataDir, idFile))
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databaseFile } from '#database/open.ts'

/** The first page says that a file is a database, and how large its pages are. Bytes. */
const firstPage = 4096

/** Damages the embedded database in a folder while a process has it open: all of its pages but the first. */
export function damageDatabase(folder: string): void {
  const file = join(folder, databaseFile)
  const database = new DatabaseSync(file)
  // Until then the newest pages are in another file.
  database.exec('pragma wal_checkpoint(truncate)')
  database.close()
  writeFileSync(file, readFileSync(file).fill('x', firstPage))
}

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Engine } from '#database/engines/engine.ts'
import { databaseFile } from '#database/open.ts'
import { startPostgres } from '../databases/postgres.ts'
import { type Lifetime, temporaryFolder } from '../servers/server.ts'

/** A database that can be stopped under a running site. */
export type RoundsDatabase = {
  dataDir: string
  /** Empty for the embedded database. */
  databaseUrl: string
  takeAway(): Promise<void>
  giveBack(): Promise<void>
}

export async function roundsDatabase(t: Lifetime, engine: Engine): Promise<RoundsDatabase> {
  const dataDir = temporaryFolder(t)
  if (engine === 'sqlite') return { dataDir, databaseUrl: '', ...lockOf(join(dataDir, databaseFile)) }
  const postgres = await startPostgres()
  t.after(postgres.stop)
  return { dataDir, databaseUrl: postgres.url, takeAway: postgres.halt, giveBack: postgres.resume }
}

/** SQLite is unavailable while another process writes and does not end: no other process may write meanwhile. */
function lockOf(file: string) {
  let writer: DatabaseSync | null = null
  return {
    async takeAway() {
      writer = new DatabaseSync(file, { timeout: 10_000 })
      writer.exec('begin immediate')
    },
    async giveBack() {
      writer?.close()
      writer = null
    },
  }
}

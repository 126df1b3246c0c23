import type { TestContext } from 'node:test'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { fillDatabase } from './databases/rows.ts'
import { sampleSite } from './servers/sample-api.ts'
import { temporaryFolder } from './servers/server.ts'

/** A DATA_DIR whose embedded database holds `sampleSite`, removed after the test. */
export async function sampleDataDir(t: TestContext): Promise<string> {
  const dataDir = temporaryFolder(t)
  const db = openDatabase({ dataDir })
  try {
    await migrate(db)
    await fillDatabase(db, sampleSite)
  } finally {
    await db.destroy()
  }
  return dataDir
}

import { join } from 'node:path'
import { seedWhenEmpty } from '#content/seed.ts'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { demoCompany } from '#tests/helpers/demo-company.ts'
import { type Lifetime, type RunningProcess, startSite, temporaryFolder } from './server.ts'

/** A site with the demo content of its own. */
export async function startDemoSite(
  lifetime: Lifetime,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningProcess> {
  const dataDir = temporaryFolder(lifetime)
  await inDatabase(dataDir, async (db) => {
    await migrate(db)
    await seedWhenEmpty(db, demoCompany, { media: join(dataDir, 'media') })
  })
  const unlimited = { LEADS_LIMIT_ADDRESS: '0', LEADS_LIMIT_PHONE: '0', AUDIT_PLACEHOLDER: 'off' }
  return startSite(lifetime, { ...unlimited, ...settings, DATA_DIR: dataDir })
}

/** Looks into the database of a running site. */
export async function inDatabase<T>(dataDir: string, look: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase({ dataDir })
  try {
    return await look(db)
  } finally {
    await db.destroy()
  }
}

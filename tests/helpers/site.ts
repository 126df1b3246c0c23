import { after } from 'node:test'
import { seedWhenEmpty } from '#content/seed.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase, type Database } from '#database/open.ts'
import { type Lifetime, type RunningProcess, startSite, temporaryFolder } from './server.ts'

/** The ends of everything that all tests of this process share, run after the last of them. */
const ends: (() => unknown)[] = []

after(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** Lives as long as the tests of this process. */
export const allTests: Lifetime = { after: (end) => void ends.push(end) }

let running: Promise<RunningProcess> | undefined

/** The built site with the demo content, started once for all journeys, without limits on requests. */
export function demoSite(): Promise<RunningProcess> {
  running ??= startDemoSite(allTests)
  return running
}

/** A site with the demo content of its own. */
export async function startDemoSite(
  lifetime: Lifetime,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningProcess> {
  const dataDir = temporaryFolder(lifetime)
  await inDatabase(dataDir, async (db) => {
    await migrate(db)
    await seedWhenEmpty(db)
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

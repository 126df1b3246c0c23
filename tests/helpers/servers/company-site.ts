import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedWhenEmpty } from '#content/seed.ts'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { demoCompany } from '../demo-company.ts'
import { runCommand } from '../run-command.ts'
import { type Lifetime, type RunningProcess, startSite, temporaryFolder } from './server.ts'

type Settings = Readonly<Record<string, string>>

const unlimited = { LEADS_LIMIT_ADDRESS: '0', LEADS_LIMIT_PHONE: '0', AUDIT_PLACEHOLDER: 'off' }

/**
 * The built site over a content folder, with data of its own and without limits on requests.
 *
 * @param feeds what `npm run feed -- import` is told after the import of the folder, once for each feed
 */
export async function startCompanySite(
  lifetime: Lifetime,
  folder: string,
  { settings = {}, feeds = [] }: { settings?: Settings; feeds?: readonly (readonly string[])[] } = {},
): Promise<RunningProcess> {
  const dataDir = temporaryFolder(lifetime)
  await importInto(dataDir, folder)
  for (const feed of feeds) {
    const data = { CONTENT_DIR: folder, DATA_DIR: dataDir }
    const { code, stdout, stderr } = await runCommand('feed', ['import', ...feed], data)
    if (code !== 0) throw new Error(stdout + stderr)
  }
  return startSite(lifetime, { ...unlimited, ...settings, CONTENT_DIR: folder, DATA_DIR: dataDir })
}

/** Fills an empty data folder from a content folder, as the first start does. */
async function importInto(dataDir: string, folder: string): Promise<void> {
  await inDatabase(dataDir, async (db) => {
    await migrate(db)
    // Pages show WebP until AVIF is there, which takes most of the time.
    await seedWhenEmpty(db, folder, { media: join(dataDir, 'media'), avifLater: true })
  })
}

/** The data of the demo company as imported, for the sites of this process to begin with. */
let demoData: Promise<string> | undefined

async function importDemo(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kerege-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  await importInto(dataDir, demoCompany)
  return dataDir
}

/** A site with the demo content of its own. */
export async function startDemoSite(lifetime: Lifetime, settings: Settings = {}): Promise<RunningProcess> {
  const dataDir = temporaryFolder(lifetime)
  cpSync(await (demoData ??= importDemo()), dataDir, { recursive: true })
  return startSite(lifetime, { ...unlimited, ...settings, CONTENT_DIR: demoCompany, DATA_DIR: dataDir })
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

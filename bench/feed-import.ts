import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import type * as Migrate from '#database/migrate.ts'
import type * as Open from '#database/open.ts'
import { writeJson } from '#database/engines/json.ts'
import type * as Rows from '#tests/helpers/databases/rows.ts'
import type { Lifetime } from '#tests/helpers/servers/server.ts'
import { generatedFeed } from './generated-feed.ts'
import { peakMemoryOf, processorTimeOfEnded } from './load/process-figures.ts'

/** Houses that the feed has units of, «Дом 1» and so on, of one project «Project». */
const houses = 20

/** The imports that are measured, one after another in the same database. */
export const imports = [
  { name: 'all units new', priceM2: 400_000 },
  { name: 'nothing changed', priceM2: 400_000 },
  { name: 'every price changed', priceM2: 420_000 },
] as const

/** Into which database a checkout imports. */
export type Settings = { DATA_DIR: string; DATABASE_URL: string }

/** Fills a database with the houses of the feed, with the tables that a checkout has. */
export async function fillHouses(folder: string, settings: Settings): Promise<void> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = settings
  const load = <Module>(file: string) => import(pathToFileURL(join(folder, file)).href) as Promise<Module>
  const { openDatabase } = await load<typeof Open>('database/open.ts')
  const { migrate } = await load<typeof Migrate>('database/migrate.ts')
  const rows = 'tests/helpers/databases/rows.ts'
  const { basicRows, fillDatabase, makeComplex, makeHouse } = await load<typeof Rows>(
    // Earlier commits had it one folder up.
    existsSync(join(folder, rows)) ? rows : 'tests/helpers/rows.ts',
  )
  const db = openDatabase({ dataDir, databaseUrl })
  const named = (name: string) => writeJson({ ru: name, kk: name, en: name })
  try {
    await migrate(db)
    await fillDatabase(db, {
      ...basicRows,
      complexes: [makeComplex({ id: 1, name: named('Project') })],
      houses: Array.from({ length: houses }, (_, index) =>
        makeHouse({ id: index + 1, name: named(`Дом ${index + 1}`), queue_no: index + 1 }),
      ),
    })
  } finally {
    await db.destroy()
  }
}

/** What an import is measured on: how many offers, and with which price by the metre. */
export type Offers = { offers: number; priceM2: number }

/** Seconds of the clock and of the processor, without those of PostgreSQL; millions of bytes read and of memory at most. */
export type ImportFigures = { seconds: number; processor: number; megabytes: number; memory: number }

/**
 * One import as staff of a checkout start it, a process of its own, of a feed that a server makes while it is read.
 *
 * @throws Error when an offer is left out, or the import is refused
 */
export async function measureImport(
  lifetime: Lifetime,
  folder: string,
  settings: Settings,
  size: Offers,
): Promise<ImportFigures> {
  const { url, bytes, close } = await serveFeed(lifetime, size)
  const before = processorTimeOfEnded()
  const began = performance.now()
  const command = ['scripts/run.mjs', 'commands/feed.ts', 'import', url, '--json', ...optionsOf(folder)]
  // Its own start says where compiled modules are kept.
  const { NODE_COMPILE_CACHE: _, ...environment } = process.env
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...environment, API_BASE_URL: '', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let memory = 0
  const watch = setInterval(() => (memory = Math.max(memory, peakMemoryOf(child.pid ?? 0))), 50)
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')])
  clearInterval(watch)
  close()
  const seconds = (performance.now() - began) / 1000
  const { skipped, refused = null } = JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as Record<
    string,
    unknown
  >
  if (skipped !== 0 || refused !== null) throw new Error(`the import went wrong: ${output.slice(0, 500)}`)
  const processor = processorTimeOfEnded() - before
  return { seconds, processor, megabytes: bytes() / 1e6, memory: memory / 1e6 }
}

/** Earlier commits read feeds from private networks without this option. */
function optionsOf(folder: string): string[] {
  const isTold = readFileSync(join(folder, 'commands/feed/options.ts'), 'utf8').includes('private:')
  return isTold ? ['--private'] : []
}

async function serveFeed(lifetime: Lifetime, size: Offers) {
  let bytes = 0
  const counted = function* () {
    for (const piece of generatedFeed({ ...size, houses })) {
      bytes += piece.length
      yield piece
    }
  }
  const server = createServer((_, response) => void Readable.from(counted()).pipe(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  lifetime.after(() => server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `http://127.0.0.1:${port}/feed.xml`, bytes: () => bytes, close: () => server.close() }
}

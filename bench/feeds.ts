import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { writeJson } from '#database/engines/json.ts'
import { startPostgres } from '#tests/helpers/databases/postgres.ts'
import { emptyPostgres } from '#tests/helpers/databases/postgres-copies.ts'
import { basicRows, fillDatabase, makeComplex, makeHouse } from '#tests/helpers/databases/rows.ts'
import { type Lifetime, temporaryFolder } from '#tests/helpers/servers/server.ts'
import { type FeedSize, generatedFeed } from './generated-feed.ts'

const houses = 20

/** MB a second that an import must reach, and MB of memory that it may take. */
const bars = { speed: 20, memory: 250 }

const imports = [
  { name: 'all units new', priceM2: 400_000 },
  { name: 'nothing changed', priceM2: 400_000 },
  { name: 'every price changed', priceM2: 420_000 },
] as const

/** Offers of a feed of about 100 MB, and of one of 2 GB. */
const sizes = { usual: 36_500, longest: 735_000 }

/**
 * Figures of `npm run feed -- import` as staff start it, a process of its own: seconds from its beginning to its end
 * and the most memory that it took, on a feed that a server makes while it is read.
 */
export async function feedFigures(lifetime: Lifetime): Promise<void> {
  progress('starting a PostgreSQL of its own')
  const postgres = await startPostgres({ fsync: false })
  lifetime.after(() => postgres.stop())
  console.log(`\nfeeds: import of                                  MB        s     MB/s   MB of memory`)
  const own = { DATA_DIR: temporaryFolder(lifetime), DATABASE_URL: '' }
  const copy = await emptyPostgres(postgres.url, 'feeds')
  const served = { DATA_DIR: temporaryFolder(lifetime), DATABASE_URL: copy.url }
  for (const [engine, settings] of [
    ['SQLite', own],
    ['PostgreSQL', served],
  ] as const) {
    await fillHouses(settings)
    for (const { name, priceM2 } of imports) {
      await importLine(lifetime, `${engine}, ${name}`, settings, { offers: sizes.usual, houses, priceM2 })
    }
  }
  await copy.drop()
  const large = { DATA_DIR: temporaryFolder(lifetime), DATABASE_URL: '' }
  await fillHouses(large)
  await importLine(lifetime, 'SQLite, 2 GB, all units new', large, {
    offers: sizes.longest,
    houses,
    priceM2: 400_000,
  })
  console.log(`bars: at least ${bars.speed} MB/s, at most ${bars.memory} MB of memory`)
}

type Settings = { DATA_DIR: string; DATABASE_URL: string }

async function fillHouses({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }: Settings): Promise<void> {
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

async function importLine(
  lifetime: Lifetime,
  name: string,
  settings: Settings,
  size: FeedSize,
): Promise<void> {
  progress(name)
  const { url, bytes, close } = await serveFeed(lifetime, size)
  const began = performance.now()
  const child = spawn(process.execPath, ['commands/feed.ts', 'import', url, '--json', '--private'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, API_BASE_URL: '', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let memory = 0
  const watch = setInterval(() => (memory = Math.max(memory, peakOf(child.pid))), 50)
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')])
  clearInterval(watch)
  close()
  const seconds = (performance.now() - began) / 1000
  const { skipped, refused } = JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as Record<
    string,
    unknown
  >
  if (skipped !== 0 || refused !== null) throw new Error(`the import went wrong: ${output.slice(0, 500)}`)
  const megabytes = bytes() / 1e6
  const figures = [
    megabytes.toFixed(0),
    seconds.toFixed(1),
    (megabytes / seconds).toFixed(1),
    (memory / 1e6).toFixed(0),
  ]
  console.log(`${name.padEnd(42)} ${figures.map((figure) => figure.padStart(9)).join('')}`)
}

async function serveFeed(lifetime: Lifetime, size: FeedSize) {
  let bytes = 0
  const counted = function* () {
    for (const piece of generatedFeed(size)) {
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

/** The peak memory of a process so far, in bytes; 0 where the system does not report it. */
function peakOf(process: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${process}/status`, 'utf8')
    return Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

/** Progress messages, apart from the figures. */
function progress(words: string): void {
  console.error(`… ${words}`)
}

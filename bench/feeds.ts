import { root } from '#scripts/root.ts'
import { startPostgres } from '#tests/helpers/databases/postgres.ts'
import { emptyPostgres } from '#tests/helpers/databases/postgres-copies.ts'
import { type Lifetime, temporaryFolder } from '#tests/helpers/servers/server.ts'
import { fillHouses, imports, measureImport, type Offers, type Settings } from './feed-import.ts'
import { feedsBeside } from './feeds-beside.ts'

/** MB a second that an import must reach, and MB of memory that it may take. */
const bars = { speed: 20, memory: 250 }

/** Offers of a feed of about 100 MB, and of one of 2 GB. */
const sizes = { usual: 36_500, longest: 735_000 }

/**
 * Figures of `npm run feed -- import` as staff start it, a process of its own: seconds from its beginning to its end,
 * processor time and the most memory that it took, on a feed that a server makes while it is read. `--beside DIR`
 * measures another checkout in turns, on a shorter feed.
 */
export async function feedFigures(lifetime: Lifetime, args: readonly string[]): Promise<void> {
  console.error('… starting a PostgreSQL of its own')
  const postgres = await startPostgres({ fsync: false })
  lifetime.after(() => postgres.stop())
  const [flag, other] = args
  if (flag === '--beside' && other !== undefined) return feedsBeside(lifetime, postgres.url, other)
  console.log(
    `\nfeeds: import of                                  MB        s    CPU s     MB/s   MB of memory`,
  )
  const own = { DATA_DIR: temporaryFolder(lifetime), DATABASE_URL: '' }
  const copy = await emptyPostgres(postgres.url, 'feeds')
  const served = { DATA_DIR: temporaryFolder(lifetime), DATABASE_URL: copy.url }
  for (const [engine, settings] of [
    ['SQLite', own],
    ['PostgreSQL', served],
  ] as const) {
    await fillHouses(root, settings)
    for (const { name, priceM2 } of imports) {
      await importLine(lifetime, `${engine}, ${name}`, settings, { offers: sizes.usual, priceM2 })
    }
  }
  await copy.drop()
  const large = { DATA_DIR: temporaryFolder(lifetime), DATABASE_URL: '' }
  await fillHouses(root, large)
  await importLine(lifetime, 'SQLite, 2 GB, all units new', large, {
    offers: sizes.longest,
    priceM2: 400_000,
  })
  console.log(`bars: at least ${bars.speed} MB/s, at most ${bars.memory} MB of memory`)
}

async function importLine(lifetime: Lifetime, name: string, settings: Settings, size: Offers): Promise<void> {
  console.error(`… ${name}`)
  const { seconds, processor, megabytes, memory } = await measureImport(lifetime, root, settings, size)
  const figures = [
    megabytes.toFixed(0),
    seconds.toFixed(1),
    processor.toFixed(1),
    (megabytes / seconds).toFixed(1),
    memory.toFixed(0),
  ]
  console.log(`${name.padEnd(42)} ${figures.map((figure) => figure.padStart(9)).join('')}`)
}

import { pages } from '#contract/pages.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { startPostgres } from '#tests/helpers/databases/postgres.ts'
import { emptyPostgres } from '#tests/helpers/databases/postgres-copies.ts'
import { type Lifetime, startSite, temporaryFolder } from '#tests/helpers/servers/server.ts'
import { fillTown } from './fill-town.ts'
import { type Times, timesOf } from './measure.ts'
import type { TownSize } from './town-units.ts'

const towns: readonly [small: TownSize, large: TownSize] = [
  { units: 3_000, houses: 20 },
  { units: 100_000, houses: 100 },
]

/** How often the large town may take the time of the small one. */
const bar = 2

const questions = [
  ['listing page', (filters: string) => pages.listing('ru', 'flat', filters)],
  ['estates call', (filters: string) => `/api/estates?category=flat&${filters}`],
  ['filters call', (filters: string) => `/api/estates/filters?category=flat&${filters}`],
] as const

/** Whole answers over HTTP of a town of 3,000 units beside one of 100,000, on both engines. */
export async function growthFigures(lifetime: Lifetime): Promise<void> {
  const postgres = await startPostgres({ fsync: false })
  lifetime.after(() => postgres.stop())
  console.log('\nnew filters each time                  3,000 units  100,000 units   ratio     bar   p50 ms')
  await figuresOf(lifetime, 'SQLite', async () => ({ DATA_DIR: temporaryFolder(lifetime) }))
  await figuresOf(lifetime, 'PostgreSQL', async (name) => {
    const { url } = await emptyPostgres(postgres.url, name)
    return { DATA_DIR: temporaryFolder(lifetime), DATABASE_URL: url }
  })
}

type Settings = { DATA_DIR: string; DATABASE_URL?: string }

async function figuresOf(
  lifetime: Lifetime,
  engine: string,
  place: (name: string) => Promise<Settings>,
): Promise<void> {
  const sites = []
  for (const town of towns) {
    console.error(`… filling ${engine} with ${town.units} units`)
    const settings = await place(`growth_${town.units}`)
    const db = openDatabase({ dataDir: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL ?? null })
    await migrate(db)
    await fillTown(db, town)
    await db.destroy()
    sites.push(await startSite(lifetime, settings))
  }
  const [small, large] = sites
  if (small === undefined || large === undefined) throw new Error('Two towns need two sites')
  for (const [name, path] of questions) {
    const [few, many] = await inTurns(path, small.url, large.url)
    const figures = [few.p50.toFixed(2).padStart(12), many.p50.toFixed(2).padStart(14)]
    const ratio = (many.p50 / few.p50).toFixed(2).padStart(7)
    console.log(
      `${`${name}, ${engine}`.padEnd(36)} ${figures.join(' ')} ${ratio} ${bar.toFixed(1).padStart(7)}`,
    )
  }
  for (const site of sites) await site.end('SIGTERM')
}

/** Both sites get requests in turn, so that other load on the machine slows both down. */
async function inTurns(
  path: (filters: string) => string,
  small: string,
  large: string,
): Promise<[Times, Times]> {
  const times: [number[], number[]] = [[], []]
  for (let number = -50; number < 200; number++) {
    for (const [site, url] of [small, large].entries()) {
      const began = performance.now()
      const response = await fetch(url + path(`rooms=1,2&price_to=${40_000_000 + number * 1000}`))
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${url} answers ${response.status}`)
      if (number >= 0) times[site]?.push(performance.now() - began)
    }
  }
  return [timesOf(times[0]), timesOf(times[1])]
}

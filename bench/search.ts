import { deepEqual } from 'node:assert/strict'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { buildSearchIndex } from '#database/search/index/build-search-index.ts'
import type { SearchIndex } from '#database/search/index/search-index.ts'
import { anyListing } from '#domain/listing-query.ts'
import { startPostgres } from '#tests/helpers/databases/postgres.ts'
import { emptyPostgres } from '#tests/helpers/databases/postgres-copies.ts'
import { type Lifetime, startSite, temporaryFolder } from '#tests/helpers/servers/server.ts'
import { fillTown, readyForSql } from './fill-town.ts'
import { heldMemory } from '#tests/helpers/hostile/held-memory.ts'
import { measure } from './measure.ts'
import { askIndex, indexAnswer } from './search-answer.ts'
import { searchListings } from './search-listings.ts'
import { sqlAnswer } from './sql-answer.ts'
import type { TownSize } from './town-units.ts'

/** A town to measure, the bar for the index in milliseconds, and how often SQL is asked about each listing. */
type Round = TownSize & { bar: number; sqlRounds: number }

const rounds: readonly Round[] = [
  { units: 5_000, houses: 20, bar: 0.2, sqlRounds: 10 },
  { units: 100_000, houses: 100, bar: 1.5, sqlRounds: 4 },
  { units: 1_000_000, houses: 400, bar: 15, sqlRounds: 2 },
]

/** Bar for a whole call over HTTP on the smallest town, in milliseconds. */
const callBar = 3

/** A day on which the offers of the towns hold. */
const day = '2026-11-21'

/**
 * Figures of the search: a page, its total and the counts of all filters, in this process and in SQL on both engines,
 * and the memory that the index takes.
 * Every listing is asked of all three first, and different answers end the run.
 *
 * @throws AssertionError where SQL and the index disagree
 */
export async function searchFigures(lifetime: Lifetime): Promise<void> {
  progress('starting a PostgreSQL of its own')
  const postgres = await startPostgres({ fsync: false })
  lifetime.after(() => postgres.stop())
  console.log(
    '\npage, total and every count                  index   SQLite  PostgreSQL      bar   p50 ms   index MB',
  )
  for (const round of rounds) {
    const dataDir = temporaryFolder(lifetime)
    const copy = await emptyPostgres(postgres.url, `town_${round.units}`)
    const [sqlite, server] = [
      openDatabase({ dataDir }),
      openDatabase({ dataDir: '', databaseUrl: tuned(copy.url) }),
    ]
    try {
      await filled(sqlite, round, 'SQLite')
      await filled(server, round, 'PostgreSQL')
      progress(`building the index of ${named(round)}`)
      await buildOnce(sqlite)
      const before = heldMemory()
      const index = await buildSearchIndex(sqlite, day)
      const held = heldMemory() - before
      await mustAgree(index, sqlite, server)
      await searchLine(round, index, sqlite, server, held)
    } finally {
      await sqlite.destroy()
      await server.destroy()
      await copy.drop()
    }
    if (round === rounds[0]) await callLines(lifetime, dataDir)
  }
}

/**
 * A first index, thrown away: garbage of the filling goes with it, so that the next one shows the memory of an index
 * alone. In a separate function, since a waiting caller would still hold the unused result.
 */
async function buildOnce(db: Database): Promise<void> {
  await buildSearchIndex(db, day)
}

/** PostgreSQL as a careful owner sets it up for this: no compiling of each question, enough memory to group in. */
function tuned(url: string): string {
  const address = new URL(url)
  address.searchParams.set('options', '-c jit=off -c work_mem=128MB')
  return address.href
}

async function filled(db: Database, round: Round, engine: string): Promise<void> {
  progress(`filling ${engine} with ${named(round)}`)
  await migrate(db)
  await fillTown(db, round)
  await readyForSql(db)
}

async function mustAgree(index: SearchIndex, ...databases: readonly Database[]): Promise<void> {
  progress('comparing the answers')
  for (const listing of searchListings) {
    const expected = indexAnswer(index, listing)
    for (const db of databases) deepEqual(await sqlAnswer(db, listing), expected)
  }
}

/** Listings take turns, so that none is requested twice in a row. */
async function searchLine(
  round: Round,
  index: SearchIndex,
  sqlite: Database,
  server: Database,
  held: number,
): Promise<void> {
  const all = searchListings.length
  const listing = (number: number) => searchListings[number % all] ?? anyListing
  progress('measuring the index')
  const own = await measure(async (number) => askIndex(index, listing(number)), {
    count: 50 * all,
    before: 10 * all,
  })
  const ofSql = async (db: Database, engine: string) => {
    progress(`measuring ${engine}`)
    return measure((number) => sqlAnswer(db, listing(number)), { count: round.sqlRounds * all, before: all })
  }
  const figures = [own, await ofSql(sqlite, 'SQLite'), await ofSql(server, 'PostgreSQL')]
  line(
    named(round),
    figures.map(({ p50 }) => p50),
    round.bar,
    held,
  )
}

/** Whole calls from this process to the built site in another, something new each time. */
async function callLines(lifetime: Lifetime, dataDir: string): Promise<void> {
  progress('measuring calls over HTTP')
  const { url, end } = await startSite(lifetime, { DATA_DIR: dataDir })
  for (const path of ['/api/estates', '/api/estates/filters']) {
    const { p50 } = await measure(async (number) => {
      const response = await fetch(`${url}${path}?rooms=1,2&price_to=${40_000_000 + number * 1000}`)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path} answers ${response.status}`)
    })
    line(`  ${path} over HTTP`, [p50], callBar)
  }
  await end('SIGTERM')
}

/** @param held bytes of the index, where the line is about one */
function line(name: string, figures: readonly number[], bar: number, held?: number): void {
  const columns = [0, 1, 2].map((column) => figures[column]?.toFixed(2) ?? '')
  const [own = '', sqlite = '', server = ''] = columns
  console.log(
    `${name.padEnd(40)} ${own.padStart(8)} ${sqlite.padStart(8)} ${server.padStart(11)} ${bar.toFixed(1).padStart(8)}${held === undefined ? '' : (held / 1e6).toFixed(1).padStart(20)}`,
  )
}

function named({ units, houses }: TownSize): string {
  return `${String(units).replaceAll(/\B(?=(\d{3})+$)/g, ',')} units in ${houses} houses`
}

/** Progress messages, apart from the figures: the largest town takes minutes. */
function progress(words: string): void {
  console.error(`… ${words}`)
}

import { cpus, loadavg } from 'node:os'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { buildSearchIndex } from '#database/search/index/build-search-index.ts'
import type { SearchIndex } from '#database/search/index/search-index.ts'
import type { ActiveWatch } from '#database/watches/active-watches.ts'
import type { ChangedUnit } from '#database/watches/look-for-changes.ts'
import { findingsOf } from '#database/watches/matching/match-watches.ts'
import { turnWatches } from '#database/watches/matching/turned-watches.ts'
import { saleStatuses } from '#domain/estate-words.ts'
import { anyListing } from '#domain/listing-query.ts'
import { writeTarget } from '#domain/watches.ts'
import { type Lifetime, temporaryFolder } from '#tests/helpers/servers/server.ts'
import { heldMemory } from '#tests/helpers/hostile/held-memory.ts'
import { fillTown } from './fill-town.ts'
import { savedSearch } from './saved-searches.ts'

const town = { units: 100_000, houses: 100 }
const searchCount = 100_000
const changedCount = 5_000

/** As many as the site compares at a time. */
const blockSize = 20_000

/** Seconds in which a change of so many units must be compared with so many searches. */
const bar = 5

/** A day on which the offers of the town hold. */
const day = '2026-11-21'

/**
 * How long it takes to find who has saved a search for which of 5,000 changed units: 100,000 searches as visitors save
 * them, then as many that are all different and of many words.
 */
export async function watchFigures(lifetime: Lifetime): Promise<void> {
  console.error(`… filling SQLite with ${String(town.units)} units`)
  const db = openDatabase({ dataDir: temporaryFolder(lifetime) })
  try {
    await migrate(db)
    await fillTown(db, town)
    const index = await buildSearchIndex(db, day)
    const units = await changedUnits(db)
    console.log(
      `\n${String(searchCount)} searches, ${String(units.length)} changed units   turned s   matched s   CPU s   bar s   findings   addresses   MB of a block   load`,
    )
    for (const [name, target] of [
      ['as visitors save them', (number: number) => savedSearch(number, town.houses)],
      ['all different', hostileSearch],
    ] as const) {
      const watches = Array.from({ length: searchCount }, (_, number) => ({
        watcher_id: String(number).padStart(6, '0'),
        ...target(number),
      }))
      // Twice: the first time compiles the code.
      for (const round of ['first', 'second'])
        line(`${name}, ${round} time`, await figuresOf(index, units, watches))
    }
  } finally {
    await db.destroy()
  }
}

/** No two are equal, and each asks something of nearly every column. */
function hostileSearch(number: number): ReturnType<typeof writeTarget> {
  const projects = Array.from({ length: 24 }, (_, place) => `project-${String(1 + ((number + place) % 25))}`)
  const listing = {
    ...anyListing,
    rooms: [0, 1, 2, 3, 4],
    complexes: projects,
    priceFrom: number,
    priceTo: 100_000_000 + number,
    areaFrom: 10 + (number % 20),
    floorFrom: 1 + (number % 3),
  }
  return writeTarget({ kind: 'listing', category: 'flat', listing })
}

/** A change of each kind in turn, all over the town. */
async function changedUnits(db: Database): Promise<ChangedUnit[]> {
  const rows = await db
    .selectFrom('estates')
    .select(['id', 'complex_id as complex', 'house_id as house', 'price'])
    .where('status', 'in', saleStatuses)
    .orderBy('id')
    .execute()
  const step = Math.floor(rows.length / changedCount)
  return rows
    .filter((_, place) => place % step === 0)
    .slice(0, changedCount)
    .map(({ price, ...unit }, place) => ({
      ...unit,
      isOnSale: true,
      offSale: null,
      from: null,
      price: Number(price),
      change: (['new', 'back', 'price'] as const)[Math.floor((place * 3) / changedCount)] ?? 'price',
      was: Number(price) + 1,
    }))
}

type Figures = {
  turned: number
  matched: number
  processor: number
  findings: number
  addresses: number
  megabytes: number
}

async function figuresOf(
  index: SearchIndex,
  units: readonly ChangedUnit[],
  watches: readonly ActiveWatch[],
): Promise<Figures> {
  const figures = { turned: 0, matched: 0, processor: 0, findings: 0, addresses: 0, megabytes: 0 }
  for (let from = 0; from < watches.length; from += blockSize) {
    const block = watches.slice(from, from + blockSize)
    const before = heldMemory()
    const spent = process.cpuUsage()
    const began = performance.now()
    const turned = await turnWatches(index, units, block)
    const middle = performance.now()
    const found = await findingsOf({ units, stages: [], unitsAt: [] }, block, turned)
    const ended = performance.now()
    const { user, system } = process.cpuUsage(spent)
    figures.turned += (middle - began) / 1e3
    figures.matched += (ended - middle) / 1e3
    figures.processor += (user + system) / 1e6
    figures.addresses += found.length
    for (const { items } of found) figures.findings += items.length
    figures.megabytes = Math.max(figures.megabytes, (heldMemory() - before) / 1e6)
    // Held until here, so that what a block takes was measured.
    turned.ofUnit(0)
  }
  return figures
}

function line(name: string, { turned, matched, processor, findings, addresses, megabytes }: Figures): void {
  const load = `${(loadavg()[0] ?? 0).toFixed(1)} on ${String(cpus().length)} cores`
  const columns = [
    turned.toFixed(2).padStart(13),
    matched.toFixed(2).padStart(11),
    processor.toFixed(2).padStart(7),
    bar.toFixed(1).padStart(7),
    String(findings).padStart(10),
    String(addresses).padStart(11),
    megabytes.toFixed(1).padStart(15),
  ]
  console.log(`${name.padEnd(39)} ${columns.join(' ')}   ${load}`)
}

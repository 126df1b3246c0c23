import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { writeSetting } from '#database/settings.ts'
import { feedContent, feedState } from '#feeds/out/feed-content.ts'
import { type UnitFeed, unitFeeds } from '#feeds/out/unit-feeds.ts'
import { startPostgres } from '#tests/helpers/databases/postgres.ts'
import { emptyPostgres } from '#tests/helpers/databases/postgres-copies.ts'
import { textOf } from '#tests/helpers/databases/sample-rows.ts'
import { type Lifetime, temporaryFolder } from '#tests/helpers/servers/server.ts'
import { fillTown } from './fill-town.ts'
import type { TownSize } from './town-units.ts'

const rounds: readonly TownSize[] = [
  { units: 5_000, houses: 20 },
  { units: 100_000, houses: 100 },
  { units: 1_000_000, houses: 400 },
]

const million = 1_000_000

/**
 * Figures of the unit feeds that the site gives out: bytes, time until the first and the last of them, and by how
 * much the process's memory grew meanwhile; written in this process and thrown away.
 */
export async function feedsOutFigures(lifetime: Lifetime): Promise<void> {
  const postgres = await startPostgres({ fsync: false })
  lifetime.after(() => postgres.stop())
  console.log('\nfeed                    units  engine          MB   first ms    all s    MB/s   memory MB')
  for (const round of rounds) {
    const dataDir = temporaryFolder(lifetime)
    const copy = await emptyPostgres(postgres.url, `feeds_${round.units}`)
    const engines = {
      SQLite: openDatabase({ dataDir }),
      PostgreSQL: openDatabase({ dataDir: '', databaseUrl: copy.url }),
    }
    for (const [engine, db] of Object.entries(engines)) {
      try {
        console.error(`… filling ${engine} with ${round.units} units`)
        await filled(db, round)
        for (const feed of unitFeeds) await feedLine(db, feed, round, engine)
      } finally {
        await db.destroy()
      }
    }
    await copy.drop()
  }
}

async function filled(db: Database, round: TownSize): Promise<void> {
  await migrate(db)
  await fillTown(db, round)
  const [phone, email] = ['+77270001010', 'sales@company.example']
  const [name, hours] = ['Company', textOf('Hours')]
  await writeSetting(db, 'company', { name, phone, email, hours, networks: [], credit: null })
}

async function feedLine(db: Database, feed: UnitFeed, { units }: TownSize, engine: string): Promise<void> {
  const content = await feedContent(db, await feedState(db, new Date()), 'https://company.example')
  const before = process.memoryUsage().rss
  const began = performance.now()
  let [size, first, peak] = [0, 0, 0]
  for await (const text of feed.write(content)) {
    first ||= performance.now() - began
    size += Buffer.byteLength(text)
    peak = Math.max(peak, process.memoryUsage().rss - before)
  }
  const seconds = (performance.now() - began) / 1000
  const figures = [
    (size / million).toFixed(1).padStart(8),
    first.toFixed(1).padStart(10),
    seconds.toFixed(2).padStart(8),
    (size / million / seconds).toFixed(0).padStart(7),
    (peak / million).toFixed(0).padStart(11),
  ]
  console.log(
    `${feed.path.padEnd(20)} ${String(units).padStart(8)}  ${engine.padEnd(10)}${figures.join(' ')}`,
  )
}

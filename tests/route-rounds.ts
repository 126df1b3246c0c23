/**
 * `node tests/route-rounds.ts --requests 10000 [--seed 7]` sends requests over routes of every kind whose
 * receivers fail a third of the time, and reports what is missing, at a wrong receiver, or there twice.
 */
import { parseArgs } from 'node:util'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { routeRounds } from './helpers/route-rounds/route-rounds.ts'
import { temporaryFolder } from './helpers/servers/server.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
})
console.log(`${values.requests} requests, seed ${values.seed}`)

const ends: (() => unknown)[] = []
const t = { after: (end: () => unknown) => void ends.push(end) }
try {
  const db = openDatabase({ dataDir: temporaryFolder(t) })
  t.after(() => db.destroy())
  await migrate(db)
  const { counts, problems } = await routeRounds(t, db, {
    requests: Number(values.requests),
    seed: Number(values.seed),
    say: console.log,
  })
  console.table(counts)
  for (const problem of problems) console.log(`  ✖ ${problem}`)
  console.log(
    problems.length === 0
      ? 'Nothing is missing, and nothing is where it should not be.'
      : `${problems.length} problems`,
  )
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  for (const end of ends.toReversed()) await end()
}

/**
 * `node tests/kill-rounds.ts --rounds 30 [--postgres] [--seed 7]` kills a site again and again while requests come,
 * and reports lost, doubled and undelivered requests. Needs the production build.
 */
import { parseArgs } from 'node:util'
import { killRounds } from './helpers/kill-rounds/kill-rounds.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    postgres: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
})
const engine = values.postgres ? 'postgres' : 'sqlite'
console.log(`${values.rounds} rounds on ${engine}, seed ${values.seed}`)

const ends: (() => unknown)[] = []
try {
  const problems = await killRounds(
    { after: (end) => void ends.push(end) },
    { engine, rounds: Number(values.rounds), seed: Number(values.seed), say: console.log },
  )
  for (const problem of problems) console.log(`  ✖ ${problem}`)
  console.log(
    problems.length === 0 ? 'Nothing was lost, nothing is there twice.' : `${problems.length} problems`,
  )
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  for (const end of ends.toReversed()) await end()
}

/**
 * `node tests/kill-rounds.ts --rounds 30 [--postgres] [--watches] [--seed 7]` kills a site again and again while requests
 * come, or wishes to be told by e-mail, and reports what was lost, doubled or not delivered. Needs the production build.
 */
import { parseArgs } from 'node:util'
import { killRounds } from './helpers/kill-rounds/kill-rounds.ts'
import { watchKills } from './helpers/kill-rounds/watch-kills.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    postgres: { type: 'boolean', default: false },
    watches: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
})
const engine = values.postgres ? 'postgres' : 'sqlite'
console.log(`${values.rounds} rounds on ${engine}, seed ${values.seed}`)

const ends: (() => unknown)[] = []
try {
  const lifetime = { after: (end: () => unknown) => void ends.push(end) }
  const rounds = {
    engine,
    rounds: Number(values.rounds),
    seed: Number(values.seed),
    say: console.log,
  } as const
  const problems = values.watches ? await killWatches(lifetime, rounds) : await killRounds(lifetime, rounds)
  for (const problem of problems) console.log(`  ✖ ${problem}`)
  console.log(
    problems.length === 0 ? 'Nothing was lost, nothing is there twice.' : `${problems.length} problems`,
  )
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  for (const end of ends.toReversed()) await end()
}

async function killWatches(...given: Parameters<typeof watchKills>): Promise<string[]> {
  const { problems, ...figures } = await watchKills(...given)
  console.log(JSON.stringify(figures))
  return problems
}

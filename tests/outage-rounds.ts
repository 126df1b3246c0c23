/**
 * `node tests/outage-rounds.ts --seconds 60 [--kind stopped|cut|frozen] [--seed 7]` stops the PostgreSQL of a site
 * while visitors read pages and send requests, and reports failed pages and requests that were lost, stored twice or
 * not delivered. Needs the production build.
 */
import { parseArgs } from 'node:util'
import { outageRounds } from './helpers/outage-rounds/outage-rounds.ts'
import { outageKinds } from './helpers/outage-rounds/outages.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    kind: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
})
const kinds = outageKinds.filter((kind) => values.kind === undefined || kind === values.kind)
console.log(`${kinds.join(', ')} for ${values.seconds} s each, seed ${values.seed}`)

const ends: (() => unknown)[] = []
try {
  const problems = await outageRounds(
    { after: (end) => void ends.push(end) },
    { kinds, seconds: Number(values.seconds), seed: Number(values.seed), say: console.log },
  )
  for (const problem of problems) console.log(`  ✖ ${problem}`)
  console.log(
    problems.length === 0
      ? 'No page failed, nothing was lost, nothing is there twice.'
      : `${problems.length} problems`,
  )
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  for (const end of ends.toReversed()) await end()
}

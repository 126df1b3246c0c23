import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { browserForRun } from '#tests/helpers/browser/browser.ts'
import { startPostgres } from '#tests/helpers/databases/postgres.ts'
import { untriedClaims } from '#tests/helpers/security-page.ts'
import { buildWhenChanged } from './build.ts'
import { runScript, tools } from './command.ts'
import { root } from './root.ts'
import { check, runSteps, type Step, toolCheck } from './step.ts'
import type { Counts } from './run-tests.ts'
import { runWithSecondChance, testFiles } from './test-files.ts'

/**
 * Everything that must hold. `check` leaves out the browser, `e2e` leaves out everything else. Ends with the line
 * `N passed, N failed`: all tests, and one for every check that is not a test.
 */
const part = process.argv[2] ?? 'all'

const types = check('types', async () => {
  const generated = await runScript(tools.pages, ['typegen'])
  if (generated.code !== 0) throw new Error(generated.output)
  // One checker: several would each work out the same types again, beside the other checks.
  const checked = await runScript(tools.types, ['--noEmit', '--pretty', 'false', '--checkers', '1'])
  if (checked.code !== 0) throw new Error(checked.output)
})

const build = check('build', buildWhenChanged)

/**
 * A process per core, and one more, since tests wait a third of their time: for timers, browsers and other processes.
 * More than five gain nothing against one PostgreSQL.
 */
const processes = Math.min(availableParallelism(), 4) + 1

/** The test files of this run, and the names of the tests that passed. */
const ran = { files: new Array<string>(), passed: new Array<string>() }

const securityClaims = check('what docs/security.md says was tried in this run', async () => {
  const untried = untriedClaims(readFileSync(join(root, 'docs/security.md'), 'utf8'), ran)
  if (untried.length > 0) throw new Error(untried.join('\n'))
})

/** Runs test files, and notes what ran. */
async function runNoted(files: readonly string[], run: (env: NodeJS.ProcessEnv) => Promise<Counts>) {
  const counts = await besidePostgres(run)
  ran.files.push(...files)
  ran.passed.push(...counts.passedTests)
  return counts
}

/** Runs tests beside a PostgreSQL of their own, unless TEST_DATABASE_URL names one. */
async function besidePostgres(run: (env: NodeJS.ProcessEnv) => Promise<Counts>): Promise<Counts> {
  if (process.env['TEST_DATABASE_URL']) return run({})
  const postgres = await startPostgres({ fsync: false }).catch((error: Error) => error)
  // Without it the tests that need it fail one by one, and the others still give their results.
  if (postgres instanceof Error) {
    console.log(postgres.message)
    return run({})
  }
  try {
    return await run({ TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

const tests: Step = {
  name: 'unit and API tests, on SQLite and PostgreSQL',
  run() {
    const files = testFiles('unit')
    return runNoted(files, (env) => runWithSecondChance(files, processes, env))
  },
}

const pages: Step = {
  name: 'journeys and sweep in a browser',
  async run() {
    const browser = await browserForRun()
    const files = testFiles('e2e')
    return runNoted(files, (env) => runWithSecondChance(files, processes, { ...env, BROWSER_PATH: browser }))
  },
}

// One after another each would leave a core idle for most of its time.
const checks = [
  types,
  build,
  toolCheck('lint and import rules', 'lint'),
  toolCheck('unused code', 'unused'),
  toolCheck('format', 'format', ['--check', '.']),
]
const belowBrowser = [checks, tests]

const parts: Record<string, (Step | Step[])[]> = {
  all: [...belowBrowser, pages, securityClaims],
  check: [...belowBrowser, securityClaims],
  e2e: [build, pages, securityClaims],
}
const steps = parts[part]
if (steps === undefined) {
  console.error(`Unknown part «${part}». Available: npm test, npm run check, npm run e2e.`)
  process.exit(1)
}
const { passed, failed } = await runSteps(steps)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

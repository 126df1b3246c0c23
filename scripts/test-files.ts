import { type ChildProcess, fork } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Counts } from './run-tests.ts'
import { root } from './root.ts'

/** How long all tests of a step may take, in milliseconds: a test that hangs must not hang the run. */
const timeoutMs = 60 * 60_000

/** All test files; those of the browser are apart. */
export function testFiles(part: 'unit' | 'e2e'): string[] {
  if (part === 'e2e') return globSync('tests/e2e/**/*.test.ts', { cwd: root }).toSorted()
  const exclude = ['node_modules/**', 'build/**', 'var/**', 'tests/e2e/**']
  return globSync('**/*.test.ts', { cwd: root, exclude }).toSorted()
}

/** Seconds of the files that take longest, on two cores; every other file counts as `otherSeconds`. */
const seconds: Readonly<Record<string, number>> = {
  'tests/e2e/sweep-kk-desktop.test.ts': 200,
  'tests/e2e/sweep-kk-phone.test.ts': 180,
  'tests/e2e/forms/forms.test.ts': 165,
  'tests/e2e/forms/wrong-inputs.test.ts': 140,
  'tests/e2e/navigation/language-change.test.ts': 105,
  'tests/e2e/navigation/header.test.ts': 90,
  'tests/e2e/second-company.test.ts': 78,
  'tests/e2e/servers/kill-rounds.test.ts': 60,
  'tests/e2e/counters.test.ts': 55,
  'tests/e2e/walk.test.ts': 50,
  'tests/e2e/forms/order-a-call.test.ts': 50,
  'tests/e2e/sweep-en.test.ts': 45,
  'tests/e2e/sweep-ru.test.ts': 45,
  'tests/e2e/servers/outage-rounds.test.ts': 45,
  'tests/e2e/navigation/error-pages.test.ts': 40,
  'tests/e2e/crawl.test.ts': 40,
  'tests/e2e/loading/offline.test.ts': 40,
  'tests/e2e/loading/safe-parts.test.ts': 40,
  'tests/e2e/homes/three-actions.test.ts': 40,
  'tests/e2e/forms/form-action.test.ts': 40,
  'tests/e2e/navigation/new-version.test.ts': 35,
  'tests/e2e/homes/purchase.test.ts': 35,
  'tests/e2e/homes/estate.test.ts': 35,
  'tests/e2e/test-ui.test.ts': 35,
  'tests/e2e/servers/database-outage.test.ts': 35,
  'tests/e2e/forms/consultation.test.ts': 30,
  'tests/e2e/career.test.ts': 30,
  'tests/e2e/homes/price-on-request.test.ts': 30,
  'tests/e2e/navigation/drawer.test.ts': 30,
  'tests/e2e/servers/failing-calls.test.ts': 25,
  'tests/second-company.test.ts': 80,
  'leads/watches/chat-kills.test.ts': 72,
  'commands/feed.test.ts': 55,
  'tests/recipes.test.ts': 55,
  'tests/hanging-telling.test.ts': 55,
  'tests/honest-figures.test.ts': 54,
  'server/bootstrap/staff-page.test.ts': 48,
  'tests/pictures-apart.test.ts': 36,
  'server/start.test.ts': 36,
  'tests/bad-deployment.test.ts': 36,
  'tests/pictures-live.test.ts': 36,
  'leads/watches/telling-kills.test.ts': 34,
  'tests/manual-journey.test.ts': 30,
  'deploy/backup.test.ts': 26,
  'tests/alarm-letters.test.ts': 26,
  'commands/content.test.ts': 25,
  'commands/content/publish.test.ts': 25,
  'media/fonts/own-fonts.test.ts': 25,
  'commands/staff.test.ts': 22,
  'tests/two-replicas.test.ts': 22,
  'server/stock/pictures-loop.test.ts': 20,
  'deploy/proxies.test.ts': 18,
  'server/stock/stock-loop.test.ts': 18,
  'tests/company-fonts.test.ts': 18,
  'tests/rolling-restart.test.ts': 16,
  'content/kill.test.ts': 16,
  'tests/update-over.test.ts': 14,
  'api/catalogue/calculation-export.test.ts': 13,
  'tests/helpers/databases/postgres.test.ts': 13,
  'leads/uploads/file-kind.test.ts': 12,
  'server/api-client/http-api.test.ts': 12,
  'tests/metrics.test.ts': 12,
  'scripts/seed.test.ts': 12,
  'commands/letters.test.ts': 11,
  'commands/status.test.ts': 10,
  'tests/leave-at-once.test.ts': 10,
  'feeds/in/tables/read-sheets.test.ts': 10,
  'scripts/start.test.ts': 9,
  'scripts/install/install.test.ts': 9,
  'server/bootstrap/staff-attacks.test.ts': 9,
  'scripts/finish-pictures.test.ts': 8,
  'server/bootstrap/uploads.test.ts': 8,
  'deploy/image.test.ts': 8,
  'scripts/test-files.test.ts': 8,
  'server/http/slow-clients.test.ts': 8,
  'database/contents/content-listener.test.ts': 8,
  'content/read-content.test.ts': 8,
  'tests/disk-full.test.ts': 8,
  'commands/leads.test.ts': 6,
}
const otherSeconds = { unit: 2, e2e: 10 }

/** The files of each process: the longest first, each to the process with the least to do so far. */
export function shareOut(files: readonly string[], processes: number): string[][] {
  const cost = (file: string) => seconds[file] ?? otherSeconds[file.startsWith('tests/e2e/') ? 'e2e' : 'unit']
  const shares = Array.from({ length: processes }, () => ({ files: [] as string[], cost: 0 }))
  for (const file of files.toSorted((one, other) => cost(other) - cost(one))) {
    const least = shares.reduce((found, share) => (share.cost < found.cost ? share : found))
    least.files.push(file)
    least.cost += cost(file)
  }
  return shares.map((share) => share.files).filter((share) => share.length > 0)
}

/** Runs test files in as many processes as asked. */
export async function runTestFiles(
  files: readonly string[],
  processes: number,
  env: NodeJS.ProcessEnv = {},
): Promise<Counts> {
  if (files.length === 0) {
    console.log('There are no test files.')
    return nothing
  }
  const counts = await Promise.all(shareOut(files, processes).map((share) => runShare(share, env)))
  return counts.reduce((sum, each) => ({
    passed: sum.passed + each.passed,
    failed: sum.failed + each.failed,
    failedTests: [...sum.failedTests, ...each.failedTests],
    passedTests: [...sum.passedTests, ...each.passedTests],
  }))
}

/** More failed tests of a hundred than this are not chance, and three of any number may be. */
const chances = { least: 3, percent: 1 }

/**
 * As `runTestFiles`, but a few failed tests run once more when nothing else does, and what they say then counts. A
 * browser or a server that a busy machine starves misses a moment now and then; the names of such tests are printed. A
 * failed property is never chance: it has no second run (decision 068).
 */
export async function runWithSecondChance(
  files: readonly string[],
  processes: number,
  env: NodeJS.ProcessEnv = {},
): Promise<Counts> {
  const first = await runTestFiles(files, processes, env)
  const { failed, failedTests } = first
  const most = Math.max(chances.least, ((first.passed + failed) * chances.percent) / 100)
  if (failed === 0 || failed > most || failedTests.length !== failed) return first
  console.log(`\nOnce more, alone: ${failedTests.join(' · ')}`)
  const again = await runTestFiles(files, 1, { ...env, TEST_NAMES: JSON.stringify(failedTests) })
  if (again.failed > 0 || again.passed !== failed) return first
  console.log(`Passed this time. Tests that fail by chance: ${failed}`)
  const passedTests = [...first.passedTests, ...again.passedTests]
  return { ...again, passed: passedTests.length, passedTests }
}

function runShare(files: readonly string[], env: NodeJS.ProcessEnv): Promise<Counts> {
  const paths = files.map((file) => join(root, file))
  const child = fork(join(root, 'scripts/run-tests.ts'), paths, {
    cwd: root,
    // Pages are rendered as visitors get them; React for development takes almost twice the time.
    env: { ...process.env, NODE_ENV: 'production', ...env },
    // A coverage or inspection of the runner must not spread to the tests by itself.
    execArgv: [],
    // A process group of its own, which the runner ends when this process is gone.
    detached: true,
  })
  return resultOf(child)
}

/** What a run that gives no results counts as. */
const nothing: Counts = { passed: 0, failed: 1, failedTests: [], passedTests: [] }

/** A process that ends without telling its counts has failed once, for a reason that it has printed. */
async function resultOf(child: ChildProcess): Promise<Counts> {
  const { promise, resolve } = Promise.withResolvers<Counts>()
  let counts: Counts | undefined
  const timer = setTimeout(() => {
    console.log(`The tests did not end in ${timeoutMs / 60_000} minutes.`)
    child.kill('SIGKILL')
  }, timeoutMs)
  child.on('message', (message) => (counts = message as Counts))
  child.on('exit', (code, signal) => {
    clearTimeout(timer)
    if (counts === undefined)
      console.log(`The tests ended before their end (${signal ?? `exit code ${code}`}).`)
    resolve(counts ?? nothing)
  })
  return promise
}

import { AssertionError } from 'node:assert'
import { relative } from 'node:path'
import { run } from 'node:test'
import { inspect, stripVTControlCharacters } from 'node:util'
import { root } from './root.ts'

/**
 * Runs test files in this one process and reports the numbers of passed and failed tests to the parent: a process per
 * file would take twice the time. Prints failures, the files that take long (`scripts/test-files.ts` shares them out by
 * that), and without a parent the numbers. A skipped test counts as failed: an untested promise must not look tested.
 *
 * node scripts/run-tests.ts file.test.ts …
 *
 * TEST_NAMES, a JSON list, runs the tests of these names only.
 */
export type Counts = {
  passed: number
  failed: number
  /** The names of the failed tests that may run once more: no properties, and what failed outside a test has no name. */
  failedTests: string[]
  passedTests: string[]
}

// The parent is gone, even by `kill -9`: the processes of the tests must end too.
process.once('disconnect', () => process.kill(0, 'SIGTERM'))
// A listener for the parent keeps the process alive, and the test stream ends only when nothing does.
process.channel?.unref()

const names = JSON.parse(process.env['TEST_NAMES'] ?? '[]') as string[]
const stream = run({
  files: process.argv.slice(2),
  isolation: 'none',
  // An empty list would leave out every test.
  ...(names.length > 0 && { testNamePatterns: names.map((name) => new RegExp(`^${RegExp.escape(name)}$`)) }),
})
/** Seconds that each file has taken. */
const seconds = new Map<string, number>()
const long = 20

function note(file: string | undefined, nesting: number, milliseconds: number): void {
  if (file === undefined || nesting > 0) return
  seconds.set(file, (seconds.get(file) ?? 0) + milliseconds / 1000)
}

const counts: Counts = { passed: 0, failed: 0, failedTests: [], passedTests: [] }
let success = true

function report(title: string, file: string | undefined, reason: unknown): void {
  const place = file === undefined ? '' : `  (${relative(root, file)})`
  console.log(`\n  ✖ ${title}${place}\n${indented(reason)}`)
}

/** The runner wraps the error of a failed test. */
function ownError(reason: unknown): unknown {
  return reason instanceof Error && reason.cause instanceof Error ? reason.cause : reason
}

/** A property failed for values that the next run would not try: fast-check says so in its own words. */
function isProperty(reason: unknown): boolean {
  const error = ownError(reason)
  return error instanceof Error && error.message.startsWith('Property failed')
}

/** The lines of the runner itself are useless. */
function indented(reason: unknown): string {
  const error = ownError(reason)
  const text = error instanceof AssertionError ? error.stack : inspect(error, { depth: 4, breakLength: 110 })
  const lines = stripVTControlCharacters(String(text)).split('\n')
  return lines
    .filter((line) => !line.includes('node:internal'))
    .map((line) => `    ${line}`)
    .join('\n')
}

stream.on('test:pass', ({ name, file, nesting, skip, todo, details }) => {
  note(file, nesting, details.duration_ms)
  if (details.type === 'suite') return
  if (skip === undefined && todo === undefined) {
    counts.passed++
    counts.passedTests.push(name)
    return
  }
  counts.failed++
  report(
    name,
    file,
    `It did not run: ${[skip, todo].find((why) => typeof why === 'string') ?? 'marked so in the file'}`,
  )
})
stream.on('test:fail', ({ name, file, line, nesting, details }) => {
  note(file, nesting, details.duration_ms)
  counts.failed++
  if (!isProperty(details.error)) counts.failedTests.push(name)
  report(name, file === undefined ? undefined : `${file}:${line}`, details.error)
})
stream.on('test:diagnostic', ({ message, file, level }) => {
  if (level !== 'error' && level !== 'warn' && !message.includes('asynchronous activity')) return
  counts.failed++
  report('something went on after its test had ended', file, message)
})
stream.on('test:stderr', ({ message }) => process.stderr.write(message))
stream.on('test:summary', (summary) => {
  success &&= summary.success
})
stream.on('end', () => {
  for (const [file, taken] of seconds)
    if (taken >= long) console.log(`  ${relative(root, file)}: ${Math.round(taken)} s`)
  if (!success && counts.failed === 0) counts.failed = 1
  if (process.send !== undefined) {
    process.send(counts, () => process.exit(0))
    return
  }
  console.log(`${counts.passed} passed, ${counts.failed} failed`)
  process.exit(counts.failed === 0 ? 0 : 1)
})
stream.resume()

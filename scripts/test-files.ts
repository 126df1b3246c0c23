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

/** Runs test files in as many processes as asked; each takes its share of the files. */
export async function runTestFiles(
  files: readonly string[],
  processes: number,
  env: NodeJS.ProcessEnv = {},
): Promise<Counts> {
  if (files.length === 0) {
    console.log('There are no test files.')
    return { passed: 0, failed: 1 }
  }
  const parts = Array.from({ length: processes }, (_, index) =>
    runPart(files, `${index + 1}/${processes}`, env),
  )
  const counts = await Promise.all(parts)
  return counts.reduce((sum, each) => ({
    passed: sum.passed + each.passed,
    failed: sum.failed + each.failed,
  }))
}

function runPart(files: readonly string[], shard: string, env: NodeJS.ProcessEnv): Promise<Counts> {
  const child = fork(join(root, 'scripts/run-tests.ts'), [shard, ...files.map((file) => join(root, file))], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', ...env },
    // A coverage or inspection of the runner must not spread to the tests by itself.
    execArgv: [],
    // A process group of its own, which the runner ends when this process is gone.
    detached: true,
  })
  return resultOf(child)
}

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
    resolve(counts ?? { passed: 0, failed: 1 })
  })
  return promise
}

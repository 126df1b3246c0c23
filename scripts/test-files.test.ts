import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { until } from '#tests/helpers/until.ts'
import { root } from './root.ts'
import { shareOut, testFiles } from './test-files.ts'

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

for (const signal of ['SIGTERM', 'SIGKILL'] as const)
  test(`when the tests are stopped by ${signal}, nothing that they started goes on`, async (t) => {
    const folder = temporaryFolder(t)
    const noted = join(folder, 'pids')
    const file = join(folder, 'endless.test.mjs')
    writeFileSync(
      file,
      `import { spawn } from 'node:child_process'
       import { writeFileSync } from 'node:fs'
       import { test } from 'node:test'
       test('endless', () => {
         const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
         writeFileSync(${JSON.stringify(noted)}, process.pid + ' ' + server.pid + ' ')
         return new Promise(() => {})
       })`,
    )
    const parent = spawn(
      process.execPath,
      [
        '-e',
        `import('./scripts/test-files.ts').then((m) => m.runTestFiles([${JSON.stringify(relative(root, file))}], 1))`,
      ],
      { cwd: root, stdio: 'ignore' },
    )
    t.after(() => parent.kill('SIGKILL'))
    const started = () => {
      try {
        return readFileSync(noted, 'utf8').match(/^(\d+) (\d+) $/)
      } catch {
        return null
      }
    }
    await until(async () => started() !== null)
    const pids = started()?.slice(1).map(Number) ?? []
    assert.deepEqual(pids.map(isAlive), [true, true])
    parent.kill(signal)
    await once(parent, 'exit')
    await until(async () => !pids.some(isAlive))
  })

test('the longest test files begin, and every file runs once', () => {
  const files = testFiles('e2e')
  const shares = shareOut(files, 2)
  assert.deepEqual(shares.flat().toSorted(), files)
  assert.deepEqual(
    shares.map(([first]) => first),
    ['tests/e2e/sweep-kk-desktop.test.ts', 'tests/e2e/sweep-kk-phone.test.ts'],
  )
})

/** Runs a file as all tests run, in a process whose report of failures nobody sees: [passed, failed]. */
async function secondChance(file: string): Promise<unknown> {
  const code = `const { runWithSecondChance } = await import('./scripts/test-files.ts')
    const { passed, failed } = await runWithSecondChance([${JSON.stringify(relative(root, file))}], 1)
    process.send([passed, failed], () => process.exit())`
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const [counts] = (await once(child, 'message')) as unknown[]
  return counts
}

for (const { how, failures, expected } of [
  { how: 'once, passes the second time', failures: 1, expected: [3, 0] },
  { how: 'twice has failed', failures: 2, expected: [2, 1] },
])
  test(`a test that fails ${how}`, async (t) => {
    const folder = temporaryFolder(t)
    const noted = join(folder, 'runs')
    writeFileSync(noted, '')
    const file = join(folder, 'chance.test.mjs')
    writeFileSync(
      file,
      `import assert from 'node:assert'
       import { appendFileSync, readFileSync } from 'node:fs'
       import { test } from 'node:test'
       const note = (name) => appendFileSync(${JSON.stringify(noted)}, name + ' ')
       test('first', () => note('first'))
       test('by chance (1 + 1)', () => {
         note('chance')
         const runs = readFileSync(${JSON.stringify(noted)}, 'utf8').split('chance').length - 1
         assert.ok(runs > ${failures})
       })
       test('last', () => note('last'))`,
    )
    assert.deepEqual(await secondChance(file), expected)
    assert.equal(readFileSync(noted, 'utf8'), 'first chance last chance ')
  })

for (const { how, failing, passing, runs } of [
  { how: 'four failures of four are no chance: nothing runs again', failing: 4, passing: 0, runs: 1 },
  { how: 'four failures of 400 run once more', failing: 4, passing: 396, runs: 2 },
  { how: 'five failures of 400 do not run again', failing: 5, passing: 395, runs: 1 },
])
  test(how, async (t) => {
    const folder = temporaryFolder(t)
    const noted = join(folder, 'runs')
    const file = join(folder, 'broken.test.mjs')
    writeFileSync(
      file,
      `import { appendFileSync } from 'node:fs'
       import { test } from 'node:test'
       for (let number = 0; number < ${failing}; number++)
         test('fails ' + number, () => {
           appendFileSync(${JSON.stringify(noted)}, number + ' ')
           throw new Error('broken')
         })
       for (let number = 0; number < ${passing}; number++) test('passes ' + number, () => {})`,
    )
    assert.deepEqual(await secondChance(file), [passing, failing])
    const once = Array.from({ length: failing }, (_, number) => `${number} `).join('')
    assert.equal(readFileSync(noted, 'utf8'), once.repeat(runs))
  })

test('a property that fails is no chance: it does not run again with other values', async (t) => {
  const folder = temporaryFolder(t)
  const noted = join(folder, 'runs')
  const file = join(folder, 'property.test.mjs')
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs'
     import { test } from 'node:test'
     import fc from ${JSON.stringify(import.meta.resolve('fast-check'))}
     test('property', () => {
       appendFileSync(${JSON.stringify(noted)}, 'run ')
       fc.assert(fc.property(fc.integer(), () => false))
     })`,
  )
  assert.deepEqual(await secondChance(file), [0, 1])
  assert.equal(readFileSync(noted, 'utf8'), 'run ')
})

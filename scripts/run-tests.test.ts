import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'

test('every test of a file runs, or those of the given names alone, and failures are counted', async (t) => {
  const file = join(temporaryFolder(t), 'some.test.mjs')
  writeFileSync(
    file,
    `import { test } from 'node:test'
test('good', () => {})
test('bad (of course)', () => {
  throw new Error('bad')
})`,
  )
  const counts = async (names: readonly string[]) => {
    const { TEST_NAMES: _, NODE_TEST_CONTEXT: __, ...env } = process.env
    const given = names.length === 0 ? {} : { TEST_NAMES: JSON.stringify(names) }
    const child = fork(join(import.meta.dirname, 'run-tests.ts'), [file], {
      env: { ...env, ...given },
      silent: true,
    })
    const [message] = (await once(child, 'message')) as unknown[]
    return message
  }
  const failedTests = ['bad (of course)']
  const passedTests = ['good']
  assert.deepEqual(await counts([]), { passed: 1, failed: 1, failedTests, passedTests })
  assert.deepEqual(await counts(failedTests), { passed: 0, failed: 1, failedTests, passedTests: [] })
  assert.deepEqual(await counts(['good']), { passed: 1, failed: 0, failedTests: [], passedTests })
})

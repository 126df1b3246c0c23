import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { test } from 'node:test'
import { root } from '#scripts/root.ts'

/** How many files of code a folder has at most beside its tests; the styles of a part count with their part. */
const max = 40

/** Where every file is one rule, resource, area of texts or step, and its name is all that a reader looks for. */
const flat = ['contract', 'database/migrations', 'domain', 'texts']

const leftOut = ['node_modules', 'build', 'var', 'public', '.react-router', '.git']

test('no folder holds more files of code than a reader can look over', () => {
  const files = globSync('**/*.{ts,tsx,mjs}', { cwd: root, exclude: leftOut })
  const counts = Map.groupBy(
    files.filter((file) => !file.endsWith('.test.ts')),
    (file) => dirname(file).replaceAll('\\', '/'),
  )
  assert.ok(counts.size > 100, String(counts.size))
  assert.deepEqual(
    [...counts]
      .filter(([folder, { length }]) => length > max && !flat.includes(folder))
      .map(([folder]) => folder),
    [],
  )
})

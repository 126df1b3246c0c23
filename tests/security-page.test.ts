import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '#scripts/root.ts'
import { securityLines } from './helpers/browser/security-page.ts'

const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
const lines = securityLines(page)

test('every file that docs/security.md names is there', () => {
  for (const { id, files } of lines)
    for (const file of files) assert.ok(existsSync(join(root, file)), `${id}: ${file} is not there`)
})

test('every test that docs/security.md names is in the file before it', () => {
  for (const { id, tests } of lines) {
    for (const { file, name } of tests) {
      assert.match(file, /\.test\.tsx?$/, `${id}: «${name}» follows ${file || 'no file'}`)
      const source = readFileSync(join(root, file), 'utf8')
      assert.ok(source.includes(name), `${id}: ${file} has no test «${name}»`)
    }
  }
})

test('every line of docs/security.md that is met names what meets it, and each number stands once', () => {
  const ids = lines.map(({ id }) => id)
  assert.deepEqual(
    ids.filter((id, place) => ids.indexOf(id) !== place),
    [],
  )
  assert.ok(ids.length > 130, `only ${ids.length} lines`)
  for (const { id, state, files, tests, text } of lines) {
    if (state === 'met') assert.ok(files.length + tests.length > 0, `${id} names nothing: ${text}`)
    else assert.ok(text.length > 20, `${id} gives no reason`)
  }
})

test('a page of lines is read as it is meant', () => {
  const [met, open] = securityLines(
    '## V1\n\n- **1.1.1** secure work: reviews, `docs/architecture.md`. `a/b.test.ts` «first thing», «second thing»; `c.test.ts` «third»\n- **1.1.2** threats. Not met: nobody has drawn one.\n',
  )
  assert.deepEqual(met?.files, ['docs/architecture.md', 'a/b.test.ts', 'c.test.ts'])
  assert.deepEqual(met?.tests, [
    { file: 'a/b.test.ts', name: 'first thing' },
    { file: 'a/b.test.ts', name: 'second thing' },
    { file: 'c.test.ts', name: 'third' },
  ])
  assert.deepEqual([met?.id, met?.state, open?.id, open?.state], ['1.1.1', 'met', '1.1.2', 'not met'])
})

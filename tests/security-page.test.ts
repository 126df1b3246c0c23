import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '#scripts/root.ts'
import { testFiles } from '#scripts/test-files.ts'
import { securityLines, untriedClaims } from './helpers/security-page.ts'

const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
const lines = securityLines(page)

test('every file that docs/security.md names is there', () => {
  for (const { id, files } of lines)
    for (const file of files) assert.ok(existsSync(join(root, file)), `${id}: ${file} is not there`)
})

test('R420 every line of docs/security.md that is met names tests that a run has to pass', () => {
  const files = new Set([...testFiles('unit'), ...testFiles('e2e')])
  for (const { id, state, tests, text } of lines) {
    for (const { file, name } of tests) assert.ok(files.has(file), `${id}: «${name}» follows ${file}`)
    if (state === 'met') assert.ok(tests.length > 0, `${id} names no test: ${text}`)
  }
})

test('R420 every test that docs/security.md names stands in its file under that name', () => {
  for (const { id, tests } of lines)
    for (const { file, name } of tests) {
      const source = readFileSync(join(root, file), 'utf8')
      assert.ok(
        source.includes(name) || templates(source).some((one) => one.test(name)),
        `${id}: ${file} «${name}»`,
      )
    }
})

/** The template strings of a source as patterns, in which a value may be anything. */
function templates(source: string): RegExp[] {
  return [...source.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].map(
    ([, text = '']) =>
      new RegExp(
        `^${text
          .split(/\$\{[^}]*\}/)
          .map(RegExp.escape)
          .join('.+')}$`,
      ),
  )
}

test('R420 a test that a line names and that did not pass is told with the line', () => {
  const page =
    '- **1.1.1** a: `a.test.ts` «R1 it holds», «skipped»; `b.test.ts` «other»; `c.test.ts` «apart»\n'
  const run = { files: ['a.test.ts', 'b.test.ts'], passed: ['R1 it holds (SQLite)', 'other things'] }
  assert.deepEqual(untriedClaims(page, run), [
    '1.1.1: a.test.ts «skipped» did not pass',
    '1.1.1: b.test.ts «other» did not pass',
  ])
})

test('every line of docs/security.md says what meets it, and each number stands once', () => {
  const ids = lines.map(({ id }) => id)
  assert.deepEqual(
    ids.filter((id, place) => ids.indexOf(id) !== place),
    [],
  )
  assert.ok(ids.length > 130, `only ${ids.length} lines`)
  for (const { id, state, files, tests, text } of lines) {
    if (state === 'met' || state === 'as written')
      assert.ok(files.length + tests.length > 0, `${id} names nothing: ${text}`)
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

import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { test } from 'node:test'
import { root } from '#scripts/root.ts'

/** Pages for engineers, whose files a reader opens next. */
const pages = ['README.md', 'docs/architecture.md', 'docs/glossary.md', 'docs/recipes.md', 'deploy/README.md']

/** The names of code files between backticks. What begins with a sign is an ending or an example. */
const named = /`(\w(?:[\w.-]*\/)*[\w.-]+\.(?:tsx?|css|mjs))`/g

test('the manuals for engineers name files that exist', () => {
  const exclude = ['node_modules/**', 'build/**', 'var/**']
  const files = globSync('**/*.{ts,tsx,css,mjs}', { cwd: root, exclude })
  const names = new Set([...files, ...files.map((file) => basename(file))])
  const found = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(named)].map(([, name = '']) => ({ page, name })),
  )
  assert.ok(found.length > 40, String(found.length))
  assert.deepEqual(
    found.filter(({ name }) => !names.has(name)),
    [],
  )
})

/** The manuals for those who write content: the samples that they send a reader to. */
const contentPages = ['README.md', 'docs/editors.md', 'docs/feeds.md', 'docs/architecture.md']

test('R1595 the manuals send nobody to a record of the demo company that is not there', () => {
  const found = contentPages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/`(demo-company\/[\w./-]+)`/g)].map(
      ([, name = '']) => ({ page, name }),
    ),
  )
  assert.ok(found.length > 10, String(found.length))
  assert.deepEqual(
    found.filter(({ name }) => !existsSync(join(root, name))),
    [],
  )
})

import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { inputsHash, isBuilt, removeStamp, writeStamp } from './build-stamp.ts'

function project(t: TestContext): string {
  const root = mkdtempSync(join(tmpdir(), 'build-'))
  t.after(() => rmSync(root, { recursive: true }))
  for (const folder of ['web/ui', 'contract', 'build/server', 'build/client/assets']) {
    mkdirSync(join(root, folder), { recursive: true })
  }
  writeFileSync(join(root, 'web/ui/button.css'), '.button {}')
  writeFileSync(join(root, 'contract/pages.ts'), 'export const a = 1')
  writeFileSync(join(root, 'build/server/index.js'), '')
  return root
}

test('what was built from the same sources is not built again', (t) => {
  const root = project(t)
  const hash = inputsHash(root)
  assert.equal(isBuilt(root, hash), false)
  writeStamp(root, hash)
  assert.equal(isBuilt(root, inputsHash(root)), true)
})

test('a changed, renamed or new source asks for a build, a test beside it does not', (t) => {
  const root = project(t)
  const before = inputsHash(root)
  writeFileSync(join(root, 'web/ui/button.test.ts'), '')
  assert.equal(inputsHash(root), before)
  writeFileSync(join(root, 'web/ui/button.css'), '.button { }')
  const changed = inputsHash(root)
  assert.notEqual(changed, before)
  writeFileSync(join(root, 'web/ui/link.css'), '')
  assert.notEqual(inputsHash(root), changed)
})

test('a build that was interrupted or deleted counts as none', (t) => {
  const root = project(t)
  const hash = inputsHash(root)
  writeStamp(root, hash)
  rmSync(join(root, 'build/server/index.js'))
  assert.equal(isBuilt(root, hash), false)
  writeFileSync(join(root, 'build/server/index.js'), '')
  removeStamp(root)
  assert.equal(isBuilt(root, hash), false)
})

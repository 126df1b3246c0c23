import assert from 'node:assert/strict'
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { openSpoolFolder } from './spool-folder.ts'

const name = '1763719200000-a-1.jsonl'
const rights = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('what the spool holds is personal: nobody but its user may read it', async (t) => {
  const path = join(temporaryFolder(t), 'lead-journal')
  mkdirSync(path, { mode: 0o755 })
  chmodSync(path, 0o755)
  const folder = await openSpoolFolder(path)
  const file = await folder.create(name)
  await file.append('first\n')
  await file.close()
  await folder.setAside('torn')
  const aside = join(path, 'refused')
  const [line = ''] = readdirSync(aside)
  assert.deepEqual([path, join(path, name)].map(rights), ['700', '600'])
  assert.deepEqual([aside, join(aside, line)].map(rights), ['700', '600'])
})

test('text is in the file when the promise resolves, at its end', async (t) => {
  const path = temporaryFolder(t)
  const folder = await openSpoolFolder(path)
  const file = await folder.create(name)
  t.after(() => file.close())
  await file.append('first\n')
  await file.append('second\n')
  assert.equal(readFileSync(join(path, name), 'utf8'), 'first\nsecond\n')
  await assert.rejects(folder.create(name), /EEXIST/)
})

test('R418 text that did not reach the disk for sure is taken back, and what was there before stays', async (t) => {
  const path = temporaryFolder(t)
  const folder = await openSpoolFolder(path)
  const file = await folder.create(name)
  t.after(() => file.close())
  await file.append('first\n')
  const handle = await open(join(path, name))
  t.after(() => handle.close())
  const broken = t.mock.method(Object.getPrototypeOf(handle), 'sync', () => Promise.reject(new Error('EIO')))
  await assert.rejects(file.append('refused\n'), /EIO/)
  broken.mock.restore()
  assert.equal(readFileSync(join(path, name), 'utf8'), 'first\n')
})

test('a file knows when another process took its name away', async (t) => {
  const folder = await openSpoolFolder(temporaryFolder(t))
  const file = await folder.create(name)
  t.after(() => file.close())
  assert.equal(await file.isInPlace(), true)
  assert.equal(await folder.rename(name, '1763719200000-b-1.jsonl'), true)
  assert.equal(await file.isInPlace(), false)
  const other = await folder.create(name)
  t.after(() => other.close())
  assert.equal(await file.isInPlace(), false)
})

test('what another process took away is gone without an error', async (t) => {
  const folder = await openSpoolFolder(temporaryFolder(t))
  assert.equal(await folder.rename(name, '1763719200000-b-1.jsonl'), false)
  assert.equal(await folder.read(name), null)
  await folder.remove([name])
})

test('only files of the spool are listed, with the time of the last change', async (t) => {
  const path = temporaryFolder(t)
  const folder = await openSpoolFolder(path)
  writeFileSync(join(path, 'notes.txt'), '')
  await folder.setAside('torn')
  const before = Date.now() - 1_000
  await (await folder.create(name)).close()
  const [listed, ...others] = await folder.list()
  assert.equal(listed?.name, name)
  assert.ok(listed.touchedAt > before && listed.touchedAt < Date.now() + 1_000)
  assert.deepEqual(others, [])
})

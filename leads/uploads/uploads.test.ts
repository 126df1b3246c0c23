import assert from 'node:assert/strict'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { BodyBroken, BodyTooLong, openUploads } from './uploads.ts'

const sender = '203.0.113.7'
const pdf = { type: 'application/pdf', endings: ['pdf'] } as const

function bodyOf(...pieces: string[]): ReadableStream<Uint8Array> {
  return new Blob(pieces).stream()
}

test('the folder is made with the first upload, readable for us alone', async (t) => {
  const folder = join(temporaryFolder(t), 'deep', 'uploads')
  const uploads = openUploads(folder)
  await assert.rejects(stat(folder), /ENOENT/)
  assert.equal(await uploads.takeBody(sender, bodyOf('a', 'b'), 2, async (whole) => whole.toString()), 'ab')
  assert.equal((await stat(folder)).mode & 0o777, 0o700)
  assert.deepEqual(await readdir(join(folder, 'incoming')), [])
})

test('a body lies on disk only while it is read', async (t) => {
  const folder = temporaryFolder(t)
  const uploads = openUploads(folder)
  const seen = await uploads.takeBody(sender, bodyOf('abc'), 3, async () => {
    const names = await readdir(join(folder, 'incoming'))
    const { mode } = await stat(join(folder, 'incoming', names[0] ?? ''))
    return { count: names.length, mode: mode & 0o777 }
  })
  assert.deepEqual(seen, { count: 1, mode: 0o600 })
  const failing = async () => {
    throw new Error('unreadable')
  }
  await assert.rejects(uploads.takeBody(sender, bodyOf('abc'), 3, failing), /unreadable/)
  await assert.rejects(uploads.takeBody(sender, bodyOf('abcd'), 3, failing), BodyTooLong)
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
  await assert.rejects(uploads.takeBody(sender, broken, 3, failing), BodyBroken)
  assert.deepEqual(await readdir(join(folder, 'incoming')), [])
})

test('a file moves to its place when it is kept, and can be taken away from either', async (t) => {
  const folder = temporaryFolder(t)
  const uploads = openUploads(folder)
  const kept = await uploads.takeFile(Buffer.from('%PDF'), pdf, '../cv.exe')
  const { id, path, ...facts } = kept.file
  assert.deepEqual(facts, { name: 'cv.exe.pdf', type: 'application/pdf', size: 4 })
  assert.equal(path, `${id}.pdf`)
  assert.deepEqual(await readdir(folder), ['incoming'])
  await kept.keep()
  assert.equal((await readFile(join(folder, path))).toString(), '%PDF')
  assert.deepEqual(await readdir(join(folder, 'incoming')), [])
  const other = await uploads.takeFile(Buffer.from('%PDF'), pdf, 'cv.pdf')
  assert.notEqual(other.file.path, path, 'files of the same name do not meet')
  await other.remove()
  await kept.remove()
  await kept.remove()
  assert.deepEqual(await readdir(folder, { recursive: true }), ['incoming'])
})

test('a folder that went away is made again', async (t) => {
  const folder = join(temporaryFolder(t), 'uploads')
  const uploads = openUploads(folder)
  for (let time = 0; time < 2; time += 1) {
    const file = await uploads.takeFile(Buffer.from('%PDF'), pdf, 'cv.pdf')
    await file.keep()
    assert.deepEqual(await readdir(folder), [file.file.path, 'incoming'].toSorted())
    await rm(folder, { recursive: true })
  }
})

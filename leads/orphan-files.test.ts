import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { eachDatabase, sqliteDatabase } from '#tests/helpers/databases.ts'
import { fillDatabase, makeLead, makeRow } from '#tests/helpers/rows.ts'
import { temporaryFolder } from '#tests/helpers/server.ts'
import { removeOrphans } from './orphan-files.ts'

const now = new Date('2026-11-21T10:00:00Z')
const hour = 60 * 60 * 1000

async function folders(t: TestContext) {
  const dataDir = temporaryFolder(t)
  const uploads = join(dataDir, 'uploads')
  const journal = join(dataDir, 'journal')
  await mkdir(join(uploads, 'incoming'), { recursive: true })
  await mkdir(journal)
  return { uploads, journal }
}

async function oldFile(path: string, hours: number): Promise<void> {
  await writeFile(path, 'x')
  const at = new Date(now.getTime() - hours * hour)
  await utimes(path, at, at)
}

eachDatabase(
  'uploads of a day ago that belong to no request are deleted, all others stay',
  async (db, _, t) => {
    const { uploads, journal } = await folders(t)
    const [kept, waiting, refused, orphan, young] = Array.from({ length: 5 }, () => randomUUIDv7())
    for (const id of [kept, waiting, refused, orphan]) await oldFile(join(uploads, `${id}.pdf`), 25)
    await oldFile(join(uploads, `${young}.pdf`), 23)
    await oldFile(join(uploads, 'notes.txt'), 25)
    await oldFile(join(uploads, 'incoming', 'a.body'), 25)
    await oldFile(join(uploads, 'incoming', 'b.body'), 23)
    await writeFile(join(journal, '1-a.jsonl'), `{"file":{"path":"${waiting}.pdf"}}\n`)
    await writeFile(join(journal, 'refused.jsonl'), `{"file":{"path":"${refused}.pdf"}}\n`)
    await fillDatabase(db, {
      leads: [makeLead(1)],
      lead_files: [makeRow('lead_files', { id: kept ?? '', lead_id: makeLead(1).id, path: `${kept}.pdf` })],
    })
    assert.equal(await removeOrphans({ db, uploads, journal, now }), 2)
    const left = [kept, waiting, refused, young].map((id) => `${id}.pdf`)
    assert.deepEqual((await readdir(uploads)).toSorted(), ['incoming', 'notes.txt', ...left].toSorted())
    assert.deepEqual(await readdir(join(uploads, 'incoming')), ['b.body'])
  },
)

test('before the first upload there is nothing to delete', async (t) => {
  const db = await sqliteDatabase(t)
  const folder = join(temporaryFolder(t), 'none')
  assert.equal(await removeOrphans({ db, uploads: folder, journal: folder, now }), 0)
})

test('a thousand orphans are asked for in parts', async (t) => {
  const db = await sqliteDatabase(t)
  const { uploads, journal } = await folders(t)
  for (let number = 0; number < 1001; number += 1) await oldFile(join(uploads, `${randomUUIDv7()}.pdf`), 30)
  assert.equal(await removeOrphans({ db, uploads, journal, now }), 1001)
  assert.deepEqual(await readdir(uploads), ['incoming'])
})

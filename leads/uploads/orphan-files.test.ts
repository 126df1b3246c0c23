import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { eachDatabase, sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeLead, makeRow } from '#tests/helpers/databases/rows.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { refuseLine } from '../spool/refused-lines.ts'
import { agedTrash, setAsideOrphans } from './orphan-files.ts'

const now = new Date('2026-11-21T10:00:00Z')
const hour = 60 * 60 * 1000

async function folders(t: TestContext) {
  const dataDir = temporaryFolder(t)
  const uploads = join(dataDir, 'uploads')
  const spool = join(dataDir, 'spool')
  await mkdir(join(uploads, 'incoming'), { recursive: true })
  await mkdir(spool)
  return { uploads, spool }
}

async function oldFile(path: string, hours: number): Promise<void> {
  await writeFile(path, 'x')
  const at = new Date(now.getTime() - hours * hour)
  await utimes(path, at, at)
}

const names = async (folder: string) => (await readdir(folder)).toSorted()

eachDatabase(
  'R222 uploads of a day ago that belong to no request wait in the trash, all others stay',
  async (db, _, t) => {
    const { uploads, spool } = await folders(t)
    const [kept, waiting, refused, orphan, young] = Array.from({ length: 5 }, () => randomUUIDv7())
    for (const id of [kept, waiting, refused, orphan]) await oldFile(join(uploads, `${id}.pdf`), 25)
    await oldFile(join(uploads, `${young}.pdf`), 23)
    await oldFile(join(uploads, 'notes.txt'), 25)
    await oldFile(join(uploads, 'incoming', 'a.body'), 25)
    await oldFile(join(uploads, 'incoming', 'b.body'), 23)
    await writeFile(join(spool, '1-a.jsonl'), `{"file":{"path":"${waiting}.pdf"}}\n`)
    await refuseLine(spool, `{"file":{"path":"${refused}.pdf"`, 0)
    await fillDatabase(db, {
      leads: [makeLead(1)],
      lead_files: [makeRow('lead_files', { id: kept ?? '', lead_id: makeLead(1).id, path: `${kept}.pdf` })],
    })
    const done = await setAsideOrphans({ db, uploads, spool, now })
    assert.deepEqual(done, { moved: 2, returned: 0, refused: 0 })
    const left = [kept, waiting, refused, young].map((id) => `${id}.pdf`)
    assert.deepEqual(await names(uploads), ['incoming', 'notes.txt', 'trash', ...left].toSorted())
    assert.deepEqual(await names(join(uploads, 'incoming')), ['b.body'])
    assert.deepEqual(await names(join(uploads, 'trash')), [`${orphan}.pdf`, 'a.body'].toSorted())

    const inDays = (days: number) => new Date(now.getTime() + days * 24 * hour)
    await setAsideOrphans({ db, uploads, spool, now: inDays(400) })
    assert.ok((await names(join(uploads, 'trash'))).includes(`${orphan}.pdf`), 'a start deletes nothing')
    assert.deepEqual(await agedTrash(uploads, inDays(29)), [])
    assert.ok((await agedTrash(uploads, inDays(31))).includes(join(uploads, 'trash', `${orphan}.pdf`)))
  },
)

eachDatabase(
  'R222 a start with another database touches no upload, and one that has the requests brings files back',
  async (db, _, t) => {
    const { uploads, spool } = await folders(t)
    const ids = Array.from({ length: 20 }, () => randomUUIDv7())
    for (const id of ids) await oldFile(join(uploads, `${id}.pdf`), 72)
    const before = await names(uploads)
    const refused = await setAsideOrphans({ db, uploads, spool, now })
    assert.deepEqual(refused, { moved: 0, returned: 0, refused: 20 })
    assert.deepEqual(await names(uploads), before)

    const leadFile = (id: string) => makeRow('lead_files', { id, lead_id: makeLead(1).id, path: `${id}.pdf` })
    await fillDatabase(db, { leads: [makeLead(1)], lead_files: ids.slice(1).map(leadFile) })
    const parts = { db, uploads, spool, now }
    assert.deepEqual(await setAsideOrphans(parts), { moved: 1, returned: 0, refused: 0 })
    await fillDatabase(db, { lead_files: [leadFile(ids[0] ?? '')] })
    assert.deepEqual(await setAsideOrphans(parts), { moved: 0, returned: 1, refused: 0 })
    assert.deepEqual(await names(join(uploads, 'trash')), [])
  },
)

eachDatabase('R222 the thirty days of a file begin before it is in the trash', async (db, _, t) => {
  const { uploads, spool } = await folders(t)
  const path = join(uploads, 'incoming', 'a.body')
  await oldFile(path, 40 * 24)
  // It cannot be moved there.
  await mkdir(join(uploads, 'trash', 'a.body'), { recursive: true })
  await assert.rejects(setAsideOrphans({ db, uploads, spool, now }))
  assert.deepEqual((await stat(path)).mtime, now)
})

test('before the first upload there is nothing to set aside', async (t) => {
  const db = await sqliteDatabase(t)
  const folder = join(temporaryFolder(t), 'none')
  const done = await setAsideOrphans({ db, uploads: folder, spool: folder, now })
  assert.deepEqual(done, { moved: 0, returned: 0, refused: 0 })
})

test('a thousand files are asked for in parts', async (t) => {
  const db = await sqliteDatabase(t)
  const { uploads, spool } = await folders(t)
  const ids = Array.from({ length: 1001 }, () => randomUUIDv7())
  for (const id of ids) await oldFile(join(uploads, `${id}.pdf`), 30)
  const lead_files = ids.map((id) =>
    makeRow('lead_files', { id, lead_id: makeLead(1).id, path: `${id}.pdf` }),
  )
  await fillDatabase(db, { leads: [makeLead(1)], lead_files })
  const done = await setAsideOrphans({ db, uploads, spool, now })
  assert.deepEqual(done, { moved: 0, returned: 0, refused: 0 })
})

import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { clearUploads } from './clear-uploads.ts'

const now = new Date('2026-11-21T10:00:00Z')
const twoDaysAgo = new Date('2026-11-19T10:00:00Z')

eachDatabase(
  'R569 a start says in the log when so many files are unknown that it touched none, and what it set aside',
  async (db, _, t) => {
    const uploads = join(temporaryFolder(t), 'uploads')
    const spool = join(temporaryFolder(t), 'spool')
    await mkdir(uploads)
    const addFile = async () => {
      const path = join(uploads, `${randomUUIDv7()}.pdf`)
      await writeFile(path, 'CV')
      await utimes(path, twoDaysAgo, twoDaysAgo)
    }
    const start = async () => {
      const log = recordingLog()
      await clearUploads({ db, uploads, spool, now }, log)
      return log.lines.map(({ level, facts, message }) => [level, facts, /right database/.test(message)])
    }
    for (let number = 0; number < 5; number += 1) await addFile()
    assert.deepEqual(await start(), [['info', { moved: 5 }, false]])
    assert.deepEqual(await readdir(uploads), ['trash'])
    for (let number = 0; number < 6; number += 1) await addFile()
    assert.deepEqual(await start(), [['warn', { files: 6 }, true]])
    assert.equal((await readdir(uploads)).length, 7)
  },
)

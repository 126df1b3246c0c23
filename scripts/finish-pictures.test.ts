import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { importContentFolder } from '#content/import-folder.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { parseEnv } from '#server/env.ts'
import { mediaFolder } from '#server/files/media-folder.ts'
import { contentFolderWith } from '#tests/helpers/content-folder.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { finishPictures } from './seed.ts'

test('R518 a process beside the site makes the AVIF files that a first start has left, once', async (t) => {
  const dataDir = temporaryFolder(t)
  const env = parseEnv({ DATA_DIR: dataDir })
  const db = openDatabase({ dataDir, databaseUrl: null })
  t.after(() => db.destroy())
  await migrate(db)
  assert.equal(finishPictures(env), null)
  await importContentFolder(db, contentFolderWith(t), { media: mediaFolder(env), avifLater: true })
  const settings = { DATA_DIR: process.env['DATA_DIR'], DATABASE_URL: process.env['DATABASE_URL'] }
  t.after(() => {
    for (const [name, value] of Object.entries(settings)) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  })
  Object.assign(process.env, { DATA_DIR: dataDir, DATABASE_URL: '' })
  const child = finishPictures(env) ?? assert.fail('nothing was left')
  const [code] = (await once(child, 'exit')) as [number | null]
  assert.equal(code, 0)
  const { cover } = await db.selectFrom('articles').select('cover').executeTakeFirstOrThrow()
  assert.match(cover, /\.avif 8w/)
  assert.equal(finishPictures(env), null)
})

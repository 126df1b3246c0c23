import assert from 'node:assert/strict'
import { contentFolderWith } from '#tests/helpers/content-folder.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { seedWhenEmpty } from './seed.ts'

eachDatabase('an empty database is filled once; one with projects is left alone', async (db, _, t) => {
  const media = temporaryFolder(t)
  const folder = contentFolderWith(t)
  assert.equal(await seedWhenEmpty(db, folder, { media, avifLater: true }), true)
  await db.updateTable('cities').set({ sort_order: 77 }).execute()
  assert.equal(await seedWhenEmpty(db, folder, { media, avifLater: true }), false)
  const city = await db.selectFrom('cities').select('sort_order').executeTakeFirst()
  assert.equal(city?.sort_order, 77)
})

import assert from 'node:assert/strict'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { demoCompany } from '#tests/helpers/demo-company.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { seedWhenEmpty } from './seed.ts'

eachDatabase('an empty database is filled once; one with projects is left alone', async (db, _, t) => {
  const media = temporaryFolder(t)
  assert.equal(await seedWhenEmpty(db, demoCompany, { media }), true)
  await db.updateTable('cities').set({ sort_order: 77 }).where('id', '=', 1).execute()
  assert.equal(await seedWhenEmpty(db, demoCompany, { media }), false)
  const city = await db.selectFrom('cities').select('sort_order').where('id', '=', 1).executeTakeFirst()
  assert.equal(city?.sort_order, 77)
})

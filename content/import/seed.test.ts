import assert from 'node:assert/strict'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { seedWhenEmpty } from './seed.ts'

eachDatabase('an empty database is filled once; one with projects is left alone', async (db) => {
  assert.equal(await seedWhenEmpty(db), true)
  await db.updateTable('cities').set({ sort_order: 77 }).where('id', '=', 1).execute()
  assert.equal(await seedWhenEmpty(db), false)
  const city = await db.selectFrom('cities').select('sort_order').where('id', '=', 1).executeTakeFirst()
  assert.equal(city?.sort_order, 77)
})

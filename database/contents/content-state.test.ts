import assert from 'node:assert/strict'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { bumpContentVersion, contentVersion } from './content-state.ts'

eachDatabase('the content version grows by one with every change', async (db) => {
  assert.equal(await contentVersion(db), 1)
  await db.transaction().execute((trx) => bumpContentVersion(trx, new Date('2026-11-21T04:00:00Z')))
  assert.equal(await contentVersion(db), 2)
  const { changed_at } = await db.selectFrom('content_state').select('changed_at').executeTakeFirstOrThrow()
  assert.equal(changed_at, '2026-11-21T04:00:00.000Z')
})

eachDatabase('changes at the same time all count', async (db) => {
  await Promise.all(
    Array.from({ length: 5 }, () => db.transaction().execute((trx) => bumpContentVersion(trx))),
  )
  assert.equal(await contentVersion(db), 6)
})

eachDatabase('a change that is taken back does not count', async (db) => {
  const broken = db.transaction().execute(async (trx) => {
    await bumpContentVersion(trx)
    throw new Error('broken')
  })
  await assert.rejects(broken)
  assert.equal(await contentVersion(db), 1)
})

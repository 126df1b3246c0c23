import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeLead } from '#tests/helpers/databases/rows.ts'
import { findDuplicate, lockDuplicates } from './lead-duplicates.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute))
const lead = (number: number, minute: number, twin_key = 'request') =>
  makeLead(number, { idempotency_key: null, twin_key, created_at: at(minute).toISOString() })

eachDatabase('A14 the newest request with the same dedupe key within the time is found', async (db) => {
  const leads = [lead(1, 0), lead(2, 4), lead(3, 6), lead(4, 9), lead(5, 5, 'other')]
  await fillDatabase(db, { leads })
  const find = (twin_key: string, from: number, to: number) =>
    findDuplicate(db, { twin_key }, { from: at(from), to: at(to) })
  assert.equal(await find('request', 3, 7), leads[2]?.id)
  assert.equal(await find('request', 4, 4), leads[1]?.id)
  assert.equal(await find('request', 1, 3), null)
  assert.equal(await find('nothing', 0, 10), null)
})

eachDatabase('transactions with the same dedupe key follow each other', async (db) => {
  const order: string[] = []
  const hold = (name: string, twin_key: string) =>
    db.transaction().execute(async (trx) => {
      await lockDuplicates(trx, { idempotency_key: null, twin_key })
      order.push(`${name} begins`)
      await wait(20)
      order.push(`${name} ends`)
    })
  await Promise.all([hold('a', 'request'), hold('b', 'request')])
  assert.deepEqual(
    order.map((line) => line.slice(2)),
    ['begins', 'ends', 'begins', 'ends'],
  )
})

import assert from 'node:assert/strict'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeLead, makeRow } from '#tests/helpers/databases/rows.ts'
import { forgetPerson } from './forget-person.ts'

const phone = '+77011234567'
const email = 'visitor@example.com'

eachDatabase('everything of a person goes, by phone or by mail, and nothing of anybody else', async (db) => {
  const lead = (number: number, difference: object) =>
    makeLead(number, { idempotency_key: null, phone: '+77010000000', email: '', ...difference })
  await fillDatabase(db, {
    leads: [
      lead(1, { phone }),
      lead(2, { email: 'Visitor@Example.com' }),
      lead(3, {}),
      lead(4, { phone, email }),
    ],
    lead_files: [
      makeRow('lead_files', { id: '1', lead_id: makeLead(1).id, path: 'cv.pdf' }),
      makeRow('lead_files', { id: '3', lead_id: makeLead(3).id, path: 'other.pdf' }),
    ],
    subscriptions: [
      makeRow('subscriptions', { id: '1', email }),
      makeRow('subscriptions', { id: '2', email: 'other@example.com' }),
    ],
    watchers: [
      makeRow('watchers', { id: '1', email }),
      makeRow('watchers', { id: '2', email: 'other@example.com' }),
    ],
    deliveries: [
      makeRow('deliveries', { id: '1', lead_id: makeLead(1).id }),
      makeRow('deliveries', { id: '2', lead_id: makeLead(1).id, channel: 'mail' }),
      makeRow('deliveries', { id: '3', lead_id: makeLead(3).id }),
      makeRow('deliveries', { id: '4', lead_id: null, subscription_id: '1', channel: 'letter' }),
    ],
  })
  assert.deepEqual(await forgetPerson(db, { phone: '+77019999999', email: 'nobody@example.com' }), {
    leads: 0,
    deliveries: 0,
    subscriptions: 0,
    watchers: 0,
    files: [],
  })
  assert.deepEqual(await forgetPerson(db, { phone, email: 'VISITOR@example.com' }), {
    leads: 3,
    deliveries: 2,
    subscriptions: 1,
    watchers: 1,
    files: ['cv.pdf'],
  })
  const left = {
    leads: (await db.selectFrom('leads').select('id').execute()).map(({ id }) => id),
    files: (await db.selectFrom('lead_files').select('id').execute()).map(({ id }) => id),
    subscriptions: (await db.selectFrom('subscriptions').select('id').execute()).map(({ id }) => id),
    deliveries: (await db.selectFrom('deliveries').select('id').execute()).map(({ id }) => id),
  }
  assert.deepEqual(left, { leads: [makeLead(3).id], files: ['3'], subscriptions: ['2'], deliveries: ['3'] })
})

eachDatabase('nobody is nobody: without phone and mail nothing goes', async (db) => {
  await fillDatabase(db, { leads: [makeLead(1, { email: '' })] })
  const { leads } = await forgetPerson(db, { phone: null, email: null })
  assert.equal(leads, 0)
})

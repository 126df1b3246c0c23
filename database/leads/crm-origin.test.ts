import assert from 'node:assert/strict'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeLead, makeRow, type Row } from '#tests/helpers/databases/rows.ts'
import type { Database } from '../open.ts'
import { writeSetting } from '../settings.ts'
import { crmOrigin } from './crm-origin.ts'

async function fill(db: Database, difference: Partial<Row<'deliveries'>>) {
  const lead = makeLead(1, { idempotency_key: null })
  await fillDatabase(db, {
    leads: [lead],
    deliveries: [makeRow('deliveries', { lead_id: lead.id, ...difference })],
  })
}

eachDatabase('R536 a site that has sent nothing yet gets a neutral origin, and keeps it', async (db) => {
  await fill(db, { channel: 'bitrix24', state: 'pending', attempts: 1 })
  const origin = await crmOrigin(db)
  assert.match(origin, /^[A-Z]+$/)
  await db.updateTable('deliveries').set({ state: 'delivered' }).execute()
  assert.equal(await crmOrigin(db), origin)
})

for (const sent of [
  { state: 'delivered', attempts: 1 },
  { state: 'pending', attempts: 2 },
] as const) {
  eachDatabase(
    `R536 a site whose entries a CRM may have keeps the origin of them: ${sent.state}`,
    async (db) => {
      await fill(db, { channel: 'bitrix24', ...sent })
      const origin = await crmOrigin(db)
      assert.equal(origin.endsWith('_SITE'), true)
      await db.deleteFrom('deliveries').execute()
      assert.equal(await crmOrigin(db), origin)
    },
  )
}

eachDatabase('R536 letters are no entries of a CRM, and the origin of the record counts most', async (db) => {
  await fill(db, { channel: 'webhook', state: 'delivered', attempts: 1 })
  assert.equal((await crmOrigin(db)).endsWith('_SITE'), false)
  await writeSetting(db, 'crm_origin', 'SAMPLE_HOMES')
  assert.equal(await crmOrigin(db), 'SAMPLE_HOMES')
})

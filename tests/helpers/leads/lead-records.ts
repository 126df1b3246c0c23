import type { LeadRecord } from '#leads/intake/lead-record.ts'
import { makeLead } from '../databases/rows.ts'

/** A callback of a phone of its own, as intake hands it to the spool. */
export function makeRecord(number: number, difference: Partial<LeadRecord['lead']> = {}): LeadRecord {
  const phone = `+7701${String(number).padStart(7, '0')}`
  const { body: _, ...row } = makeLead(number, { phone, idempotency_key: null, twin_key: `twin-${number}` })
  return {
    lead: { ...row, body: { name: row.name, phone }, ...difference } as LeadRecord['lead'],
    file: null,
  }
}

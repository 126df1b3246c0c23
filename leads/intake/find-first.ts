import { findDuplicate } from '#database/leads/lead-duplicates.ts'
import { findByKey, type NewLead } from '#database/leads/leads.ts'
import type { Database } from '#database/open.ts'
import { duplicateTimeMs, KeyReused, keyTimeMs } from './duplicates.ts'

/**
 * Id of the kept request that this one repeats: the same key and words within a day or, without a key, the same words
 * within two minutes; null when there is none. Only looks.
 *
 * @throws KeyReused
 */
export async function findFirst(db: Database, lead: NewLead): Promise<string | null> {
  const at = Date.parse(lead.created_at)
  // Both ways: requests may come into the database in another order than they were accepted.
  const within = (ms: number) => ({ from: new Date(at - ms), to: new Date(at + ms) })
  if (lead.idempotency_key === null) return findDuplicate(db, lead, within(duplicateTimeMs))
  const first = await findByKey(db, lead, within(keyTimeMs))
  if (first !== null && first.twin_key !== lead.twin_key) throw new KeyReused()
  return first?.id ?? null
}

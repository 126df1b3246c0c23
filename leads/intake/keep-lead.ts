import { insertDeliveries } from '#database/leads/deliveries.ts'
import { insertLeadFile } from '#database/leads/lead-files.ts'
import { insertLead } from '#database/leads/leads.ts'
import { findDuplicate, lockDuplicates } from '#database/leads/lead-duplicates.ts'
import type { Database } from '#database/open.ts'
import type { ChannelName } from '../delivery/channels.ts'
import type { LeadRecord } from './lead-record.ts'
import { duplicateWindow } from './duplicates.ts'

export type KeepParts = { db: Database; channels: readonly ChannelName[]; newId: () => string }

/**
 * Writes a request, its file and one delivery for each channel in one transaction (one over the limit of its phone
 * waits for the summary of its hour); on disk when the promise resolves.
 * A repeat writes nothing and gives the id of the first: the same id, the same key, form and phone or, without a key,
 * the very same words accepted within two minutes, in either order of arrival in the database.
 *
 * @param late when it is aborted the caller no longer waits: a transaction that is not committed by then is rolled
 *   back
 */
export async function keepLead(
  { db, channels, newId }: KeepParts,
  { lead, file }: LeadRecord,
  late?: AbortSignal,
): Promise<{ id: string; repeated: boolean }> {
  return db.transaction().execute(async (trx) => {
    if (lead.idempotency_key === null) {
      await lockDuplicates(trx, lead)
      const duplicate = await findDuplicate(trx, lead, duplicateWindow(new Date(lead.created_at)))
      if (duplicate !== null) return { id: duplicate, repeated: true }
    }
    const kept = await insertLead(trx, lead)
    if (!kept.repeated) {
      if (file !== null) await insertLeadFile(trx, lead.id, file)
      await insertDeliveries(trx, lead.id, channels, new Date(lead.created_at), newId, lead.held === 1)
    }
    late?.throwIfAborted()
    return kept
  })
}

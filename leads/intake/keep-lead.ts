import { insertDeliveries } from '#database/leads/deliveries.ts'
import { insertLeadFile } from '#database/leads/lead-files.ts'
import { forgetKey, insertLead } from '#database/leads/leads.ts'
import { lockDuplicates } from '#database/leads/lead-duplicates.ts'
import { waitForDisk } from '#database/leads/wait-for-disk.ts'
import type { Database } from '#database/open.ts'
import type { ChannelName } from '../delivery/channels.ts'
import { waysOfLead } from '../routes/stored-routes.ts'
import type { LeadRecord } from './lead-record.ts'
import { KeyReused } from './duplicates.ts'
import { findFirst } from './find-first.ts'

export type KeepParts = {
  db: Database
  /** The ways that the settings switch on, for a company without routes. */
  channels: readonly ChannelName[]
  newId: () => string
}

/**
 * Writes a request, its file and one delivery for each of its ways in one transaction (one over the limit of its phone
 * waits for the summary of its hour); on disk when the promise resolves.
 * A repeat writes nothing and gives the id of the first: the same id, the same key and words within a day or, without a
 * key, the very same words within two minutes, in either order of arrival in the database.
 *
 * @param late when it is aborted the caller no longer waits: a transaction that is not committed by then is rolled
 *   back
 * @throws KeyReused
 */
export async function keepLead(
  { db, channels, newId }: KeepParts,
  { lead, file }: LeadRecord,
  late?: AbortSignal,
): Promise<{ id: string; repeated: boolean }> {
  return db.transaction().execute(async (trx) => {
    await waitForDisk(trx)
    await lockDuplicates(trx, lead)
    const first = await findFirst(trx, lead)
    if (first !== null) return { id: first, repeated: true }
    if (lead.idempotency_key !== null) await forgetKey(trx, lead.idempotency_key)
    const kept = await insertLead(trx, lead)
    if (!kept.repeated) {
      if (file !== null) await insertLeadFile(trx, lead.id, file)
      const ways = await waysOfLead(trx, lead.id, channels)
      await insertDeliveries(trx, lead.id, ways, new Date(lead.created_at), newId, lead.held === 1)
    }
    late?.throwIfAborted()
    return kept
  })
}

/**
 * The same for a request that must not be refused for its key: one of our forms, or one that was answered 201 already.
 * Where the key belongs to other words, it is kept as a request without one.
 */
export async function withoutReusedKey<T>(
  record: LeadRecord,
  keep: (record: LeadRecord) => Promise<T>,
): Promise<T> {
  try {
    return await keep(record)
  } catch (error) {
    if (!(error instanceof KeyReused)) throw error
    return keep({ ...record, lead: { ...record.lead, idempotency_key: null } })
  }
}

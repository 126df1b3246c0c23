import type { Database } from '#database/open.ts'
import { gathering } from '#domain/watches.ts'

/** Moves what was found back by more than the quiet minutes, for a site that runs by the clock: its digest may leave now. */
export async function findingsGathered(db: Database): Promise<void> {
  const before = new Date(Date.now() - (gathering.quiet + 1) * 60_000).toISOString()
  await db.updateTable('watch_findings').set({ found_at: before }).where('delivery_id', 'is', null).execute()
}

import type { Database } from '#database/open.ts'
import { insertMissing, requeueDeliveries } from '#database/leads/repeat-deliveries.ts'

type Parts = {
  db: Database
  /** Ways that are on. */
  channels: readonly string[]
  now: () => Date
  newId: () => string
}

/**
 * Makes what of a request has not arrived due at once, on all ways that are on, as `npm run leads -- resend` does. What
 * a worker has in hand and what has arrived stay as they are, so a second call sends nothing twice.
 */
export async function sendAgain({ db, channels, now, newId }: Parts, id: string): Promise<void> {
  await insertMissing(db, channels, { id }, now(), newId)
  await requeueDeliveries(db, channels, ['dead', 'pending'], { id }, now())
}

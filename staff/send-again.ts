import type { WayName } from '#database/leads/deliveries.ts'
import type { Database } from '#database/open.ts'
import { insertMissing, requeueDeliveries } from '#database/leads/repeat-deliveries.ts'

type Parts = {
  db: Database
  /** Its ways. */
  ways: readonly WayName[]
  now: () => Date
  newId: () => string
}

/**
 * Makes what of a request has not arrived due at once, on all its ways, as `npm run leads -- resend` does. What
 * a worker has in hand and what has arrived stay as they are, so a second call sends nothing twice.
 */
export async function sendAgain({ db, ways, now, newId }: Parts, id: string): Promise<void> {
  await insertMissing(db, ways, { id }, now(), newId)
  await requeueDeliveries(
    db,
    ways.map(({ name }) => name),
    ['dead', 'pending'],
    { id },
    now(),
  )
}

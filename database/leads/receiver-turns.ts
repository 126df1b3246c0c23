import { randomUUID } from 'node:crypto'
import type { Database } from '../open.ts'

/** Longer than any work in a turn by more than the clocks of two machines differ. Milliseconds. */
const longestTurn = 120_000

/**
 * Does something at a receiver that only one process may do at a time, replicas of this site among them. A turn is a
 * row, not a lock of the database: calls to a receiver take seconds, and no other write may wait for them. The turn of
 * a process that died ends by itself.
 *
 * @param key what only one may do; without personal data
 * @returns null when another one has the turn, and nothing was done
 */
export async function inTurn<T>(
  db: Database,
  key: string,
  now: () => Date,
  work: () => Promise<T>,
): Promise<{ result: T } | null> {
  const holder = randomUUID()
  const at = now()
  await db.deleteFrom('receiver_turns').where('until', '<=', at.toISOString()).execute()
  const taken = await db
    .insertInto('receiver_turns')
    .values({ key, holder, until: new Date(at.getTime() + longestTurn).toISOString() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  if (taken === undefined) return null
  try {
    return { result: await work() }
  } finally {
    // A turn that cannot be given back ends by itself; that is no reason to do the work again.
    await db
      .deleteFrom('receiver_turns')
      .where('key', '=', key)
      .where('holder', '=', holder)
      .execute()
      .catch(() => {})
  }
}

import type { Database } from '../open.ts'

/** At most so many wrong tries; then none for so many milliseconds. */
export type TryRule = { most: number; pause: number }

/**
 * Counts a try to log in before it is looked at, so that tries that come together are counted together, by all
 * replicas. Each one begins the time of the pause anew, until there were too many.
 *
 * @returns null when it may be looked at, else when the pause is over
 */
export async function countTry(
  db: Database,
  key: string,
  { most, pause }: TryRule,
  at: Date,
): Promise<Date | null> {
  const now = at.toISOString()
  const until = new Date(at.getTime() + pause).toISOString()
  const { tries, until: end } = await db
    .insertInto('staff_tries')
    .values({ key, tries: 1, until })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({
        tries: row
          .case()
          .when('staff_tries.until', '<=', now)
          .then(1)
          .when('staff_tries.tries', '>', most)
          .then(row.ref('staff_tries.tries'))
          .else(row('staff_tries.tries', '+', 1))
          .end(),
        until: row
          .case()
          .when(row.or([row('staff_tries.until', '<=', now), row('staff_tries.tries', '<', most)]))
          .then(until)
          .else(row.ref('staff_tries.until'))
          .end(),
      })),
    )
    .returning(['tries', 'until'])
    .executeTakeFirstOrThrow()
  return tries > most ? new Date(end) : null
}

/** Takes back a try that was right. */
export async function takeBackTry(db: Database, key: string): Promise<void> {
  await db
    .updateTable('staff_tries')
    .set((row) => ({ tries: row('tries', '-', 1) }))
    .where('key', '=', key)
    .where('tries', '>', 0)
    .execute()
}

/** Forgets all tries under a key. */
export async function forgetTries(db: Database, key: string): Promise<void> {
  await db.deleteFrom('staff_tries').where('key', '=', key).execute()
}

/** Forgets the tries whose time is over. */
export async function forgetOldTries(db: Database, at: Date): Promise<void> {
  await db.deleteFrom('staff_tries').where('until', '<=', at.toISOString()).execute()
}

import { sql } from 'kysely'
import type { Language } from '#domain/languages.ts'
import { type Finding, type Gathered, gatheredAt } from '#domain/watches.ts'
import { readJson } from '../engines/json.ts'
import { newDelivery } from '#database/leads/deliveries.ts'
import { waitForDisk } from '#database/leads/wait-for-disk.ts'
import type { Database } from '../open.ts'

/** Addresses that get their digest written in one transaction. */
const pageSize = 500

/**
 * Writes the digests of a day into the outbox: one for each address whose findings have gathered and that has had none
 * this day. Findings and digest belong together from then on, whatever happens; of two replicas one writes.
 *
 * @param day in Kazakhstan
 * @returns how many
 */
export async function writeDigests(
  db: Database,
  day: string,
  at: Date,
  newId: () => string,
): Promise<number> {
  for (let written = 0; ;) {
    const count = await writePage(db, day, at, newId)
    written += count
    if (count < pageSize) return written
  }
}

/** Whether anything waits for a digest of this day: a read, so that an idle look takes no lock. */
async function anyWaiting(db: Database, day: string, gathered: Gathered): Promise<boolean> {
  return (await waiting(db, day, gathered).limit(1).executeTakeFirst()) !== undefined
}

/** The addresses whose findings are all some quiet minutes old, or whose oldest one has waited for long enough. */
function waiting(db: Pick<Database, 'selectFrom'>, day: string, { quietSince, waitedSince }: Gathered) {
  return db
    .selectFrom('watchers')
    .select('watchers.id')
    .where('watchers.state', '=', 'active')
    .where('watchers.paused_at', 'is', null)
    .where((row) => row.or([row('digest_on', 'is', null), row('digest_on', '<', day)]))
    .where((row) => {
      const untold = row
        .selectFrom('watch_findings')
        .select('watch_findings.round')
        .whereRef('watch_findings.watcher_id', '=', 'watchers.id')
        .where('watch_findings.delivery_id', 'is', null)
      const isQuiet = row.and([
        row.exists(untold),
        row.not(row.exists(untold.where('watch_findings.found_at', '>', quietSince))),
      ])
      if (waitedSince === null) return isQuiet
      return row.or([isQuiet, row.exists(untold.where('watch_findings.found_at', '<=', waitedSince))])
    })
}

async function writePage(db: Database, day: string, at: Date, newId: () => string): Promise<number> {
  const gathered = gatheredAt(at)
  if (!(await anyWaiting(db, day, gathered))) return 0
  return db.transaction().execute(async (trx) => {
    await waitForDisk(trx)
    const chosen = await trx
      .updateTable('watchers')
      .set({ digest_on: day })
      .where('id', 'in', waiting(trx, day, gathered).orderBy('watchers.id').limit(pageSize))
      // Asked again: another replica may have written it while this one waited for the row.
      .where((row) => row.or([row('digest_on', 'is', null), row('digest_on', '<', day)]))
      .returning(['id', 'chat_id'])
      .execute()
    if (chosen.length === 0) return 0
    const ids = chosen.map(({ id }) => id)
    await trx
      .insertInto('deliveries')
      .values(
        chosen.map(({ id, chat_id }) => {
          const channel = chat_id === null ? 'digest' : 'chat_digest'
          return newDelivery(newId(), { watcher_id: id, digest_on: day, channel, kind: channel }, at)
        }),
      )
      .execute()
    await trx
      .updateTable('watch_findings')
      .set({
        delivery_id: sql<string>`(select deliveries.id from deliveries where deliveries.watcher_id = watch_findings.watcher_id and deliveries.digest_on = ${day})`,
      })
      .where('watcher_id', 'in', ids)
      .where('delivery_id', 'is', null)
      .execute()
    return ids.length
  })
}

/** A digest without its words. */
export type Digest = {
  watcher: { id: string; email: string | null; chat_id: string | null; language: Language }
  /** The oldest first. */
  findings: Finding[]
}

/** What a digest of the outbox has to tell; null when its address gets none any more. */
export async function digestOf(db: Database, deliveryId: string, watcherId: string): Promise<Digest | null> {
  const watcher = await db
    .selectFrom('watchers')
    .select(['id', 'email', 'chat_id', 'language'])
    .where('id', '=', watcherId)
    .where('state', '=', 'active')
    .where('paused_at', 'is', null)
    .executeTakeFirst()
  if (watcher === undefined) return null
  const rows = await db
    .selectFrom('watch_findings')
    .select('items')
    .where('delivery_id', '=', deliveryId)
    .orderBy('round')
    .execute()
  return { watcher, findings: rows.flatMap(({ items }) => readJson(items)) }
}

/** Digests that an address may refuse, one after the other, before it gets no more (R834). */
const mostRefusals = 3

/** Counts a digest that the mail server did not take for this address; the third in a row pauses it. */
export async function countRefusal(db: Database, watcherId: string, at: Date): Promise<void> {
  await db
    .updateTable('watchers')
    .set(({ case: when, ref, eb }) => ({
      refusals: eb('refusals', '+', 1),
      paused_at: when()
        .when('refusals', '>=', mostRefusals - 1)
        .then(at.toISOString())
        .else(ref('paused_at'))
        .end(),
    }))
    .where('id', '=', watcherId)
    .execute()
}

/** A digest was taken: what was refused before counts no more. */
export async function forgiveRefusals(db: Database, watcherId: string): Promise<void> {
  await db
    .updateTable('watchers')
    .set({ refusals: 0 })
    .where('id', '=', watcherId)
    .where('refusals', '>', 0)
    .execute()
}

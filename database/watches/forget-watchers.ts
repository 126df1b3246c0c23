import type { Transaction } from 'kysely'
import { findingDays, restAfterWatching, unconfirmedWatcherDays } from '#domain/watches.ts'
import type { Tables } from '../tables.ts'

const day = 24 * 3_600_000

/**
 * Deletes what is past its time (R1082, R1083): addresses and wishes that nobody has confirmed, addresses that have ended
 * everything or watch nothing any more, and what letters have told. What goes was never confirmed, or is done with, so
 * it needs no confirmation by staff.
 *
 * @returns how many addresses went
 */
export async function forgetWatchers(trx: Transaction<Tables>, at: Date): Promise<number> {
  const before = (days: number) => new Date(at.getTime() - days * day).toISOString()
  await trx
    .deleteFrom('watches')
    .where('state', '=', 'pending')
    .where('consent_at', '<', before(unconfirmedWatcherDays))
    .execute()
  await trx.deleteFrom('chat_wishes').where('consent_at', '<', before(unconfirmedWatcherDays)).execute()
  await trx.deleteFrom('watch_findings').where('found_at', '<', before(findingDays)).execute()
  await trx
    .deleteFrom('deliveries')
    .where('watcher_id', 'is not', null)
    .where('state', '<>', 'pending')
    .where('created_at', '<', before(findingDays))
    .execute()
  const gone = await trx
    .deleteFrom('watchers')
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'left'), row('left_at', '<', before(restAfterWatching))]),
        row.and([
          row('state', '<>', 'left'),
          row('created_at', '<', before(unconfirmedWatcherDays)),
          row.not(
            row.exists(
              row
                .selectFrom('watches')
                .select('watches.id')
                .whereRef('watches.watcher_id', '=', 'watchers.id'),
            ),
          ),
        ]),
      ]),
    )
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

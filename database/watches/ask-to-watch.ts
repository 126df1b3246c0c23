import type { Transaction } from 'kysely'
import { mostWatches, restAfterWatching } from '#domain/watches.ts'
import { storableText } from '../engines/json.ts'
import { insertLetter } from '#database/leads/deliveries.ts'
import {
  letterDue,
  lettersADay,
  lettersSince,
  mayHaveLetter,
  networkShare,
} from '#database/leads/subscriptions.ts'
import { waitForDisk } from '#database/leads/wait-for-disk.ts'
import type { Database } from '../open.ts'
import type { Tables, WatchTable } from '../tables.ts'

/** A request to be told about something. `email` is in lower case. */
export type NewWatch = Pick<
  WatchTable,
  'id' | 'kind' | 'target' | 'language' | 'consent_version' | 'consent_at' | 'address' | 'page_url'
> & { email: string }

const day = 24 * 3_600_000

/**
 * Keeps the wish of an address to be told about something and, in the same transaction, the letter that asks to confirm
 * it, or says that it is confirmed already (R1302), by the limits of letters to strangers (R397). What waits at an address may be five things: a sixth takes the place
 * of the oldest. All requests run the same statements, so that the time of an answer tells nothing of an address (R415).
 *
 * @param isNear whether an address is of the same network as the one that asks
 */
export async function askToWatch(
  db: Database,
  { email, ...wish }: NewWatch,
  at: Date,
  newId: () => string,
  isNear: (address: string) => boolean,
  ceiling = lettersADay,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await waitForDisk(trx)
    const watcher = await watcherOf(trx, { id: newId(), email, language: wish.language }, at)
    const mayWrite = mayHaveLetter(watcher.left_at, restAfterWatching * day, at)
    const isDue = await letterDue(trx, 'watcher_id', watcher, at)
    const askers = await lettersSince(trx, new Date(at.getTime() - day))
    const isBelowShare = askers.filter(isNear).length < ceiling * networkShare
    const isSent = mayWrite && isDue && askers.length < ceiling && isBelowShare
    const letter = { watcher_id: watcher.id, asked_address: wish.address }
    await insertLetter(trx, letter, at, newId, isSent)
    await keepWatch(trx, { ...wish, watcher_id: watcher.id }, { isKept: mayWrite, isSent })
    await dropOldest(trx, watcher.id)
  })
}

/** The row of the address, a new one where there is none, and locked until the transaction ends. */
function watcherOf(
  trx: Transaction<Tables>,
  { id, email, language }: { id: string; email: string; language: WatchTable['language'] },
  at: Date,
) {
  return trx
    .insertInto('watchers')
    .values({
      id,
      email,
      chat_id: null,
      language,
      state: 'pending',
      created_at: at.toISOString(),
      confirmed_at: null,
      left_at: null,
      digest_on: null,
      refusals: 0,
      paused_at: null,
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .returning(['id', 'confirmed_at', 'left_at'])
    .executeTakeFirstOrThrow()
}

/**
 * Writes the wish beside what the address watches; one that is confirmed stays as it is. One that waits stays as it is
 * too, until a letter goes out for the new one: what an address confirms is what it was last written to about.
 */
async function keepWatch(
  trx: Transaction<Tables>,
  wish: Omit<WatchTable, 'state' | 'confirmed_at'>,
  { isKept, isSent }: { isKept: boolean; isSent: boolean },
): Promise<void> {
  const row = {
    ...wish,
    page_url: storableText(wish.page_url),
    state: 'pending' as const,
    confirmed_at: null,
  }
  const columns = Object.keys(row) as (keyof typeof row)[]
  const { language, consent_version, consent_at, address, page_url } = row
  await trx
    .insertInto('watches')
    .columns(columns)
    .expression(
      trx
        .selectNoFrom((one) => columns.map((column) => one.val(row[column]).as(column)))
        .where((one) => one.lit(isKept)),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['watcher_id', 'kind', 'target'])
        .doUpdateSet({ language, consent_version, consent_at, address, page_url })
        .where('watches.state', '=', 'pending')
        .where((row) => row.lit(isSent)),
    )
    .execute()
}

async function dropOldest(trx: Transaction<Tables>, watcherId: string): Promise<void> {
  await trx
    .deleteFrom('watches')
    .where('watcher_id', '=', watcherId)
    .where('state', '=', 'pending')
    .where((row) =>
      row(
        'id',
        'not in',
        row
          .selectFrom('watches as kept')
          .select('kept.id')
          .where('kept.watcher_id', '=', watcherId)
          .where('kept.state', '=', 'pending')
          .orderBy('kept.consent_at', 'desc')
          .orderBy('kept.id', 'desc')
          .limit(mostWatches),
      ),
    )
    .execute()
}

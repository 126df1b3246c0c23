import type { Transaction } from 'kysely'
import type { Language } from '#domain/languages.ts'
import { mostWatches, unconfirmedWatcherDays } from '#domain/watches.ts'
import { newDelivery } from '#database/leads/deliveries.ts'
import { waitForDisk } from '#database/leads/wait-for-disk.ts'
import { storableText } from '../engines/json.ts'
import type { Database } from '../open.ts'
import type { ChatWishTable, Tables } from '../tables.ts'

/** Keeps what somebody wants to be told of in Telegram, until they press «Start» there, seven days at most (R1160). */
export async function keepChatWish(db: Database, wish: ChatWishTable): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await waitForDisk(trx)
    await trx
      .insertInto('chat_wishes')
      .values({ ...wish, page_url: storableText(wish.page_url) })
      .execute()
  })
}

/** What became of «Start»: `full` keeps the wish for a later press, `unknown` is a wish that is used, or too old. */
export type Started = 'confirmed' | 'full' | 'unknown'

const day = 24 * 3_600_000

/**
 * Confirms a wish for a chat, and puts the word of it into the outbox. A wish is used once; what the chat watches already
 * takes no second place.
 *
 * @param wishId the hash of what the link gave the bot
 */
export async function startChat(
  trx: Transaction<Tables>,
  { wishId, chatId }: { wishId: string; chatId: string },
  at: Date,
  newId: () => string,
): Promise<Started> {
  const moment = at.toISOString()
  const wish = await trx
    .selectFrom('chat_wishes')
    .selectAll()
    .where('id', '=', wishId)
    .where('consent_at', '>=', new Date(at.getTime() - unconfirmedWatcherDays * day).toISOString())
    .executeTakeFirst()
  if (wish === undefined) return 'unknown'
  const { language, kind, target } = wish
  const again = {
    language,
    state: 'active',
    confirmed_at: moment,
    left_at: null,
    refusals: 0,
    paused_at: null,
  } as const
  const watcher = await trx
    .insertInto('watchers')
    .values({ id: newId(), email: null, chat_id: chatId, created_at: moment, digest_on: null, ...again })
    .onConflict((conflict) => conflict.column('chat_id').doUpdateSet(again))
    .returning('id')
    .executeTakeFirstOrThrow()
  const watched = await trx
    .selectFrom('watches')
    .select(['kind', 'target'])
    .where('watcher_id', '=', watcher.id)
    .execute()
  const isKnown = watched.some((one) => one.kind === kind && one.target === target)
  if (!isKnown && watched.length >= mostWatches) return 'full'
  if (!isKnown)
    await trx
      .insertInto('watches')
      .values({
        ...wish,
        id: newId(),
        watcher_id: watcher.id,
        state: 'active',
        confirmed_at: moment,
      })
      .execute()
  await trx.deleteFrom('chat_wishes').where('id', '=', wishId).execute()
  await trx
    .insertInto('deliveries')
    .values(newDelivery(newId(), { watcher_id: watcher.id, channel: 'chat_letter', kind: 'chat_letter' }, at))
    .execute()
  return 'confirmed'
}

/** Deletes all that is kept of a chat, also what is on its way. False where nothing was. */
export async function stopChat(db: Pick<Database, 'deleteFrom'>, chatId: string): Promise<boolean> {
  const gone = await db.deleteFrom('watchers').where('chat_id', '=', chatId).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** The watcher that a chat is, and the language of its newest wish; null for a chat that nothing is kept of. */
export async function watcherOfChat(
  db: Pick<Database, 'selectFrom'>,
  chatId: string,
): Promise<{ id: string; language: Language } | null> {
  const row = await db
    .selectFrom('watchers')
    .select(['id', 'language'])
    .where('chat_id', '=', chatId)
    .executeTakeFirst()
  return row ?? null
}

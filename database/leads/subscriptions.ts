import type { Transaction } from 'kysely'
import { insertLetter } from './deliveries.ts'
import { storableText } from '../engines/json.ts'
import type { Database } from '../open.ts'
import type { SubscriptionTable, Tables } from '../tables.ts'

/** A request to subscribe. `email` is in lower case. */
export type NewSubscription = Omit<SubscriptionTable, 'state' | 'created_at' | 'confirmed_at' | 'left_at'>

/** An e-mail address gets at most one letter in this time, for any number of requests. Milliseconds. */
const letterPause = 10 * 60_000

/**
 * Keeps the request of an address to subscribe, and in the same transaction the letter that asks to confirm it. An
 * address that already gets letters stays as it is; one that waits or has left waits again, with the newest consent.
 */
export async function askToSubscribe(
  db: Database,
  request: NewSubscription,
  at: Date,
  newId: () => string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const id = await waiting(trx, request, at)
    if (id === null || (await hadLetter(trx, id, new Date(at.getTime() - letterPause)))) return
    await insertLetter(trx, id, at, newId)
  })
}

/** The row of the address, now pending and locked until the transaction ends; null when it is active. */
async function waiting(trx: Transaction<Tables>, request: NewSubscription, at: Date): Promise<string | null> {
  const page_url = storableText(request.page_url)
  const row = await trx
    .insertInto('subscriptions')
    .values({
      ...request,
      page_url,
      state: 'pending',
      created_at: at.toISOString(),
      confirmed_at: null,
      left_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({
          state: 'pending',
          language: request.language,
          consent_version: request.consent_version,
          consent_at: request.consent_at,
          address: request.address,
          page_url,
        })
        .where('subscriptions.state', '<>', 'active'),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Whether a letter waits to be sent, or was requested or sent after a moment. */
async function hadLetter(trx: Transaction<Tables>, id: string, since: Date): Promise<boolean> {
  const letter = await trx
    .selectFrom('deliveries')
    .select('id')
    .where('subscription_id', '=', id)
    .where((row) =>
      row.or([
        row('state', '=', 'pending'),
        row('created_at', '>', since.toISOString()),
        row('delivered_at', '>', since.toISOString()),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return letter !== undefined
}

/**
 * Makes a pending subscription active; an active one stays as it is.
 *
 * @param letterAt when the confirming letter was sent: one from before the address left confirms nothing any more
 * @returns false when there is nothing to confirm
 */
export async function confirm(db: Database, id: string, letterAt: Date, at: Date): Promise<boolean> {
  const confirmed = await db
    .updateTable('subscriptions')
    .set((row) => ({
      state: 'active',
      confirmed_at: row
        .case()
        .when('state', '=', 'active')
        .then(row.ref('confirmed_at'))
        .else(at.toISOString())
        .end(),
    }))
    .where('id', '=', id)
    .where('state', '<>', 'left')
    .where((row) => row.or([row('left_at', 'is', null), row('left_at', '<=', letterAt.toISOString())]))
    .executeTakeFirst()
  return confirmed.numUpdatedRows === 1n
}

/** Ends a subscription. One that has ended, or is not kept any more, stays ended. */
export async function leave(db: Database, id: string, at: Date): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ state: 'left', left_at: at.toISOString() })
    .where('id', '=', id)
    .where('state', '<>', 'left')
    .execute()
}

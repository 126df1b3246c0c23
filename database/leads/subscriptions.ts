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
 * All of them run the same statements and write to the disk once, so that the time of an answer does not tell whether
 * an address is known (R415).
 */
export async function askToSubscribe(
  db: Database,
  request: NewSubscription,
  at: Date,
  newId: () => string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { id, state } = await asked(trx, request, at)
    const isQuiet = await hadLetter(trx, id, new Date(at.getTime() - letterPause))
    await insertLetter(trx, id, at, newId, state === 'pending' && !isQuiet)
  })
}

/** The row of the address, pending unless it is active, and locked until the transaction ends. */
function asked(trx: Transaction<Tables>, request: NewSubscription, at: Date) {
  return trx
    .insertInto('subscriptions')
    .values({
      ...request,
      page_url: storableText(request.page_url),
      state: 'pending',
      created_at: at.toISOString(),
      confirmed_at: null,
      left_at: null,
    })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet((row) => {
        const unlessActive = <C extends (typeof newestConsent)[number]>(column: C) =>
          row
            .case()
            .when('subscriptions.state', '=', 'active')
            .then(row.ref(`subscriptions.${column}`))
            .else(row.ref(`excluded.${column}`))
            .end()
        return Object.fromEntries(newestConsent.map((column) => [column, unlessActive(column)]))
      }),
    )
    .returning(['id', 'state'])
    .executeTakeFirstOrThrow()
}

/** What a request changes of an address that is known. */
const newestConsent = ['state', 'language', 'consent_version', 'consent_at', 'address', 'page_url'] as const

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

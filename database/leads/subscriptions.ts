import type { Transaction } from 'kysely'
import { insertLetter } from './deliveries.ts'
import { storableText } from '../engines/json.ts'
import type { Database } from '../open.ts'
import type { SubscriptionTable, Tables } from '../tables.ts'
import { waitForDisk } from './wait-for-disk.ts'

/** A request to subscribe. `email` is in lower case. */
export type NewSubscription = Pick<
  SubscriptionTable,
  'id' | 'email' | 'language' | 'consent_version' | 'consent_at' | 'address' | 'page_url'
>

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * How long after its last letter an address may get the next: the second, third and fourth since it confirmed last. More
 * are never sent until it confirms: anybody can ask in the name of anybody. Milliseconds.
 */
const pauses = [0, 10 * minute, hour, day]

/** How long an address that has left gets no letter, in milliseconds. */
const restAfterLeaving = 30 * day

/** Letters that go out in a day, to all addresses together. */
export const lettersADay = 500

/** The part of them that requests of one network may have: a robot must not use up those of all. */
export const networkShare = 0.1

/** Letters that go out in a day for the requests of one network. */
export const networkLettersADay = lettersADay * networkShare

/**
 * Keeps the request of an address to subscribe and, in the same transaction, the letter that asks to confirm it, unless
 * the address had letters enough (R397). An address that already gets letters stays as it is. What is kept of a known
 * address changes only when it confirms (R398): until then the request that the last letter is about stands beside it.
 * All requests run the same statements and write to the disk once, so that the time of an answer does not tell whether
 * an address is known (R415).
 *
 * @param isNear whether an address is of the same network as the one that asks
 * @param ceiling letters that go out in a day
 */
export async function askToSubscribe(
  db: Database,
  request: NewSubscription,
  at: Date,
  newId: () => string,
  isNear: (address: string) => boolean,
  ceiling = lettersADay,
): Promise<void> {
  const known = { ...request, page_url: storableText(request.page_url) }
  await db.transaction().execute(async (trx) => {
    await waitForDisk(trx)
    const row = await rowOf(trx, known, at)
    const mayWrite = row.state !== 'active' && mayHaveLetter(row.left_at, restAfterLeaving, at)
    const isDue = await letterDue(trx, 'subscription_id', row, at)
    const askers = await lettersSince(trx, new Date(at.getTime() - day))
    const isBelowShare = askers.filter(isNear).length < ceiling * networkShare
    const isSent = mayWrite && isDue && askers.length < ceiling && isBelowShare
    await insertLetter(trx, { subscription_id: row.id }, at, newId, isSent)
    await keepAsked(trx, row.id, known, isSent)
  })
}

/** The row of the address, a new one where there is none, and locked until the transaction ends. */
function rowOf(trx: Transaction<Tables>, request: NewSubscription, at: Date) {
  return trx
    .insertInto('subscriptions')
    .values({ ...request, state: 'pending', created_at: at.toISOString(), confirmed_at: null, left_at: null })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email: request.email }))
    .returning(['id', 'state', 'confirmed_at', 'left_at'])
    .executeTakeFirstOrThrow()
}

/** Whether an address had few enough letters that ask for confirmation since it confirmed last, the last of them long enough ago. */
export async function letterDue(
  trx: Transaction<Tables>,
  subject: 'subscription_id' | 'watcher_id',
  row: { id: string; confirmed_at: string | null },
  at: Date,
): Promise<boolean> {
  const letters = await trx
    .selectFrom('deliveries')
    .select(['state', 'created_at', 'delivered_at'])
    .where(subject, '=', row.id)
    .where('channel', '=', 'letter')
    .where('created_at', '>', row.confirmed_at ?? '')
    .execute()
  const pause = pauses[letters.length]
  if (pause === undefined) return false
  return letters.every(
    ({ state, created_at, delivered_at }) =>
      state !== 'pending' && mayHaveLetter(delivered_at ?? created_at, pause, at),
  )
}

/** For each letter that a visitor asked for after a moment: the address of that visitor. */
export async function lettersSince(db: Pick<Database, 'selectFrom'>, since: Date): Promise<string[]> {
  const letters = await db
    .selectFrom('deliveries')
    .leftJoin('subscriptions', 'subscriptions.id', 'subscription_id')
    .select(({ fn }) =>
      fn
        .coalesce('deliveries.asked_address', 'subscriptions.asked_address', 'subscriptions.address')
        .as('asker'),
    )
    .where('channel', '=', 'letter')
    .where('deliveries.created_at', '>', since.toISOString())
    .execute()
  return letters.map(({ asker }) => asker ?? '')
}

/** Keeps the request that a letter is about beside the row, until the address confirms it. */
async function keepAsked(
  trx: Transaction<Tables>,
  id: string,
  request: NewSubscription,
  isSent: boolean,
): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({
      asked_language: request.language,
      asked_consent_version: request.consent_version,
      asked_consent_at: request.consent_at,
      asked_address: request.address,
      asked_page_url: request.page_url,
    })
    .where('id', '=', id)
    .where((row) => row.lit(isSent))
    .execute()
}

/** Whether a time is so many milliseconds ago; one that never was is. */
export function mayHaveLetter(time: string | null, pause: number, at: Date): boolean {
  return time === null || Date.parse(time) + pause <= at.getTime()
}

/** No request waits beside the row. */
export const nothingAsked = {
  asked_language: null,
  asked_consent_version: null,
  asked_consent_at: null,
  asked_address: null,
  asked_page_url: null,
}

/**
 * Makes a subscription active, with the consent of the request that its last letter was about; an active one stays as
 * it is.
 *
 * @param letterAt when the confirming letter was sent: one from before the address left confirms nothing any more
 * @returns false when there is nothing to confirm
 */
export async function confirm(db: Database, id: string, letterAt: Date, at: Date): Promise<boolean> {
  const confirmed = await db
    .updateTable('subscriptions')
    .set(({ case: when, fn, ref }) => ({
      state: 'active',
      confirmed_at: when()
        .when('state', '=', 'active')
        .then(ref('confirmed_at'))
        .else(at.toISOString())
        .end(),
      language: fn.coalesce('asked_language', 'language'),
      consent_version: fn.coalesce('asked_consent_version', 'consent_version'),
      consent_at: fn.coalesce('asked_consent_at', 'consent_at'),
      address: fn.coalesce('asked_address', 'address'),
      page_url: fn.coalesce('asked_page_url', 'page_url'),
      // Who confirms anew reads the letters of this address.
      refusals: when().when('state', '=', 'active').then(ref('refusals')).else(0).end(),
      paused_at: when().when('state', '=', 'active').then(ref('paused_at')).else(null).end(),
      ...nothingAsked,
    }))
    .where('id', '=', id)
    .where((row) => row.or([row('state', '<>', 'left'), row('asked_consent_at', 'is not', null)]))
    .where((row) => row.or([row('left_at', 'is', null), row('left_at', '<=', letterAt.toISOString())]))
    .executeTakeFirst()
  return confirmed.numUpdatedRows === 1n
}

/** Ends a subscription, and what was asked in its name. One that has ended, or is not kept any more, stays ended. */
export async function leave(db: Database, id: string, at: Date): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ state: 'left', left_at: at.toISOString(), ...nothingAsked })
    .where('id', '=', id)
    .where((row) => row.or([row('state', '<>', 'left'), row('asked_consent_at', 'is not', null)]))
    .execute()
}

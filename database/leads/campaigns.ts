import type { Language } from '#domain/languages.ts'
import type { Database } from '../open.ts'
import type { CampaignLetterTable, CampaignTable } from '../tables.ts'
import { waitForDisk } from './wait-for-disk.ts'

/** A letter of a campaign, by whom it is written to and by the run that writes it. */
export type LetterKey = { campaign: string; subscription: string; run: string }

/** A subscriber as a letter needs them. */
export type Reader = { id: string; email: string; language: Language }

/** Letters that an address may refuse, one after the other, before it gets no more (R834). */
const maxRefusals = 3

/** The campaign of an article, begun now where there is none. All processes get the same. */
export async function startCampaign(
  db: Database,
  slug: string,
  at: Date,
  newId: () => string,
): Promise<CampaignTable> {
  await db
    .insertInto('campaigns')
    .values({ id: newId(), kind: 'article', slug, started_at: at.toISOString() })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
    .execute()
  return db
    .selectFrom('campaigns')
    .selectAll()
    .where('kind', '=', 'article')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
}

/** All campaigns, the newest first, each with the number of its letters by state. */
export async function campaigns(
  db: Database,
): Promise<(CampaignTable & { counts: Partial<Record<CampaignLetterTable['state'], number>> })[]> {
  const rows = await db
    .selectFrom('campaigns')
    .selectAll()
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const counts = await db
    .selectFrom('campaign_letters')
    .select(['campaign_id', 'state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy(['campaign_id', 'state'])
    .execute()
  return rows.map((row) => ({
    ...row,
    counts: Object.fromEntries(
      counts.filter((each) => each.campaign_id === row.id).map(({ state, count }) => [state, Number(count)]),
    ),
  }))
}

/**
 * The subscribers who wait for the letter of a campaign: they had confirmed when it began, have not left, are not
 * paused, and have not got it. A claim of a run that has ended counts for nothing: the server has nothing of it.
 *
 * @param startedAt when the campaign began, ISO; for one that has not, the moment of asking
 */
export function waitingReaders(
  db: Database,
  campaign: string | null,
  startedAt: string,
): Promise<(Omit<Reader, 'email'> & { isRepeat: boolean })[]> {
  return db
    .selectFrom('subscriptions')
    .leftJoin('campaign_letters', (join) =>
      join
        .onRef('campaign_letters.subscription_id', '=', 'subscriptions.id')
        .on('campaign_letters.campaign_id', '=', campaign ?? ''),
    )
    .select(['subscriptions.id', 'subscriptions.language', 'campaign_letters.state as letter'])
    .where('subscriptions.state', '=', 'active')
    .where('subscriptions.paused_at', 'is', null)
    .where('subscriptions.confirmed_at', '<=', startedAt)
    .where((row) =>
      row.or([
        row('campaign_letters.state', 'is', null),
        row('campaign_letters.state', 'in', ['claimed', 'later']),
      ]),
    )
    .orderBy('subscriptions.id')
    .execute()
    .then((rows) => rows.map(({ letter, ...reader }) => ({ ...reader, isRepeat: letter === 'later' })))
}

/** Letters whose answer a run that has ended did not live to hear: nobody knows whether they arrived. */
export async function noteUnheard(db: Database, campaign: string, run: string, at: Date): Promise<void> {
  await db
    .updateTable('campaign_letters')
    .set({ state: 'unsure', answer: 'the command was stopped', changed_at: at.toISOString() })
    .where('campaign_id', '=', campaign)
    .where('state', '=', 'handed')
    .where('run', '<>', run)
    .execute()
}

/** Takes a letter for a run: null for a reader who does not wait for it any more. */
export async function claimLetter(db: Database, key: LetterKey, at: Date): Promise<Reader | null> {
  const reader = await db
    .selectFrom('subscriptions')
    .select(['id', 'email', 'language'])
    .where('id', '=', key.subscription)
    .where('state', '=', 'active')
    .where('paused_at', 'is', null)
    .executeTakeFirst()
  if (reader === undefined) return null
  const claim = { run: key.run, state: 'claimed', answer: null, changed_at: at.toISOString() } as const
  const taken = await db
    .insertInto('campaign_letters')
    .values({ campaign_id: key.campaign, subscription_id: key.subscription, ...claim })
    .onConflict((conflict) =>
      conflict
        .columns(['campaign_id', 'subscription_id'])
        .doUpdateSet(claim)
        .where('campaign_letters.state', 'in', ['claimed', 'later']),
    )
    .returning('run')
    .executeTakeFirst()
  return taken === undefined ? null : reader
}

/**
 * Writes down that the text of a letter goes out now, on disk when the promise resolves. From here on nobody sends it
 * again unless the server's answer says that it was not taken.
 *
 * @returns false when it must not go: another run has taken it, or the reader has left
 */
export function handOver(db: Database, key: LetterKey, at: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await waitForDisk(trx)
    const { numUpdatedRows } = await trx
      .updateTable('campaign_letters')
      .set({ state: 'handed', changed_at: at.toISOString() })
      .where('campaign_id', '=', key.campaign)
      .where('subscription_id', '=', key.subscription)
      .where('run', '=', key.run)
      .where('state', '=', 'claimed')
      .where((row) =>
        row.exists(
          row
            .selectFrom('subscriptions')
            .select('id')
            .where('id', '=', key.subscription)
            .where('state', '=', 'active'),
        ),
      )
      .executeTakeFirst()
    return numUpdatedRows === 1n
  })
}

/** What became of a letter, and what the server said. */
export type LetterOutcome = {
  state: 'sent' | 'refused' | 'later' | 'unsure'
  answer: string | null
  /** It is the address that was refused, and not the letter. */
  isAddress: boolean
}

/** Writes the outcome of a letter, and counts what the address refuses; the third one in a row pauses it (R834). */
export function settleLetter(
  db: Database,
  key: LetterKey,
  { state, answer, isAddress }: LetterOutcome,
  at: Date,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable('campaign_letters')
      .set({ state, answer, changed_at: at.toISOString() })
      .where('campaign_id', '=', key.campaign)
      .where('subscription_id', '=', key.subscription)
      .where('run', '=', key.run)
      .execute()
    if (state === 'sent') {
      await trx
        .updateTable('subscriptions')
        .set({ refusals: 0 })
        .where('id', '=', key.subscription)
        .where('refusals', '>', 0)
        .execute()
    }
    if (state === 'refused' && isAddress) {
      await trx
        .updateTable('subscriptions')
        .set(({ case: when, ref, eb }) => ({
          refusals: eb('refusals', '+', 1),
          paused_at: when()
            .when('refusals', '>=', maxRefusals - 1)
            .then(at.toISOString())
            .else(ref('paused_at'))
            .end(),
        }))
        .where('id', '=', key.subscription)
        .execute()
    }
  })
}

/** Gives a letter back that the server has nothing of, so that a later run sends it. */
export async function giveBack(db: Database, key: LetterKey): Promise<void> {
  await db
    .deleteFrom('campaign_letters')
    .where('campaign_id', '=', key.campaign)
    .where('subscription_id', '=', key.subscription)
    .where('run', '=', key.run)
    .where('state', '=', 'claimed')
    .execute()
}

/** The addresses to which letters of a campaign did not get, or may not have, with the answers. */
export function unsentLetters(
  db: Database,
  campaign: string,
): Promise<{ email: string; state: CampaignLetterTable['state']; answer: string | null }[]> {
  return db
    .selectFrom('campaign_letters')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_id')
    .select(['email', 'campaign_letters.state', 'answer'])
    .where('campaign_id', '=', campaign)
    .where('campaign_letters.state', 'in', ['refused', 'later', 'unsure', 'handed'])
    .orderBy('changed_at')
    .execute()
}

/** How many confirmed subscribers get no letters because their address is paused. */
export async function countPaused(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('subscriptions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'active')
    .where('paused_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Pauses an address, or lets it get letters again.
 *
 * @returns false when nobody has subscribed with it
 */
export async function pauseAddress(db: Database, email: string, pausedAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscriptions')
    .set({ paused_at: pausedAt?.toISOString() ?? null, refusals: 0 })
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

import { randomUUIDv7 } from 'node:crypto'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import type { Database } from '#database/open.ts'
import { buildSearchIndex } from '#database/search/index/build-search-index.ts'
import type { EstateTable } from '#database/tables.ts'
import { writeDigests } from '#database/watches/digests.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { gathering } from '#domain/watches.ts'
import { startDeliveryLoop } from '#leads/delivery/deliver-loop.ts'
import { createSenders } from '#leads/delivery/senders.ts'
import type { BotSettings } from '#leads/delivery/telegram.ts'
import { lookAround } from '#leads/watches/look-around.ts'
import { sampleSite } from '../servers/sample-api.ts'
import type { Lifetime } from '../servers/server.ts'
import { recordingLog } from '../recording-log.ts'
import { until } from '../until.ts'
import { fillDatabase } from '../databases/rows.ts'
import { startMailbox } from './mailbox.ts'

/** Signs the links of letters. */
export const watchSecret = 'a secret of the tests, long enough to be one'

export const watchSiteUrl = 'https://example.kz'

/**
 * A site with a mail server whose changes are looked at and told when a test says so.
 *
 * @param smtpUrl of another mail server than the one that keeps `letters`
 */
export async function watchingSite(
  t: Lifetime,
  db: Database,
  refuse: Parameters<typeof startMailbox>[1] = {},
  visitorBot: BotSettings | null = null,
  smtpUrl?: string,
) {
  const mailbox = await startMailbox(t, refuse)
  let at = Date.parse('2026-11-21T07:00:00.000Z')
  const now = () => new Date(at)
  const index = () => buildSearchIndex(db, dayInKazakhstan(now()))
  if ((await db.selectFrom('estates').select('id').limit(1).execute()).length === 0)
    await fillDatabase(db, sampleSite)
  const senders = createSenders(
    {
      smtp: { url: smtpUrl ?? mailbox.url, from: 'Site <site@example.kz>' },
      staffEmail: null,
      webhook: null,
      bitrix24: null,
      visitorBot,
    },
    {
      db,
      publicUrl: watchSiteUrl,
      uploads: '',
      secret: watchSecret,
      now,
      watching: { numberStyle: 'spec', index },
    },
  )
  const look = async () => lookAround(db, await index(), now())
  // What is there before is no news.
  await look()

  /** Sends what the outbox holds and is due, until it holds nothing that is, and nothing is under way. */
  async function deliver(limitMs?: number): Promise<void> {
    const loop = startDeliveryLoop({
      db,
      senders: async () => senders,
      log: recordingLog(),
      onError: (error) => {
        throw error
      },
      now,
      newId: () => randomUUIDv7(),
      random: () => 0,
      interval: 20,
    })
    try {
      await until(async () => {
        const waiting = await db
          .selectFrom('deliveries')
          .select('id')
          .where('state', '=', 'pending')
          .where((row) =>
            row.or([row('next_attempt_at', '<=', now().toISOString()), row('lease_id', 'is not', null)]),
          )
          .execute()
        return waiting.length === 0
      }, limitMs)
    } finally {
      await loop.close()
    }
  }

  /** Changes units as an import does. */
  async function change(
    ids: readonly number[],
    facts: Partial<Pick<EstateTable, 'price' | 'status'>>,
  ): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('estates').set(facts).where('id', 'in', ids).execute()
      await bumpContentVersion(trx)
    })
  }

  const writeNow = () => writeDigests(db, dayInKazakhstan(now()), now(), () => randomUUIDv7())

  return {
    letters: mailbox.letters,
    senders,
    now,
    index,
    look,
    deliver,
    change,
    /** Writes the digests of the day into the outbox, once what was found has gathered. */
    write() {
      at += gathering.quiet * 60_000
      return writeNow()
    },
    writeNow,
    pass: (milliseconds: number) => void (at += milliseconds),
  }
}

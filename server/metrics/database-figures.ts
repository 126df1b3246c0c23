import { type ContentState, contentState } from '#database/contents/content-state.ts'
import { feedImports } from '#database/feeds/feed-imports.ts'
import { type FeedImport, type Publication, readSetting } from '#database/settings.ts'
import type { Database } from '#database/open.ts'
import { type OutboxFigure, outboxFigures } from '#database/leads/outbox-stats.ts'
import { withTimeout } from '#database/with-timeout.ts'
import { readerChats, readerMail } from '#domain/reader-channels.ts'

export type DatabaseFigures = {
  content: ContentState
  outbox: readonly OutboxFigure[]
  feeds: Readonly<Record<string, FeedImport>>
  /** What became of the newest state of the content's branch; null where none was published yet. */
  publication: Publication | null
  /** Since when that branch cannot be fetched (ISO); null while it can. */
  fetchFailingSince: string | null
  /** Since when the visitors' bot cannot be read (ISO); null while it can, and without one. */
  botFailingSince: string | null
}

/** What the settings of this process can send to readers. */
type Sends = { mail: boolean; chats: boolean }

/** How long the database may take, in milliseconds: Prometheus gives up after ten seconds. */
const usualTimeoutMs = 1_500

/**
 * How long figures count as new, in milliseconds: all gauges of one look share them, and many lookers cost no more.
 */
const freshness = 2_000

/**
 * Six short queries; the second reads only undelivered rows.
 *
 * @param sends whether there is a mail server and a bot for visitors: without them letters to readers wait as long as it
 *   takes (A28), and are no news
 */
export async function readFigures(db: Database, sends: Sends): Promise<DatabaseFigures> {
  const [content, outbox, feeds, publication, fetchFailingSince, botFailingSince] = await Promise.all([
    contentState(db),
    outboxFigures(db),
    feedImports(db),
    readSetting(db, 'publication'),
    readSetting(db, 'fetch_failing_since'),
    sends.chats ? readSetting(db, 'bot_failing_since') : null,
  ])
  const quiet: readonly string[] = [...(sends.mail ? [] : readerMail), ...(sends.chats ? [] : readerChats)]
  const isNews = ({ channel, state }: OutboxFigure) => !quiet.includes(channel) || state === 'dead'
  return { content, outbox: outbox.filter(isNews), feeds, publication, fetchFailingSince, botFailingSince }
}

/**
 * Asks the database for its figures, once at a time and at most every two seconds; null while it does not answer. A
 * late answer is dropped, and no further query starts before it: monitoring must not make a slow database
 * slower.
 */
export function databaseFigures(
  read: () => Promise<DatabaseFigures>,
  { timeoutMs = usualTimeoutMs, now = () => performance.now() } = {},
): () => Promise<DatabaseFigures | null> {
  let last: { figures: Promise<DatabaseFigures | null>; at: number } | null = null
  let isAsking = false

  async function ask(): Promise<DatabaseFigures> {
    isAsking = true
    try {
      return await read()
    } finally {
      isAsking = false
    }
  }

  return () => {
    if (last !== null && now() - last.at < freshness) return last.figures
    const figures = isAsking ? Promise.resolve(null) : withTimeout(timeoutMs, ask).catch(() => null)
    last = { figures, at: now() }
    return figures
  }
}

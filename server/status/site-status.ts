import type { LeadStats } from '#database/leads/lead-stats.ts'
import type { DeliveryFailures } from '#database/leads/delivery-failures.ts'
import type { KeepDays } from '#domain/keep-days.ts'
import type { Env } from '../env.ts'
import type { MigrationState } from '#database/migrate.ts'
import type { OutboxFigure } from '#database/leads/outbox-stats.ts'
import type { FeedImport, Publication, Retention } from '#database/settings.ts'
import type { SubscriptionTable } from '#database/tables.ts'
import type { WatchCounts } from '#database/watches/watch-counts.ts'
import type { UnitCount } from '#database/catalogue/unit-counts.ts'

/** The facts that only the database has. Moments are ISO, here and below. */
export type DatabaseStatus = {
  content: { version: number; changed_at: string }
  /** The last look at the branch of the content; null where nobody publishes from one. */
  publication: Publication | null
  /** Since when that branch cannot be fetched; null while it can. */
  fetch_failing_since: string | null
  units: UnitCount[]
  /** Of the last 24 hours. */
  leads: LeadStats
  /** The ways that new requests may go, and what keeps one from sending. */
  ways: { name: string; kind: string; problem: string | null }[]
  /** Whether these are routes of the content, and not the ways of the settings. */
  are_routes: boolean
  outbox: (Omit<OutboxFigure, 'oldest'> & { oldest: string })[]
  failures: DeliveryFailures[]
  feeds: Readonly<Record<string, FeedImport>>
  /** Sources with pictures of plans that could not be had. */
  broken_pictures: { source: string; pictures: number }[]
  subscriptions: Record<SubscriptionTable['state'], number>
  /** Addresses that are told of changes, and what they watch. */
  watchers: WatchCounts
  /**
   * The visitors' bot: when a process last read what was written to it, and since when it cannot be read (null while it
   * can); null without one.
   */
  bot: { name: string; read_at: string | null; failing_since: string | null } | null
  /** What the deletion of old data did last. */
  retention: Retention
  /** Copies of deleted requests that others still have. */
  sent_copies: { count: number; oldest: string | null }
  /** Letters that ask for confirmation, of the last 24 hours. */
  letters: number
  /** Of them those for the networks that have used up what one network may have. */
  full_networks: { networks: number; letters: number }
}

/** Requests on this machine's disk that the database has not taken. */
export type SpoolStatus = { files: number; requests: number; oldest: string | null; set_aside: number }

/** The state of the site at a moment; `npm run status -- --json` prints it. */
export type SiteStatus = {
  at: string
  version: string
  /** The built pages; null where nothing is built. */
  build: { id: string; made_at: string } | null
  /** Where the data come from when it is another server. */
  api: string | null
  database: {
    engine: 'SQLite' | 'PostgreSQL'
    place: string
    /** Why it cannot be read; null when it can. */
    problem: string | null
    migrations: MigrationState | null
  }
  /** How long requests and CVs are kept, in days. */
  keep: KeepDays
  /** Null while the database cannot be read, or its tables are not those of this version. */
  data: DatabaseStatus | null
  spool: SpoolStatus
  /** The disk that DATA_DIR is on, in bytes. */
  disk: { folder: string; free: number; size: number } | null
  /** When the data were last backed up; null where `backup.sh` never was. */
  backed_up_at: string | null
  /** Work that is not from memory: the limit of one address, of all, and whether a proxy hides the addresses. */
  renders: { limit: Env['RENDER_LIMIT']; at_once: number; trusts_proxy: boolean; is_behind_proxy: boolean }
  /** The files of applications and their ceiling, in bytes; null where they cannot be read or there is none. */
  uploads: { bytes: number; ceiling: number } | null
  /** What can send now: ways of requests to staff, and `letter` where mail can be sent. */
  channels: string[]
  /** The problems that need attention, one sentence each. */
  alerts: string[]
}

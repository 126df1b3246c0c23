import { randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Company, CompanyPictures, FocalPoint, Logo } from '#contract/dictionaries.ts'
import type { ContractSample } from '#contract/contract-sample.ts'
import type { SiteFonts } from '#contract/site-fonts.ts'
import type { IconPicture } from '#contract/site-icon.ts'
import type { KeepDays } from '#domain/keep-days.ts'
import type { Localized } from '#domain/languages.ts'
import type { StoredCosts } from './catalogue/stored-costs.ts'
import { engineOf } from './engines/engine.ts'
import { readJson, writeJson } from './engines/json.ts'
import type { Database } from './open.ts'
import type { StoredPicture, Tables } from './tables.ts'

/** How the last import of a source went. Moments are ISO. */
export type FeedImport = {
  /** The last one that was written; null while none was. */
  success: {
    at: string
    read: number
    added: number
    changed: number
    withdrawn: number
    skipped: number
    /** Offers with a project, a house or a status that is not known; missing in what older versions wrote. */
    unknown?: number
    /** Since when an address has had these very bytes; missing where the import itself was the news. */
    renewed_at?: string
  } | null
  /**
   * The newest one, where it was refused; an import that is written forgets it, but one of an address no refusal of a
   * dropped file.
   */
  refusal: { at: string; why: string; is_file?: boolean } | null
  /** What of the newest one is left to do by hand though its units are written, as moving its file; null for nothing. */
  trouble: string | null
  /** Units that would have gone off sale, of how many, and wait for a word of staff; null while there are none. */
  held: { since: string; units: number; of: number } | null
  /** What went off sale without a word of the feed, import by import; only the last 24 hours count. */
  withdrawals: readonly { at: string; units: number }[]
  /**
   * The share of offers that the last import is compared with, from 0 to 1: that of the one before it, or of an earlier
   * one as long as more is left out. Null before the second.
   */
  skipped_before: number | null
  /** Hours after which an import is too old. */
  max_age: number
}

/** How the site's own readings of a source of units went. Moments are ISO. */
export type StockRun = {
  /** Counts the starts. */
  turn: number
  /** The last start at its address. */
  began_at: string | null
  /**
   * What the server called the content that was imported last; `at` is that import, `basis` what else decides what it
   * comes to.
   */
  version: { etag: string; last_modified: string; basis: string; at: string } | null
  /** The SHA-256 of the last feed at its address, and when that came first. */
  content: { hash: string; at: string } | null
  /** The last files that were taken from the folder, by their marks: how often each was begun, and whether it is done. */
  files: readonly { mark: string; tries: number; is_done: boolean }[]
}

/** What staff know of alarms. Moments are ISO. */
export type ToldAlarms = {
  /** Those that go on, by key (`server/alarms/alarm.ts`). */
  open: Readonly<
    Record<string, { code: string; about: string; text: string; began_at: string; seen_at: string }>
  >
  /** When the letters of the last 24 hours were sent. */
  letters: readonly string[]
}

/** How many things are past their time. */
export type PastTime = {
  requests: number
  /** Files of requests, those of the requests above among them. */
  files: number
  subscriptions: number
  /** Answers of receivers to deliveries that have ended. */
  answers: number
  /** Files in the trash of uploads. */
  trash: number
  /** Lines that the spool has set aside. */
  lines: number
}

/** What the deletion of old data did last. Moments are ISO. */
export type Retention = {
  /** The last look at the data; null before the first. */
  looked_at: string | null
  /** The last moment at which the clock was not in doubt. */
  trusted_at: string | null
  /** The times that somebody has confirmed; null while nobody has. */
  confirmed: KeepDays | null
  /** What is held back until somebody confirms it, and why: the first deletion, too many, a clock that jumped. */
  waiting: { why: 'first' | 'share' | 'clock'; past: PastTime } | null
  /** The last deletion. */
  done: { at: string; past: PastTime } | null
  /** Uploads of which no request is known, when they were too many to be set aside. */
  unknown_files: number
}

/** What became of the newest state of the content's branch. */
export type Publication = {
  /** The state, as git calls it. */
  commit: string
  /** The first line of its message, and who made it. */
  subject: string
  author: string
  at: string
  /** Why it is not on the site, a line for each mistake; null where it is. */
  problem: string | null
  /** What keeps it off the site does not stand in it, so the same state is tried each time. */
  is_stopped?: boolean
  /** Its lines of `units.yaml` that do nothing, in the words of staff. */
  idle?: readonly string[]
  /** Whether there is nothing to tell the editors, or they have got the letter. */
  told: boolean
}

/** The receivers of requests, and the day from which they are these (`2026-11-21`). */
export type LeadReceivers = {
  since: string
  receivers: readonly { name: Localized; country: Localized; forms: readonly string[] }[]
}

type LegalText = 'legal_name' | 'legal_address' | 'tagline'

/**
 * How far the updates of the visitors' bot were read: the next number that counts (null before the first), when the last
 * one came, when it was asked for the last time with success, and which process reads until when. Times are ISO.
 */
export type BotReader = {
  offset: number | null
  at: string
  read: string | null
  lease: string
  until: string
}

/** Facts about the whole site by key, as the `settings` table keeps them. */
export type Settings = {
  /** How to reach the company. */
  company: Omit<Company, 'hours' | 'credit' | LegalText> & {
    [Text in LegalText]?: Localized
  } & {
    /** The name by language; `name` is the Russian one, which an earlier release reads. */
    names?: Localized
    hours: Localized
    credit: { text: Localized; url: string } | null
  }
  /** Null for a company without one. */
  logo: Logo | null
  /** The mark of the site as SVG; null for a company without one. */
  icon: string | null
  /** Its icon where that is no drawing; null for any other company. */
  icon_picture: IconPicture | null
  contract_sample: ContractSample | null
  /** What buyers pay beside the price, as `costs.yaml` says it; null where the company says nothing of it. */
  costs: StoredCosts | null
  /** The fonts that the company has chosen; null for one that has chosen none. */
  fonts: SiteFonts | null
  /** The pictures of pages that show the company as a whole; a place without one is missing. */
  company_pictures: Partial<
    Record<keyof CompanyPictures, { picture: StoredPicture; focus?: FocalPoint; text?: 'light' }>
  >
  /** The features of projects: the options of the `features` filter, in their order. */
  features: { code: string; title: Localized }[]
  /** How a CRM knows this site among those that bring requests into it. */
  crm_origin: string
  /** How the last import of each feed went, by the name of its source. */
  feed_imports: Readonly<Record<string, FeedImport>>
  /** The sources of units of `stock.yaml`, as `feeds/sources/stock-file.ts` reads them. */
  stock_sources: unknown
  /** The routes of `leads.yaml` by name, as `leads/routes/routes-file.ts` reads them; null where there is none. */
  lead_routes: unknown
  /** Who gets requests, as policy and consents say it; null where they name nobody. */
  lead_receivers: LeadReceivers | null
  /** Whether the site shows what became of deadlines; null before an import that says it. */
  promises_shown: boolean
  /** The company whose deadlines `house_promises` keeps now, by the Russian name that it had when that began. */
  promised_by: string
  /** What staff say of units by hand in `units.yaml`, as `feeds/overrides/units-file.ts` reads it. */
  unit_overrides: unknown
  /** How the site's own readings of each source of units went. */
  stock_runs: Readonly<Record<string, StockRun>>
  /** What became of the newest state of the content's branch. */
  publication: Publication
  /** Since when the branch of the content cannot be fetched (ISO); null while it can. */
  fetch_failing_since: string | null
  /** The alarms that staff have read of. */
  alarms_told: ToldAlarms
  /** Signs form tokens and the links in mails; base64url of 32 random bytes. */
  secret_key: string
  /** What the deletion of old data did last. */
  retention: Retention
  /** How often changes for watchers were looked for, and when last (ISO). */
  watch_round: { round: number; at: string }
  /** The bot that tells visitors of changes and the day from which it does (`2026-11-21`); null without one. */
  visitor_bot: { name: string; since: string } | null
  /** How far what visitors wrote to that bot was read, and by whom; see `database/watches/bot-updates.ts`. */
  bot_reader: BotReader
  /** Since when it cannot be read (ISO); null while it can. */
  bot_failing_since: string | null
  /** The id of this database, stored in the data folders that belong to it; a UUID. */
  database_id: string
}

/** The value of a setting, or null when it was never written. */
export async function readSetting<K extends keyof Settings>(
  db: Database,
  key: K,
): Promise<Settings[K] | null> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  return row ? (readJson(row.value) as Settings[K]) : null
}

export async function writeSetting<K extends keyof Settings>(
  db: Database,
  key: K,
  value: Settings[K],
): Promise<void> {
  const text = writeJson<unknown>(value)
  await db
    .insertInto('settings')
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text }))
    .execute()
}

/**
 * The value of a setting, locked until the transaction ends: whoever else asks so waits and reads what was left.
 *
 * @param first the value where it was never written
 */
export async function lockSetting<K extends keyof Settings, First extends Settings[K] | null>(
  trx: Transaction<Tables>,
  key: K,
  first: First,
): Promise<Settings[K] | First> {
  await trx
    .insertInto('settings')
    .values({ key, value: writeJson<unknown>(first) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { value } = await trx
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .$if(engineOf(trx) === 'postgres', (row) => row.forUpdate())
    .executeTakeFirstOrThrow()
  return readJson(value) as Settings[K] | First
}

/** The signing key of this database, made by the first replica that needs it; all replicas get the same. */
export function secretKey(db: Database): Promise<string> {
  return madeOnce(db, 'secret_key', randomBytes(32).toString('base64url'))
}

/** The id of this database, made by the first process that needs it. A copy and a restored backup keep the id. */
export function databaseId(db: Database): Promise<string> {
  return madeOnce(db, 'database_id', randomUUID())
}

/** The value of a setting that was written before, or this one from now on; all replicas get the same. */
export async function madeOnce(
  db: Database,
  key: 'secret_key' | 'database_id' | 'crm_origin',
  made: string,
): Promise<string> {
  await db
    .insertInto('settings')
    .values({ key, value: writeJson<unknown>(made) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return (await readSetting(db, key)) ?? made
}

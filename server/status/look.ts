import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { contentState } from '#database/contents/content-state.ts'
import { deliveryFailures } from '#database/leads/delivery-failures.ts'
import { feedImports } from '#database/feeds/feed-imports.ts'
import { brokenPictures } from '#database/feeds/feed-pictures.ts'
import { leadStats } from '#database/leads/lead-stats.ts'
import { readRetention } from '#database/leads/retention-state.ts'
import { countSentCopies } from '#database/leads/sent-copies.ts'
import { migrationState } from '#database/migrate.ts'
import { type Database, databaseFile } from '#database/open.ts'
import { readSetting } from '#database/settings.ts'
import { outboxFigures } from '#database/leads/outbox-stats.ts'
import { lettersSince, networkLettersADay } from '#database/leads/subscriptions.ts'
import { subscriptionCounts } from '#database/leads/subscription-counts.ts'
import { watchCounts } from '#database/watches/watch-counts.ts'
import { unitCounts } from '#database/catalogue/unit-counts.ts'
import { widestNetwork } from '#leads/intake/address-network.ts'
import { channelsOn } from '#leads/delivery/senders.ts'
import { countRefused } from '#leads/spool/refused-lines.ts'
import { spoolTime, openSpoolFolder } from '#leads/spool/spool-folder.ts'
import { folderBytes } from '#leads/uploads/folder-room.ts'
import { projectFolder } from '../bootstrap/built-pages.ts'
import { readerChats, readerMail } from '#domain/reader-channels.ts'
import { spoolFolder, uploadsFolder } from '../bootstrap/data-folders.ts'
import { diskRoom } from '../bootstrap/disk-room.ts'
import { lastBackup } from '../bootstrap/last-backup.ts'
import { deliverySettings, waysOf } from '../bootstrap/delivery.ts'
import { type Env, keepDays } from '../env.ts'
import { readBuild } from '../pages/latest-build.ts'
import { databaseName, openDatabaseToLook } from '../bootstrap/open-database.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { StartError } from '../start-error.ts'
import type { DatabaseStatus, SpoolStatus, SiteStatus } from './site-status.ts'
import { type AlertReader, alertsOf } from './alerts.ts'

const day = 24 * 3_600_000

/** Looks at the site of these settings from outside, whether it runs or not. Changes nothing and never fails. */
export async function look(env: Env, now: Date, reader: AlertReader = 'engineer'): Promise<SiteStatus> {
  const [seen, spool, disk, backup, uploads, build, version] = await Promise.all([
    lookIntoDatabase(env, now),
    lookIntoSpool(env),
    spaceOf(env.DATA_DIR),
    lastBackup(env.DATA_DIR),
    lookIntoUploads(env),
    readBuild(join(projectFolder, 'build')).catch(() => null),
    packageVersion(),
  ])
  const settings = deliverySettings(env, env.PUBLIC_URL ?? 'http://localhost')
  const {
    channels = [
      ...channelsOn(settings),
      ...(settings.smtp === null ? [] : readerMail),
      ...(settings.visitorBot === null ? [] : readerChats),
    ],
    ...found
  } = seen
  const facts = {
    at: now.toISOString(),
    version,
    build: build === null ? null : { id: build.id, made_at: new Date(build.timestamp).toISOString() },
    api: env.API_BASE_URL,
    keep: keepDays(env),
    ...found,
    spool,
    disk,
    backed_up_at: backup?.toISOString() ?? null,
    renders: {
      limit: env.RENDER_LIMIT,
      at_once: env.RENDERS_AT_ONCE,
      trusts_proxy: env.TRUST_PROXY !== false,
      // The site itself speaks no TLS.
      is_behind_proxy: env.PUBLIC_URL?.startsWith('https:') === true,
    },
    uploads,
    channels,
  }
  return { ...facts, alerts: alertsOf(facts, now, reader) }
}

/** `channels` where the database says what can send. */
async function lookIntoDatabase(
  env: Env,
  now: Date,
): Promise<Pick<SiteStatus, 'database' | 'data'> & { channels?: string[] }> {
  const database = {
    engine: env.DATABASE_URL === null ? ('SQLite' as const) : ('PostgreSQL' as const),
    place:
      env.DATABASE_URL === null ? join(resolve(env.DATA_DIR), databaseFile) : databaseName(env.DATABASE_URL),
    problem: null,
    migrations: null,
  }
  let db: Database | undefined
  try {
    db = await openDatabaseToLook(env)
    const migrations = await migrationState(db)
    const isOurs = migrations.pending.length + migrations.unknown.length === 0
    if (!isOurs) return { database: { ...database, migrations }, data: null }
    const publicUrl = env.PUBLIC_URL ?? 'http://localhost'
    const { ways, senders, areRoutes } = await waysOf({ db, env, publicUrl, secret: '' })()
    const data = {
      ...(await readStatus(db, now)),
      bot: await botStatus(db, env),
      ways: ways.map(({ name, kind, problem }) => ({ name, kind, problem })),
      are_routes: areRoutes,
    }
    return { database: { ...database, migrations }, data, channels: Object.keys(senders) }
  } catch (error) {
    // The first line names the problem; the others are advice for the start of the site.
    const message = error instanceof Error ? error.message : String(error)
    const problem =
      error instanceof StartError
        ? (message.split('\n')[0] ?? message)
        : `${staffText('an unexpected error')}: ${message}`
    return { database: { ...database, problem }, data: null }
  } finally {
    await db?.destroy()
  }
}

async function readStatus(
  db: Database,
  now: Date,
): Promise<Omit<DatabaseStatus, 'ways' | 'are_routes' | 'bot'>> {
  const { version, changedAt } = await contentState(db)
  const outbox = await outboxFigures(db)
  const letters = await lettersSince(db, new Date(now.getTime() - day))
  return {
    content: { version, changed_at: changedAt.toISOString() },
    publication: await readSetting(db, 'publication'),
    fetch_failing_since: await readSetting(db, 'fetch_failing_since'),
    units: await unitCounts(db),
    leads: await leadStats(db, new Date(now.getTime() - day)),
    outbox: outbox.map((figure) => ({ ...figure, oldest: figure.oldest.toISOString() })),
    failures: await deliveryFailures(db),
    feeds: await feedImports(db),
    broken_pictures: await brokenPictures(db),
    subscriptions: await subscriptionCounts(db),
    watchers: await watchCounts(db),
    retention: await readRetention(db),
    sent_copies: await countSentCopies(db),
    letters: letters.length,
    full_networks: fullNetworks(letters),
  }
}

/** Each look of the process that reads promises that it reads on for a minute and a half. */
async function botStatus(db: Database, { VISITOR_BOT: name }: Env): Promise<DatabaseStatus['bot']> {
  if (name === null) return null
  return {
    name,
    read_at: (await readSetting(db, 'bot_reader'))?.read ?? null,
    failing_since: await readSetting(db, 'bot_failing_since'),
  }
}

/** @param askers the address of each visitor who asked for a letter */
function fullNetworks(askers: readonly string[]): DatabaseStatus['full_networks'] {
  const counts = new Map<string, number>()
  for (const network of askers.map(widestNetwork))
    if (network !== null) counts.set(network, (counts.get(network) ?? 0) + 1)
  const full = [...counts.values()].filter((count) => count >= networkLettersADay)
  return { networks: full.length, letters: full.reduce((sum, count) => sum + count, 0) }
}

/** Whole lines only: the last of a file may be half written at this moment. */
function linesOf(text: Buffer | null): number {
  return (text?.toString('utf8').split('\n').length ?? 1) - 1
}

async function lookIntoSpool(env: Env): Promise<SpoolStatus> {
  const path = join(env.DATA_DIR, spoolFolder)
  const status = { files: 0, requests: 0, oldest: null, set_aside: 0 }
  if (!existsSync(path)) return status
  try {
    const folder = await openSpoolFolder(path)
    const names = (await folder.list()).map(({ name }) => name).toSorted()
    const texts = await Promise.all(names.map((name) => folder.read(name)))
    const [first] = names
    return {
      files: names.length,
      requests: texts.reduce((sum, text) => sum + linesOf(text), 0),
      oldest: first === undefined ? null : spoolTime(first).toISOString(),
      set_aside: await countRefused(path),
    }
  } catch {
    // The folder belongs to another user: only that user may list its files.
    return status
  }
}

async function lookIntoUploads(env: Env): Promise<SiteStatus['uploads']> {
  const ceiling = env.UPLOADS_MAX_MB
  if (ceiling === null) return null
  // The folder may belong to another user.
  const bytes = await folderBytes(uploadsFolder(env)).catch(() => null)
  return bytes === null ? null : { bytes, ceiling }
}

async function spaceOf(dataDir: string): Promise<SiteStatus['disk']> {
  const room = await diskRoom(dataDir)
  return room === null ? null : { folder: resolve(dataDir), ...room }
}

async function packageVersion(): Promise<string> {
  const text = await readFile(join(projectFolder, 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

import { accessSync, constants, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Log, safeError } from '#api/http/log.ts'
import { throttle } from '#api/http/throttle.ts'
import { listenForContent } from '#database/contents/content-listener.ts'
import { migrate } from '#database/migrate.ts'
import { type Database, databaseFile, openDatabase } from '#database/open.ts'
import { type LiveSearchIndex, liveSearchIndex, lookInterval } from '#database/search/index/live-index.ts'
import { withTimeout } from '#database/with-timeout.ts'
import { englishText, staffText } from '#domain/staff/staff-text.ts'
import { mustBelong } from './database-identity.ts'
import type { Env } from '../env.ts'
import { makeFolder } from './make-folder.ts'
import { StartError } from '../start-error.ts'

type OwnData = {
  db: Database
  index: LiveSearchIndex
  /** Rejects when the database does not answer. */
  reach(): Promise<unknown>
  close(): Promise<void>
}

/** How long a database may take to answer at start, in milliseconds. */
const connectTimeoutMs = 10_000

/** How long it may take for one statement of a request, in milliseconds: a request must not hang because it does. */
const statementTime = 5_000

/**
 * Milliseconds between two checks of the content version where PostgreSQL announces changes: short
 * enough that a replica whose messages are lost still shows a change within a second.
 */
const netInterval = 700

type Settings = Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>

/**
 * Opens the database of the settings, brings its tables up to date and builds the search index. An error on
 * the way becomes a `StartError` that names the setting to look at.
 *
 * @param interval time between two looks at the content version, in milliseconds
 */
export async function openOwnData(
  env: Settings,
  log: Log,
  interval = env.DATABASE_URL === null ? lookInterval : netInterval,
): Promise<OwnData> {
  const dataDir = writableFolder(env.DATA_DIR)
  const settings = {
    dataDir,
    databaseUrl: env.DATABASE_URL,
    onError: (error: Error) => log.error({ err: safeError(error) }, 'a connection to the database broke'),
  }
  let db: Database | undefined
  try {
    db = openDatabase({ ...settings, timeoutMs: statementTime })
    const reach = reachOf(db)
    await withTimeout(connectTimeoutMs, reach)
    await migrated(openDatabase(settings))
    await mustBelong(db, dataDir, nameOf(env, englishText), englishText)
    const { index, close } = await watchedIndex(db, env.DATABASE_URL, log, interval)
    return { db, index, reach, close }
  } catch (error) {
    await db?.destroy().catch(() => {})
    if (error instanceof StartError) throw error
    throw new StartError(databaseAdvice(error, env, dataDir, englishText), error)
  }
}

/**
 * The database of the settings alone, for commands: brought up to date, and never created. An error becomes a
 * `StartError`, in the language of staff, who run commands.
 */
export function openExistingDatabase(env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>): Promise<Database> {
  return openExisting(env, migrate)
}

/**
 * The same for commands that also write into the data folder or delete from it: like the start, they refuse one that
 * belongs to another database (R514, R631).
 */
export function openExistingData(env: Settings): Promise<Database> {
  return openExisting(env, async (db) => {
    await migrate(db)
    await mustBelong(db, resolve(env.DATA_DIR), nameOf(env, staffText), staffText)
  })
}

/**
 * The same without changes, for read-only commands: its tables may be older or newer than this version of the site.
 */
export function openDatabaseToLook(env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>): Promise<Database> {
  return openExisting(env, async () => {}, statementTime)
}

async function openExisting(
  env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>,
  prepare: (db: Database) => Promise<void>,
  timeoutMs?: number,
): Promise<Database> {
  const dataDir = resolve(env.DATA_DIR)
  if (env.DATABASE_URL === null && !existsSync(join(dataDir, databaseFile))) {
    throw new StartError(
      staffText('There is no database in {folder} yet: npm start makes one. DATA_DIR names another folder.', {
        folder: dataDir,
      }),
    )
  }
  let db: Database | undefined
  try {
    db = openDatabase({
      dataDir,
      databaseUrl: env.DATABASE_URL,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    })
    await withTimeout(connectTimeoutMs, reachOf(db))
    await prepare(db)
    return db
  } catch (error) {
    await db?.destroy().catch(() => {})
    if (error instanceof StartError) throw error
    throw new StartError(databaseAdvice(error, env, dataDir, staffText), error)
  }
}

/** Migrations may take their time, and wait for those of another process. */
async function migrated(db: Database): Promise<void> {
  await migrate(db).finally(() => db.destroy())
}

/** The search index, which gets announcements of changes where the engine sends them, and checks for them anyway. */
async function watchedIndex(
  db: Database,
  databaseUrl: string | null,
  log: Log,
  interval: number,
): Promise<Pick<OwnData, 'index' | 'close'>> {
  const onError = throttle((error) =>
    log.error({ err: safeError(error) }, 'the content cannot be watched for changes'),
  )
  const index = await liveSearchIndex(db, { interval, onError })
  const onChange = () => void index.refresh().catch(onError)
  const listener = databaseUrl === null ? null : listenForContent({ databaseUrl, onChange, onError })
  return {
    index,
    async close() {
      await listener?.close()
      await index.close()
      await db.destroy()
    },
  }
}

/** A plain select: on SQLite it is answered while another process writes and our own writes wait (R416). */
function reachOf(db: Database) {
  return () => db.selectNoFrom(({ lit }) => lit(1).as('one')).execute()
}

function writableFolder(setting: string): string {
  const folder = resolve(setting)
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written (${errorMessage(error)}).
  The embedded database and uploads live there. Set DATA_DIR to a folder that this user may write,
  or give this one to the user who starts the site.`,
      error,
    )
  }
  return folder
}

/** For who starts the site, or for staff. */
type Say = typeof staffText

function databaseAdvice(error: unknown, env: Pick<Env, 'DATABASE_URL'>, dataDir: string, say: Say): string {
  const why = errorMessage(error)
  const lines =
    env.DATABASE_URL === null
      ? [
          say('The embedded database in {folder} could not be opened: {why}.', { folder: dataDir, why }),
          say('DATA_DIR names its folder; the files in it belong to the user who made them.'),
        ]
      : [
          say('{name} could not be used: {why}.', { name: databaseName(env.DATABASE_URL, say), why }),
          say('Check DATABASE_URL (user and password too) and whether that server runs.'),
          say('Without DATABASE_URL the site uses its embedded database.'),
        ]
  return lines.join('\n  ')
}

function nameOf({ DATABASE_URL }: Settings, say: Say): string {
  return DATABASE_URL === null ? say('the embedded one in it') : databaseName(DATABASE_URL, say)
}

/** The database by name and host, never with its password. Socket addresses are not valid URLs. */
export function databaseName(setting: string, say: Say = englishText): string {
  const url = URL.parse(setting)
  if (url === null) return say('The PostgreSQL database of DATABASE_URL')
  return say('The PostgreSQL database «{name}» at {host}', {
    name: url.pathname.slice(1),
    host: `${url.hostname}:${url.port || '5432'}`,
  })
}

/** The message of an error, also of one that only holds others, as a refused connection to several addresses does. */
function errorMessage(error: unknown): string {
  if (error instanceof AggregateError && error.message === '')
    return error.errors.map(errorMessage).join(', ')
  return error instanceof Error ? error.message : String(error)
}

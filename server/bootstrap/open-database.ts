import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { migrate, NewerDatabase } from '#database/migrate.ts'
import { type Database, databaseFile, openDatabase } from '#database/open.ts'
import { withTimeout } from '#database/with-timeout.ts'
import { englishText, staffText } from '#domain/staff/staff-text.ts'
import { mustBelong } from './database-identity.ts'
import type { Env } from '../env.ts'
import { StartError } from '../start-error.ts'

/** How long a database may take to answer at start, in milliseconds. */
export const connectTimeoutMs = 10_000

/** How long it may take for one statement of a request, in milliseconds: a request must not hang because it does. */
export const statementTime = 5_000

/** What says which database is ours. */
export type DatabaseSettings = Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>

/**
 * The database of the settings alone, for commands: brought up to date, and never created. An error becomes a
 * `StartError`, in the language of staff, who run commands.
 */
export function openExistingDatabase(env: DatabaseSettings): Promise<Database> {
  return openExisting(env, migrate)
}

/**
 * The same for commands that also write into the data folder or delete from it: like the start, they refuse one that
 * belongs to another database (R514, R631).
 */
export function openExistingData(env: DatabaseSettings): Promise<Database> {
  return openExisting(env, async (db) => {
    await migrate(db)
    await mustBelong(db, resolve(env.DATA_DIR), nameOf(env, staffText), staffText)
  })
}

/**
 * The same without changes, for read-only commands: its tables may be older or newer than this version of the site.
 */
export function openDatabaseToLook(env: DatabaseSettings): Promise<Database> {
  return openExisting(env, async () => {}, statementTime)
}

async function openExisting(
  env: DatabaseSettings,
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

/** A plain select: on SQLite it is answered while another process writes and our own writes wait (R416). */
export function reachOf(db: Database) {
  return () => db.selectNoFrom(({ lit }) => lit(1).as('one')).execute()
}

/** For who starts the site, or for staff. */
type Say = typeof staffText

export function databaseAdvice(
  error: unknown,
  env: Pick<Env, 'DATABASE_URL'>,
  dataDir: string,
  say: Say,
): string {
  const why = errorMessage(error)
  const [sentence, ...remedies] =
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
  // Nothing of the settings is wrong then: who followed a remedy would open another database.
  return [sentence, ...(error instanceof NewerDatabase ? [] : remedies)].join('\n  ')
}

export function nameOf({ DATABASE_URL }: DatabaseSettings, say: Say): string {
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
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError && error.message === '')
    return error.errors.map(errorMessage).join(', ')
  return error instanceof Error ? error.message : String(error)
}

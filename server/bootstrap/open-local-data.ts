import { accessSync, constants } from 'node:fs'
import { resolve } from 'node:path'
import { type Log, safeError } from '#api/http/log.ts'
import { throttle } from '#api/http/throttle.ts'
import { listenForContent } from '#database/contents/content-listener.ts'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { type LiveSearchIndex, liveSearchIndex, lookInterval } from '#database/search/index/live-index.ts'
import { keepVisitorBot } from '#database/watches/visitor-bot.ts'
import { withTimeout } from '#database/with-timeout.ts'
import { englishText } from '#domain/staff/staff-text.ts'
import { mustBelong } from './database-identity.ts'
import { makeFolder } from './make-folder.ts'
import {
  connectTimeoutMs,
  databaseAdvice,
  type DatabaseSettings,
  errorMessage,
  nameOf,
  reachOf,
  statementTime,
} from './open-database.ts'
import type { Env } from '../env.ts'
import { StartError } from '../start-error.ts'

type LocalData = {
  db: Database
  index: LiveSearchIndex
  /** Rejects when the database does not answer. */
  reach(): Promise<unknown>
  close(): Promise<void>
}

/**
 * Milliseconds between two checks of the content version where PostgreSQL announces changes: short
 * enough that a replica whose messages are lost still shows a change within a second.
 */
const netInterval = 700

/**
 * Opens the database of the settings, brings its tables up to date and builds the search index. An error on
 * the way becomes a `StartError` that names the setting to look at.
 *
 * @param interval time between two looks at the content version, in milliseconds
 */
export async function openLocalData(
  env: DatabaseSettings & Partial<Pick<Env, 'VISITOR_BOT'>>,
  log: Log,
  interval = env.DATABASE_URL === null ? lookInterval : netInterval,
): Promise<LocalData> {
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
    await keepVisitorBot(db, env.VISITOR_BOT ?? null)
    const { index, close } = await watchedIndex(db, env.DATABASE_URL, log, interval)
    return { db, index, reach, close }
  } catch (error) {
    await db?.destroy().catch(() => {})
    if (error instanceof StartError) throw error
    throw new StartError(databaseAdvice(error, env, dataDir, englishText), error)
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
): Promise<Pick<LocalData, 'index' | 'close'>> {
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

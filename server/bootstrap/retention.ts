import { join } from 'node:path'
import { type Log, safeError } from '#api/http/log.ts'
import type { Database } from '#database/open.ts'
import { endSessionsBefore } from '#database/staff/sessions.ts'
import { forgetOldTries } from '#database/staff/tries.ts'
import { type RetentionParts, runRetention } from '#leads/retention/retention.ts'
import { sessionTimes } from '#staff/login/sessions.ts'
import { type Env, keepDays } from '../env.ts'
import { spoolFolder, uploadsFolder } from './data-folders.ts'

/** Where the data of requests are, and how long they stay. */
export function retentionParts(
  db: Database,
  env: Pick<Env, 'DATA_DIR' | 'LEADS_KEEP_DAYS' | 'CV_KEEP_DAYS'>,
  now: Date,
): RetentionParts {
  const spool = join(env.DATA_DIR, spoolFolder)
  return { db, uploads: uploadsFolder(env), spool, keep: keepDays(env), now }
}

/** A start deletes nothing: the first look comes later. Then each replica asks every hour whether a day is over. */
const usualTimes = { first: 10 * 60_000, pause: 3_600_000 }

type Parts = { db: Database; env: Env; log: Log & { warn: Log['info'] }; times?: typeof usualTimes }

/** Deletes old data once a day until it is closed. A failure is tried again after an hour. */
export function startRetention({ db, env, log, times = usualTimes }: Parts): { close(): Promise<void> } {
  let isClosed = false
  let look = Promise.resolve()
  let timer = setTimeout(next, times.first).unref()

  function next(): void {
    look = run()
      .catch((error: unknown) => log.error({ err: safeError(error) }, 'old data could not be deleted'))
      .finally(() => {
        if (!isClosed) timer = setTimeout(next, times.pause).unref()
      })
  }

  async function run(): Promise<void> {
    const now = new Date()
    await forgetOldTries(db, now)
    await endSessionsBefore(db, new Date(now.getTime() - sessionTimes.whole))
    const state = await runRetention(retentionParts(db, env, now), false)
    if (state === null) return
    if (state.waiting !== null) {
      log.warn(
        { ...state.waiting },
        'old data wait for a word before they are deleted: npm run leads -- retention',
      )
    } else if (state.done?.at === now.toISOString()) log.info({ ...state.done.past }, 'old data were deleted')
  }

  return {
    async close() {
      isClosed = true
      clearTimeout(timer)
      await look
    },
  }
}

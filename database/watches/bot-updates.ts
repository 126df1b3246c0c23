import type { Transaction } from 'kysely'
import type { Database } from '../open.ts'
import { type BotReader, lockSetting, readSetting, writeSetting } from '../settings.ts'
import type { Tables } from '../tables.ts'

/** How long a process reads without a word, in milliseconds: longer than a long poll and the answers to it. */
const leaseTime = 90_000

/**
 * Telegram numbers updates anew after a week without any (core.telegram.org/bots/api#update), so that the last number
 * counts for less than that. Milliseconds.
 */
const numbersLast = 6 * 24 * 3_600_000

const nobody: BotReader = { offset: null, at: '', read: null, lease: '', until: '' }

/**
 * Takes the right to read the bot's updates, or keeps it; a process that has died loses it after a minute and a half.
 *
 * @param lease the name of this process
 * @returns the number of the first update that counts, null for any; or `taken` while another process reads
 */
export function takeBotReader(
  db: Database,
  lease: string,
  at: Date,
): Promise<{ offset: number | null } | 'taken'> {
  return db.transaction().execute(async (trx) => {
    const state = await lockSetting(trx, 'bot_reader', nobody)
    if (state.lease !== lease && state.until > at.toISOString()) return 'taken'
    await writeSetting(trx, 'bot_reader', { ...state, lease, until: untilFrom(at) })
    return { offset: numberFrom(state, at) }
  })
}

/**
 * Notes that the bot was asked, and whether it answered.
 *
 * @returns false where another process reads by now
 */
export function noteBotRead(db: Database, lease: string, isRead: boolean, at: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const state = await lockSetting(trx, 'bot_reader', nobody)
    if (state.lease !== lease) return false
    const moment = at.toISOString()
    if (isRead) await writeSetting(trx, 'bot_reader', { ...state, read: moment })
    const since = await readSetting(trx, 'bot_failing_since')
    if (isRead === (since === null)) return true
    await writeSetting(trx, 'bot_failing_since', isRead ? null : moment)
    return true
  })
}

/** Lets another process read at once. */
export function leaveBotReader(db: Database, lease: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const state = await lockSetting(trx, 'bot_reader', nobody)
    if (state.lease === lease) await writeSetting(trx, 'bot_reader', { ...state, lease: '', until: '' })
  })
}

/**
 * Does the work of one update, and what it does is kept together with the number of the next one: a process that is killed
 * has done both or neither, and of two that read the same update one does it.
 *
 * @returns null where another process reads, or has done this update
 */
export function handleUpdate<T>(
  db: Database,
  { lease, number, at }: { lease: string; number: number; at: Date },
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T | null> {
  return db.transaction().execute(async (trx) => {
    const state = await lockSetting(trx, 'bot_reader', nobody)
    const first = numberFrom(state, at)
    if (state.lease !== lease || (first !== null && number < first)) return null
    const result = await work(trx)
    await writeSetting(trx, 'bot_reader', {
      ...state,
      offset: number + 1,
      at: at.toISOString(),
      lease,
      until: untilFrom(at),
    })
    return result
  })
}

function numberFrom({ offset, at: last }: BotReader, at: Date): number | null {
  return offset !== null && at.getTime() - Date.parse(last) < numbersLast ? offset : null
}

function untilFrom(at: Date): string {
  return new Date(at.getTime() + leaseTime).toISOString()
}

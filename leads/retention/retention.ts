import { rm } from 'node:fs/promises'
import { countPastTime, deletePastTime, type Limits } from '#database/leads/past-time.ts'
import { changeRetention, readRetention } from '#database/leads/retention-state.ts'
import { wipeTraces } from '#database/leads/wipe-traces.ts'
import type { Database } from '#database/open.ts'
import { forgetWatchers } from '#database/watches/forget-watchers.ts'
import { forgetLooks } from '#database/staff/looks.ts'
import type { PastTime, Retention } from '#database/settings.ts'
import { type KeepDays, looksDays, unconfirmedDays } from '#domain/keep-days.ts'
import { refusedLines } from '../spool/refused-lines.ts'
import { agedTrash, isHere, placesOf, setAsideOrphans } from '../uploads/orphan-files.ts'

export type RetentionParts = {
  db: Database
  /** Folder of uploads. */
  uploads: string
  /** Folder of the spool. */
  spool: string
  keep: KeepDays
  now: Date
}

const hour = 3_600_000
const day = 24 * hour

/** The time from one look to the next: a little less than a day, so that an hourly timer does not slip. */
const pause = 23 * hour

/** A clock that is so much behind or ahead of the last look is in doubt; replicas differ by less. */
const behind = hour
const ahead = 7 * day

/** The part of all requests that may go without a word. */
const largestShare = 0.05

/**
 * Deletes what is past its time (R404), once a day whatever the number of replicas. Without somebody's word it only
 * notes what would go: at the first deletion and after the times were shortened, when more than 5 % of all requests
 * would lose anything, and when the clock has jumped or the site has rested for a week (R405).
 *
 * @param confirmed somebody has said so: it is done now, in any case
 * @returns the state after it; null when it is not yet time
 */
export async function runRetention(parts: RetentionParts, confirmed = false): Promise<Retention | null> {
  const { db, uploads, keep, now } = parts
  if (!confirmed && !isTime(await readRetention(db), now)) return null
  const { refused } = await setAsideOrphans(parts)
  const limits = limitsOf(keep, now)
  const trash = refused === 0 ? await agedTrash(uploads, now) : []
  const aside = await agedLines(parts, limits)
  const done = await changeRetention<Done | null>(db, async (trx, before) => {
    if (!confirmed && !isTime(before, now)) return { after: before, answer: null }
    // They wait for nobody's word: looks hold nothing of a visitor, and watchers have confirmed nothing, or are done.
    if (confirmed || !isClockInDoubt(before, now)) {
      await forgetLooks(trx, new Date(now.getTime() - looksDays * day))
      await forgetWatchers(trx, now)
    }
    const { share, ...counts } = await countPastTime(trx, limits)
    const past = sumOf(counts, aside, trash)
    const why = confirmed || isNothing(past) ? null : doubt(before, { keep, share, now })
    const looked = {
      ...before,
      looked_at: now.toISOString(),
      // Also where nothing is past its time: a wrong clock must not become the right one by that.
      trusted_at: !confirmed && isClockInDoubt(before, now) ? before.trusted_at : now.toISOString(),
      unknown_files: refused,
    }
    if (why !== null) {
      const after = { ...looked, waiting: { why, past } }
      return { after, answer: { after, files: null } }
    }
    const files = await deletePastTime(trx, limits, now)
    const after: Retention = {
      ...looked,
      waiting: null,
      confirmed: confirmed ? keep : before.confirmed,
      done: isNothing(past) ? before.done : { at: looked.looked_at, past },
    }
    return { after, answer: { after, files } }
  })
  if (done === null) return null
  if (done.files !== null) {
    const files = [...done.files, ...aside.files].flatMap((file) => placesOf(uploads, file))
    for (const path of [...files, ...trash, ...aside.lines]) await rm(path, { force: true })
    await wipeTraces(db)
  }
  return done.after
}

/** What is past its time now. Changes nothing. */
export async function lookForPastTime(parts: RetentionParts): Promise<PastTime> {
  const { db, uploads, keep, now } = parts
  const limits = limitsOf(keep, now)
  const { share: _share, ...counts } = await countPastTime(db, limits)
  return sumOf(counts, await agedLines(parts, limits), await agedTrash(uploads, now))
}

/** Paths of lines that the spool has set aside, and the names of CVs of such lines. */
type AgedLines = { lines: string[]; files: string[] }

/**
 * What the spool has set aside goes as requests do, and its CVs as other CVs; what is not whole goes with the
 * unconfirmed.
 */
async function agedLines({ spool, uploads }: RetentionParts, limits: Limits): Promise<AgedLines> {
  const aged: AgedLines = { lines: [], files: [] }
  for (const { path, record, at } of await refusedLines(spool)) {
    const isBefore = (moment: string) => at.toISOString() < moment
    if (isBefore(record === null ? limits.unconfirmed : limits.leads)) aged.lines.push(path)
    const file = record?.file?.path
    if (file !== undefined && isBefore(limits.cv) && (await isHere(uploads, file))) aged.files.push(file)
  }
  return aged
}

function sumOf(
  counts: Omit<PastTime, 'trash' | 'lines'>,
  aside: AgedLines,
  trash: readonly string[],
): PastTime {
  const files = counts.files + aside.files.length
  return { ...counts, files, trash: trash.length, lines: aside.lines.length }
}

function isTime({ looked_at }: Retention, now: Date): boolean {
  if (looked_at === null) return true
  const since = now.getTime() - Date.parse(looked_at)
  return since >= pause || since < -behind
}

function limitsOf(keep: KeepDays, now: Date): Limits {
  const before = (days: number) => new Date(now.getTime() - days * day).toISOString()
  return { leads: before(keep.leads), cv: before(keep.cv), unconfirmed: before(unconfirmedDays) }
}

function isNothing(past: PastTime): boolean {
  return Object.values(past).every((count) => count === 0)
}

/** The state after a run, and the files that it deleted; null when it held everything back. */
type Done = { after: Retention; files: string[] | null }

type Run = { keep: KeepDays; share: number; now: Date }

/** Why a word of somebody is needed; null when it is not. */
function doubt(before: Retention, { keep, share, now }: Run) {
  const { confirmed } = before
  if (isClockInDoubt(before, now)) return 'clock' as const
  if (confirmed === null || keep.leads < confirmed.leads || keep.cv < confirmed.cv) return 'first' as const
  return share > largestShare ? ('share' as const) : null
}

/** It is until it comes back to the last time that was trusted, or somebody says that it is right. */
function isClockInDoubt({ trusted_at }: Retention, now: Date): boolean {
  const since = trusted_at === null ? 0 : now.getTime() - Date.parse(trusted_at)
  return since < -behind || since > ahead
}

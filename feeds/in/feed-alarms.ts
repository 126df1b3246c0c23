import type { FeedImport } from '#database/settings.ts'
import { skipsMore } from './skip-reasons.ts'

/** What of a source needs somebody. Moments are ISO. */
export type FeedAlarm =
  /** The newest import was refused. */
  | { kind: 'refused'; why: string }
  /** It was imported, and something about it is left to do by hand. */
  | { kind: 'trouble'; what: string }
  /** Units that would have gone off sale wait for a word of staff, of how many. */
  | { kind: 'held'; units: number; of: number; since: string }
  /** Nothing new has come for more than so many hours: no import, or at its address always the same. */
  | { kind: 'old'; at: string; max_age: number }
  /** None of so many offers could be used. */
  | { kind: 'useless'; read: number }
  /** A larger share was left out than before; both from 0 to 1. */
  | { kind: 'skipped'; share: number; before: number }
  /** So many offers have a project, a house or a status that is not known. */
  | { kind: 'unknown'; count: number }

/** The alarms of a source, the worst first (R463). */
export function feedAlarms(feed: FeedImport, now: Date): FeedAlarm[] {
  const { success, refusal, trouble, held, skipped_before: before, max_age } = feed
  const alarms: FeedAlarm[] = []
  if (refusal !== null) alarms.push({ kind: 'refused', why: refusal.why })
  if (trouble !== null) alarms.push({ kind: 'trouble', what: trouble })
  if (held !== null) alarms.push({ kind: 'held', ...held })
  if (success === null) return alarms
  const { read, skipped, unknown = 0, renewed_at: at = success.at } = success
  if (now.getTime() - Date.parse(at) > max_age * 3_600_000) alarms.push({ kind: 'old', at, max_age })
  const share = skipped / read
  if (skipped === read) alarms.push({ kind: 'useless', read })
  else if (before !== null && skipsMore(share, before)) alarms.push({ kind: 'skipped', share, before })
  if (unknown > 0) alarms.push({ kind: 'unknown', count: unknown })
  return alarms
}

import { createHash } from 'node:crypto'
import { readSetting, type ToldAlarms, writeSetting } from '#database/settings.ts'
import type { Database } from '#database/open.ts'
import { whileOnlyOne } from '#feeds/sources/source-lock.ts'
import { alarmsRu } from '#texts/staff/alarms.ts'
import { momentText } from '../stock/moment-text.ts'
import { filled } from '#domain/filled.ts'
import type { Alarm } from './alarm.ts'
import type { AlarmLetter, AlarmPost } from './alarm-post.ts'

export type TellParts = {
  post: AlarmPost
  db: Database
  /** Of the locks. */
  folder: string
}

/** For how long nobody may have seen an alarm before it is over, in milliseconds: a shorter gap is the same alarm. */
const usualQuiet = 10 * 60_000
/** A feed is read once an hour or less. */
const feedQuiet = 6 * 3_600_000

/** Letters about alarms in 24 hours. */
export const maxLetters = 20

const day = 24 * 3_600_000

/** No name of a source: one replica writes. */
const lockName = '.letters'

/**
 * Writes to staff about alarms that have begun since the last letter and about those that are over, in one letter, each
 * once for all replicas (R530, R837). A replica that does not see an alarm of another does not end it: it ends when
 * nobody has seen it for a while. A letter that could not be sent is tried at the next look.
 */
export async function tellStaff(
  parts: TellParts,
  alarms: readonly Alarm[],
  now: Date,
  closing: AbortSignal,
): Promise<void> {
  const { db, folder, post } = parts
  const told = (await readSetting(db, 'alarms_told')) ?? nothing
  if (alarms.length === 0 && Object.keys(told.open).length === 0) return
  await whileOnlyOne(db, folder, lockName, async () => {
    const before = (await readSetting(db, 'alarms_told')) ?? nothing
    const next = await afterLetter(post, before, alarms, now, closing)
    if (next !== null) await writeSetting(db, 'alarms_told', next)
  })
}

const nothing: ToldAlarms = { open: {}, letters: [] }

/** What is known after this look; null when it is the same as before. */
async function afterLetter(
  post: AlarmPost,
  before: ToldAlarms,
  alarms: readonly Alarm[],
  now: Date,
  closing: AbortSignal,
): Promise<ToldAlarms | null> {
  const at = now.toISOString()
  const seen = new Map(alarms.map((alarm) => [alarm.key, alarm]))
  const known = Object.entries(before.open)
  // A clock that was set back must not silence them.
  const isOver = ({ code, seen_at: seenAt }: ToldAlarms['open'][string]) =>
    Math.abs(now.getTime() - Date.parse(seenAt)) >= quietOf(code)
  const over = known.filter(([, alarm]) => isOver(alarm))
  const going = known.filter(([, alarm]) => !isOver(alarm))
  const goingKeys = new Set(going.map(([key]) => key))
  const fresh = [...seen.values()].filter(({ key }) => !goingKeys.has(key))
  const letters = before.letters.filter((sent) => Math.abs(now.getTime() - Date.parse(sent)) < day)
  const isQuiet = letters.length >= maxLetters
  const about = new Set([
    ...going.map(([, alarm]) => alarm.about),
    ...[...seen.values()].map((each) => each.about),
  ])
  const ended = over.filter(([, alarm]) => !about.has(alarm.about)).map(([, alarm]) => alarm)
  const isNews = fresh.length + ended.length > 0
  const sends = isNews && !isQuiet
  if (sends) await post(letterOf({ fresh, ended, number: letters.length + 1 }, now), withLimit(closing))

  const stays = isQuiet ? known : going
  const open = Object.fromEntries([
    ...stays.map(([key, alarm]) => [key, seen.has(key) ? { ...alarm, seen_at: at } : alarm] as const),
    ...(isQuiet ? [] : fresh).map(
      ({ key, code, about, text }) => [key, { code, about, text, began_at: at, seen_at: at }] as const,
    ),
  ])
  const isSame = Object.keys(open).join('\n') === Object.keys(before.open).join('\n')
  const isStale = known.some(
    ([key, alarm]) =>
      seen.has(key) && Math.abs(now.getTime() - Date.parse(alarm.seen_at)) > quietOf(alarm.code) / 6,
  )
  return sends || !isSame || isStale ? { open, letters: sends ? [...letters, at] : letters } : null
}

function quietOf(code: string): number {
  return code === 'feed' ? feedQuiet : usualQuiet
}

/** A letter waits for no site that closes (R598). */
export function withLimit(closing: AbortSignal): AbortSignal {
  return AbortSignal.any([closing, AbortSignal.timeout(60_000)])
}

type News = {
  fresh: readonly Pick<Alarm, 'text'>[]
  ended: readonly { text: string; began_at: string; seen_at: string }[]
  /** Of this letter among those of the last 24 hours. */
  number: number
}

/** One letter about everything that has begun and ended. */
export function letterOf({ fresh, ended, number }: News, now: Date): AlarmLetter {
  const text = [
    ...fresh.map((alarm) => capital(alarm.text)),
    ...ended.map(({ text, began_at: from, seen_at: until }) =>
      filled(alarmsRu.ended, { from: momentText(new Date(from)), to: momentText(new Date(until)), text }),
    ),
    alarmsRu.where,
    ...(number >= maxLetters ? [filled(alarmsRu.last, { count: String(number) })] : []),
  ]
  const id = createHash('sha256')
    .update([now.toISOString(), ...text].join('\n'))
    .digest('hex')
  return {
    subject:
      fresh.length > 0
        ? filled(alarmsRu.begun, { count: String(fresh.length) })
        : filled(alarmsRu.over, { count: String(ended.length) }),
    text: text.join('\n\n'),
    id: `alarm-${id.slice(0, 32)}`,
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

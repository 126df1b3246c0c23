import { createHash } from 'node:crypto'
import { feedImports } from '#database/feeds/feed-imports.ts'
import { readSetting, writeSetting } from '#database/settings.ts'
import type { Database } from '#database/open.ts'
import { type FeedAlarm, feedAlarms } from '#feeds/in/feed-alarms.ts'
import { whileOnlyOne } from '#feeds/sources/source-lock.ts'
import type { SendMail } from '#leads/delivery/mailer.ts'
import { stockReportRu } from '#texts/stock-report.ts'
import { momentText } from './moment-text.ts'
import { filled } from './report-page.ts'

const words = stockReportRu.alarms

export type LetterParts = {
  db: Database
  /** Of the locks. */
  folder: string
  send: SendMail
  /** The address of staff. */
  to: string
  /** The part of Message-ID behind the @. */
  domain: string
}

/** An alarm that comes back within this time is not told again. Milliseconds. */
const memory = 6 * 3_600_000

/** No name of a source: one replica writes. */
const lockName = '.letters'

/**
 * Writes to staff about alarms of sources that they have not read of yet: one letter for all of them, once (R530). A
 * letter that could not be sent is tried at the next look.
 */
export async function tellStaff(
  { db, folder, send, to, domain }: LetterParts,
  now: Date,
  closing: AbortSignal,
): Promise<void> {
  const alarms = Object.entries(await feedImports(db)).flatMap(([source, feed]) =>
    feedAlarms(feed, now).map((alarm) => ({ source, alarm, key: `${source} ${markOf(alarm)}` })),
  )
  const told = (await readSetting(db, 'stock_told')) ?? {}
  if (alarms.length === 0 && Object.keys(told).length === 0) return
  await whileOnlyOne(db, folder, lockName, async () => {
    const before = (await readSetting(db, 'stock_told')) ?? {}
    // A clock that was set back must not silence them.
    const isKnown = (key: string) => Math.abs(now.getTime() - Date.parse(before[key] ?? '')) < memory
    const fresh = alarms.filter(({ key }) => !isKnown(key))
    if (fresh.length > 0) {
      const text = fresh.map(({ source, alarm }) => `«${source}»: ${sentenceOf(source, alarm)}`)
      const id = createHash('sha256')
        .update([now.toISOString(), ...text].join('\n'))
        .digest('hex')
      const subject = filled(words.subject, { count: String(fresh.length) })
      const mail = {
        to,
        subject,
        text: [...text, words.where].join('\n\n'),
        messageId: `stock-${id.slice(0, 32)}@${domain}`,
      }
      await send(mail, AbortSignal.any([closing, AbortSignal.timeout(60_000)]))
    }
    const at = now.toISOString()
    const kept = Object.entries(before).filter(([key]) => isKnown(key))
    const seen = Object.fromEntries([...kept, ...alarms.map(({ key }) => [key, at] as const)])
    if (JSON.stringify(Object.keys(seen)) !== JSON.stringify(Object.keys(before)) || isOld(before, now)) {
      await writeSetting(db, 'stock_told', seen)
    }
  })
}

/**
 * What makes an alarm another one than the last of its kind: a new hold, another reason, twice the number. Numbers and
 * quotations in a reason are of one reading.
 */
function markOf(alarm: FeedAlarm): string {
  switch (alarm.kind) {
    case 'refused':
      return `refused ${shortHash(alarm.why.replaceAll(/«.*?»|\d+/gs, ''))}`
    case 'trouble':
      return `trouble ${shortHash(alarm.what)}`
    case 'held':
      return `held ${alarm.since} ${magnitudeOf(alarm.units)}`
    case 'old':
      return `old ${alarm.at}`
    case 'unknown':
      return `unknown ${magnitudeOf(alarm.count)}`
    case 'useless':
    case 'skipped':
      return alarm.kind
  }
}

function magnitudeOf(count: number): number {
  return Math.ceil(Math.log2(count))
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}

/** So that a look a minute is no write a minute. */
function isOld(told: Readonly<Record<string, string>>, now: Date): boolean {
  return Object.values(told).some((at) => Math.abs(now.getTime() - Date.parse(at)) > memory / 6)
}

/** An alarm in the words of staff. */
export function sentenceOf(source: string, alarm: FeedAlarm): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`
  switch (alarm.kind) {
    case 'refused':
      return filled(words.refused, { why: alarm.why })
    case 'trouble':
      return filled(words.trouble, { what: alarm.what })
    case 'held':
      return filled(words.held, { source, units: String(alarm.units), of: String(alarm.of) })
    case 'old':
      return filled(words.old, { at: momentText(new Date(alarm.at)), hours: String(alarm.max_age) })
    case 'useless':
      return filled(words.useless, { read: String(alarm.read) })
    case 'skipped':
      return filled(words.skipped, { share: percent(alarm.share), before: percent(alarm.before) })
    case 'unknown':
      return filled(words.unknown, { count: String(alarm.count) })
  }
}

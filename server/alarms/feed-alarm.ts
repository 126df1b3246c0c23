import { createHash } from 'node:crypto'
import type { FeedAlarm } from '#feeds/in/feed-alarms.ts'
import { stockReportRu } from '#texts/staff/stock-report.ts'
import { momentText } from '../stock/moment-text.ts'
import { filled } from '#domain/filled.ts'
import { magnitudeOf } from './alarm.ts'

const words = stockReportRu.alarms

/**
 * What makes an alarm of a feed another one than the last of its kind: a new hold, another reason, twice the number.
 * Numbers and quotations in a reason are of one reading.
 */
export function feedMark(alarm: FeedAlarm): string {
  switch (alarm.kind) {
    case 'refused':
      return shortHash(alarm.why.replaceAll(/«.*?»|\d+/gs, ''))
    case 'trouble':
      return shortHash(alarm.what)
    case 'held':
      return `${alarm.since} ${magnitudeOf(alarm.units)}`
    case 'old':
      return alarm.at
    case 'unknown':
      return String(magnitudeOf(alarm.count))
    case 'useless':
    case 'skipped':
      return ''
  }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}

/** An alarm of a feed in the words of staff. */
export function feedSentence(source: string, alarm: FeedAlarm): string {
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

import type { OutboxFigure } from '#database/leads/outbox-stats.ts'
import type { FeedImport, Publication } from '#database/settings.ts'
import { feedAlarms } from '#feeds/in/feed-alarms.ts'
import { alarmsRu } from '#texts/staff/alarms.ts'
import { firstMistake } from '../publish/first-mistake.ts'
import { momentText } from '../stock/moment-text.ts'
import { filled } from '#domain/filled.ts'
import { type Alarm, type AlarmCode, magnitudeOf } from './alarm.ts'
import { alarmLimits } from './alarm-limits.ts'
import { feedMark, feedSentence } from './feed-alarm.ts'

/** What a process knows of itself and of the data that all replicas share. */
export type AlarmFacts = {
  outbox: readonly OutboxFigure[]
  feeds: Readonly<Record<string, FeedImport>>
  /** What became of the newest state of the content's branch; null where none was published yet. */
  publication: Publication | null
  /** Since when that branch cannot be fetched (ISO); null while it can. */
  fetchFailingSince: string | null
  /** Since when the visitors' bot cannot be read (ISO); null while it can, and without one. */
  botFailingSince: string | null
  /** Requests on this disk that wait for the database, and since when there have been any. */
  spool: { requests: number; since: Date | null }
  /** Lines that the spool has set aside. */
  setAside: number
  /** When the search index last looked at the content with success. */
  contentSeen: Date
  /** Of the data folder, in bytes; null where it cannot be read. */
  disk: { free: number; size: number } | null
  /** When the data were last backed up; null where `backup.sh` never was. */
  backup: Date | null
  /** Of this process, in the last five minutes. */
  answers: { all: number; errors: number }
  /** Sent forms of the last five minutes that could not be kept. */
  failedRequests: number
}

/** The alarms of this moment. */
export function alarmsOf(facts: AlarmFacts, now: Date): Alarm[] {
  return [
    ...ofOutbox(facts, now),
    ...ofSpool(facts, now),
    ...ofSite(facts, now),
    ...ofContent(facts, now),
    ...ofFeeds(facts, now),
    ...ofBot(facts, now),
  ]
}

function alarm(code: AlarmCode, values: Readonly<Record<string, string>>, about = '', mark = ''): Alarm {
  const name = about === '' ? code : `${code} ${about}`
  return {
    code,
    about: name,
    key: mark === '' ? name : `${name} ${mark}`,
    text: filled(alarmsRu[code], values),
  }
}

function secondsSince(moment: Date, now: Date): number {
  return (now.getTime() - moment.getTime()) / 1000
}

function ofOutbox({ outbox }: AlarmFacts, now: Date): Alarm[] {
  return outbox.flatMap(({ channel, state, count, oldest }) => {
    const values = { channel, count: String(count), since: momentText(oldest) }
    if (state === 'dead') return [alarm('delivery_dead', values, channel, String(magnitudeOf(count)))]
    return secondsSince(oldest, now) > alarmLimits.deliveryWait
      ? [alarm('delivery_waits', values, channel)]
      : []
  })
}

function ofSpool({ spool, setAside, failedRequests }: AlarmFacts, now: Date): Alarm[] {
  const { requests, since } = spool
  const waits = since !== null && requests > 0 && secondsSince(since, now) > alarmLimits.spoolWait
  return [
    ...(waits ? [alarm('spool_waits', { count: String(requests), since: momentText(since) })] : []),
    ...(setAside > 0
      ? [alarm('lines_set_aside', { count: String(setAside) }, '', String(magnitudeOf(setAside)))]
      : []),
    ...(failedRequests > 0 ? [alarm('requests_failed', { count: String(failedRequests) })] : []),
  ]
}

function ofSite({ contentSeen, disk, backup, answers }: AlarmFacts, now: Date): Alarm[] {
  const { diskFree, backupAge, errors, contentLook } = alarmLimits
  const isFull = disk !== null && (disk.free < diskFree.bytes || disk.free < disk.size * diskFree.share)
  const isFailing = answers.errors > errors.answers && answers.errors > answers.all * errors.share
  return [
    ...(secondsSince(contentSeen, now) > contentLook
      ? [alarm('content', { since: momentText(contentSeen) })]
      : []),
    ...(isFull ? [alarm('disk', { free: gigabytes(disk.free), size: gigabytes(disk.size) })] : []),
    ...(backup !== null && secondsSince(backup, now) > backupAge
      ? [alarm('backup', { since: momentText(backup) })]
      : []),
    ...(isFailing
      ? [
          alarm('errors', {
            count: String(answers.errors),
            share: `${Math.round((answers.errors / answers.all) * 100)} %`,
          }),
        ]
      : []),
  ]
}

function ofContent({ publication, fetchFailingSince }: AlarmFacts, now: Date): Alarm[] {
  const { commit = '', problem = null } = publication ?? {}
  const since = fetchFailingSince === null ? null : new Date(fetchFailingSince)
  return [
    ...(problem === null
      ? []
      : [alarm('publication', { id: commit.slice(0, 10), ...firstMistake(problem) })]),
    ...(since !== null && secondsSince(since, now) > alarmLimits.fetchFailing
      ? [alarm('fetch', { since: momentText(since) })]
      : []),
  ]
}

function ofBot({ botFailingSince }: AlarmFacts, now: Date): Alarm[] {
  if (botFailingSince === null) return []
  const since = new Date(botFailingSince)
  return secondsSince(since, now) > alarmLimits.botFailing ? [alarm('bot', { since: momentText(since) })] : []
}

function ofFeeds({ feeds }: AlarmFacts, now: Date): Alarm[] {
  return Object.entries(feeds).flatMap(([source, feed]) =>
    feedAlarms(feed, now).map((each) =>
      alarm('feed', { source, text: feedSentence(source, each) }, `${source} ${each.kind}`, feedMark(each)),
    ),
  )
}

function gigabytes(bytes: number): string {
  return (bytes / 1e9).toFixed(1)
}

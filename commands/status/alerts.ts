import type { FeedImport } from '#database/settings.ts'
import { pastTimeWords, waitingReasons } from '../leads/retention.ts'
import { lettersADay, networkLettersADay } from '#database/leads/subscriptions.ts'
import { fillingShare } from '#leads/uploads/folder-room.ts'
import { type FeedAlarm, feedAlarms } from '#feeds/in/feed-alarms.ts'
import type { SiteStatus } from './site-status.ts'
import { ageOf, gigabytes } from './words.ts'

/** A delivery that waits longer has failed at least nine times (leads/delivery/retry-schedule.ts). Milliseconds. */
const longestWait = 20 * 60_000

/** The running site looks into the spool every five seconds. Milliseconds. */
const longestInSpool = 10 * 60_000

/** The running site looks for old data every day; the policy promises to delete them within a month. Milliseconds. */
const longestBetweenLooks = 3 * 24 * 3_600_000
const longestSentCopy = 14 * 24 * 3_600_000

/** With less space an import of a feed may not fit any more, and SQLite stops at the last byte. */
const leastFree = { bytes: 1e9, share: 0.05 }

/** The problems that need attention, the worst first, each with its remedy. */
export function alertsOf(facts: Omit<SiteStatus, 'alerts'>, now: Date): string[] {
  return [
    ...ofDatabase(facts),
    ...ofSpool(facts, now),
    ...ofOutbox(facts, now),
    ...ofFeeds(facts, now),
    ...ofRetention(facts, now),
    ...ofLetters(facts),
    ...ofDisk(facts),
    ...ofProxy(facts),
    ...ofUploads(facts),
    ...(facts.build === null ? ['The pages are not built: npm start builds them.'] : []),
  ]
}

type Facts = Omit<SiteStatus, 'alerts'>

function ofDatabase({ api, database: { problem, migrations } }: Facts): string[] {
  // With the data of another server this one may well have none.
  if (api !== null) return []
  if (problem !== null) return [`The database cannot be read: ${problem}`]
  if (migrations === null) return []
  const { pending, unknown } = migrations
  if (unknown.length > 0) {
    return [
      `The database belongs to a newer version of the site (${unknown.join(', ')}): start that version.`,
    ]
  }
  if (pending.length === 0) return []
  return [`The tables are older than this version (${pending.join(', ')}): npm start brings them up to date.`]
}

function ofSpool({ spool }: Facts, now: Date): string[] {
  const { requests, oldest, set_aside: setAside } = spool
  const isStuck = oldest !== null && now.getTime() - Date.parse(oldest) > longestInSpool
  return [
    ...(requests > 0 && isStuck
      ? [
          `${counted(requests, 'request')} in the spool for ${ageOf(oldest, now)}: the running site brings them into the database, so it does not run or cannot write.`,
        ]
      : []),
    ...(setAside > 0
      ? [
          `${counted(setAside, 'line')} of the spool set aside: call these people (a file for each in DATA_DIR/lead-journal/refused), then delete the files.`,
        ]
      : []),
  ]
}

function ofOutbox({ data, channels }: Facts, now: Date): string[] {
  if (data === null) return []
  const alerts = data.outbox.flatMap(({ channel, state, count, oldest }) => {
    if (state === 'dead') {
      return [
        `${counted(count, 'delivery')} by ${channel} given up: npm run leads -- resend --dead sends them again.`,
      ]
    }
    // Letters to subscribers wait for a mail server as long as it takes (A28).
    if (!channels.includes(channel)) {
      return channel === 'letter'
        ? []
        : [`${counted(count, 'delivery')} waiting for ${channel}, which is off.`]
    }
    const isLate = now.getTime() - Date.parse(oldest) > longestWait
    return isLate
      ? [
          `${counted(count, 'delivery')} by ${channel} waiting, oldest ${ageOf(oldest, now)} ago: look at the reasons below.`,
        ]
      : []
  })
  const { unsent } = data.leads
  if (unsent === 0) return alerts
  return [
    ...alerts,
    `${counted(unsent, 'request')} of the last day went to nobody, since no way to staff was on: npm run leads -- list shows them.`,
  ]
}

function ofFeeds({ data }: Facts, now: Date): string[] {
  return Object.entries(data?.feeds ?? {}).flatMap(([source, feed]) => ofFeed(source, feed, now))
}

function ofFeed(source: string, feed: FeedImport, now: Date): string[] {
  return feedAlarms(feed, now).map((alarm) => feedSentence(source, alarm, now))
}

function feedSentence(source: string, alarm: FeedAlarm, now: Date): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`
  switch (alarm.kind) {
    case 'refused':
      return `The last import of the feed «${source}» was refused: ${alarm.why}`
    case 'trouble':
      return `The feed «${source}» was read: ${alarm.what}`
    case 'held':
      return `${counted(alarm.units, 'unit')} of ${alarm.of} in the feed «${source}» would have gone off sale at once ${ageOf(alarm.since, now)} ago and are held: look at the feed; npm run feed -- accept ${source} withdraws them.`
    case 'old':
      return `The feed «${source}» last brought something new ${ageOf(alarm.at, now)} ago; it may be ${counted(alarm.max_age, 'hour')} old: look at what runs the import, and whether the feed is still renewed.`
    case 'useless':
      return `The last import of the feed «${source}» could use none of its ${counted(alarm.read, 'offer')}: a dry run shows why.`
    case 'skipped':
      return `The last import of the feed «${source}» left out ${percent(alarm.share)} of its offers, an earlier one ${percent(alarm.before)}: a dry run shows why; npm run feed -- accept ${source} says that it is right.`
    case 'unknown':
      return `${counted(alarm.count, 'offer')} of the feed «${source}» have a project, a house or a status that is not known: a dry run prints what the mapping lacks.`
  }
}

function ofRetention({ data }: Facts, now: Date): string[] {
  if (data === null) return []
  const { waiting, looked_at: lookedAt, unknown_files: unknown } = data.retention
  const { count, oldest } = data.sent_copies
  const isOlder = (moment: string | null, time: number) =>
    moment !== null && now.getTime() - Date.parse(moment) > time
  return [
    ...(waiting === null
      ? []
      : [
          `Past its time: ${pastTimeWords(waiting.past)}. It waits for a word, since ${waitingReasons[waiting.why]}: npm run leads -- retention.`,
        ]),
    ...(isOlder(lookedAt, longestBetweenLooks)
      ? [
          `Old data were last looked for ${ageOf(lookedAt ?? '', now)} ago: the running site does it every day.`,
        ]
      : []),
    ...(unknown > 0
      ? [
          `${counted(unknown, 'upload')} of no request, so many that none was touched: is it the right database?`,
        ]
      : []),
    ...(isOlder(oldest, longestSentCopy)
      ? [
          `${count} ${count === 1 ? 'copy' : 'copies'} of deleted requests in mail or CRM for ${ageOf(oldest ?? '', now)}: npm run leads -- sent lists them, delete them there.`,
        ]
      : []),
  ]
}

function ofLetters({ data }: Facts): string[] {
  if (data === null) return []
  if (data.letters >= lettersADay) {
    return [
      `${lettersADay} letters in a day asked to confirm a subscription, and no more go out: somebody may be using the form to write to strangers.`,
    ]
  }
  const { networks, letters } = data.full_networks
  if (networks === 0) return []
  return [
    `${counted(networks, 'network')} used up the ${networkLettersADay} letters of a day that one network may have (${counted(letters, 'letter')}), and no more go out for ${networks === 1 ? 'it' : 'them'}: somebody may be using the form to write to strangers, or a proxy hides the addresses (TRUST_PROXY).`,
  ]
}

function ofUploads({ uploads }: Facts): string[] {
  if (uploads === null || uploads.bytes < uploads.ceiling * fillingShare) return []
  const share = Math.floor((uploads.bytes / uploads.ceiling) * 100)
  return [
    `Files of applications take ${share} % of UPLOADS_MAX_MB; at 100 % applications with a file are refused: raise it, or keep CVs for a shorter time.`,
  ]
}

function ofDisk({ disk }: Facts): string[] {
  if (disk === null || (disk.free >= leastFree.bytes && disk.free >= disk.size * leastFree.share)) return []
  return [`Only ${gigabytes(disk.free)} left on the disk of ${disk.folder}: make room.`]
}

function ofProxy({ renders }: Facts): string[] {
  if (renders.trusts_proxy || !renders.is_behind_proxy) return []
  return [
    'PUBLIC_URL is https, so a proxy is in front, and TRUST_PROXY is off: all visitors count as one address in forms, and only the limit in all holds for renders. Set TRUST_PROXY to the number of proxies.',
  ]
}

function counted(count: number, word: string): string {
  const plural = word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`
  return `${count} ${count === 1 ? word : plural}`
}

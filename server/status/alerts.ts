import type { FeedImport, Publication } from '#database/settings.ts'
import { isToReaders } from '#domain/reader-channels.ts'
import { staffCount, staffText } from '#domain/staff/staff-text.ts'
import { pastTimeWords, waitingReasons } from './retention-words.ts'
import { lettersADay, networkLettersADay } from '#database/leads/subscriptions.ts'
import { fillingShare } from '#leads/uploads/folder-room.ts'
import { type FeedAlarm, feedAlarms } from '#feeds/in/feed-alarms.ts'
import { alarmLimits } from '#server/alarms/alarm-limits.ts'
import { firstMistake } from '../publish/first-mistake.ts'
import type { SiteStatus } from './site-status.ts'
import { ageOf, gigabytes } from './words.ts'

/** The running site looks for old data every day; the policy promises to delete them within a month. Milliseconds. */
const longestBetweenLooks = 3 * 24 * 3_600_000
const longestSentCopy = 14 * 24 * 3_600_000

/** Engineers read which command helps, sales what they can do themselves or whom to ask. */
export type AlertReader = 'engineer' | 'sales'
type Alert = string | Readonly<Record<AlertReader, string>>

/** The problems that need attention, the worst first, each with its remedy. */
export function alertsOf(facts: Facts, now: Date, reader: AlertReader): string[] {
  const alerts: Alert[] = [
    ...ofDatabase(facts),
    ...ofSpool(facts, now),
    ...ofChannels(facts),
    ...ofRoutes(facts),
    ...ofUnnamedReceiver(facts),
    ...ofOutbox(facts, now),
    ...ofFeeds(facts, now),
    ...ofContent(facts, now),
    ...ofPictures(facts),
    ...ofRetention(facts, now),
    ...ofLetters(facts),
    ...ofBot(facts, now),
    ...ofDisk(facts),
    ...ofBackup(facts, now),
    ...ofProxy(facts),
    ...ofUploads(facts),
    ...ofBuild(facts),
  ]
  return alerts.map((alert) => (typeof alert === 'string' ? alert : alert[reader]))
}

function ofBuild({ build }: Facts): Alert[] {
  if (build !== null) return []
  return [
    {
      engineer: staffText('The pages are not built: npm start builds them.'),
      sales: staffText('The pages are not built: ask whoever looks after the site to start it anew.'),
    },
  ]
}

type Facts = Omit<SiteStatus, 'alerts'>

function ofDatabase({ api, database: { problem, migrations } }: Facts): Alert[] {
  // With the data of another server this one may well have none.
  if (api !== null) return []
  if (problem !== null) return [staffText('The database cannot be read: {problem}', { problem })]
  if (migrations === null) return []
  const { pending, unknown } = migrations
  if (unknown.length > 0) {
    return [
      staffText('The database belongs to a newer version of the site ({migrations}): start that version.', {
        migrations: unknown.join(', '),
      }),
    ]
  }
  if (pending.length === 0) return []
  const older = { migrations: pending.join(', ') }
  return [
    {
      engineer: staffText(
        'The tables are older than this version ({migrations}): npm start brings them up to date.',
        older,
      ),
      sales: staffText(
        'The tables are older than this version ({migrations}): ask whoever looks after the site to start it anew.',
        older,
      ),
    },
  ]
}

function ofSpool({ spool }: Facts, now: Date): string[] {
  const { requests, oldest, set_aside: setAside } = spool
  const isStuck = oldest !== null && now.getTime() - Date.parse(oldest) > alarmLimits.spoolWait * 1000
  return [
    ...(requests > 0 && isStuck
      ? [
          staffText(
            '{requests} in the spool for {age}: the running site brings them into the database, so it does not run or cannot write.',
            { requests: countedRequests(requests), age: ageOf(oldest, now) },
          ),
        ]
      : []),
    ...(setAside > 0
      ? [
          staffText(
            '{lines} of the spool set aside: call these people (a file for each in DATA_DIR/lead-journal/refused), then delete the files.',
            { lines: staffCount('{count} line', '{count} lines', setAside) },
          ),
        ]
      : []),
  ]
}

/** Said before the first request has gone to nobody. With another server the requests are that one's. */
function ofChannels({ api, channels, data }: Facts): string[] {
  if (api !== null || data?.are_routes || channels.some((channel) => !isToReaders(channel))) return []
  return [
    staffText(
      'No way to staff is on: a request would be stored, and nobody told. Set LEADS_EMAIL with SMTP_URL, LEADS_WEBHOOK_URL or BITRIX24_WEBHOOK_URL.',
    ),
  ]
}

/** What keeps a route from sending; its requests wait. */
function ofRoutes({ data }: Facts): string[] {
  return (data?.ways ?? []).flatMap(({ name, problem }) =>
    problem === null
      ? []
      : [staffText('The route {name} cannot send, its requests wait: {problem}', { name, problem })],
  )
}

/** The policy says who gets requests from `leads.yaml` alone: a portal of the settings would stay unsaid (decision 091). */
function ofUnnamedReceiver({ data, channels }: Facts): string[] {
  if (data === null || data.are_routes || !channels.includes('bitrix24')) return []
  return [
    staffText(
      'Requests go to Bitrix24, and neither policy nor consents name it: write it into leads.yaml, with its receiver.',
    ),
  ]
}

function ofOutbox({ data, channels }: Facts, now: Date): Alert[] {
  if (data === null) return []
  const alerts = data.outbox.flatMap(({ channel, state, count, oldest }): Alert[] => {
    if (state === 'dead') {
      const given = { deliveries: countedDeliveries(count), channel }
      return [
        {
          engineer: staffText(
            '{deliveries} by {channel} given up: npm run leads -- resend --dead sends them again.',
            given,
          ),
          // What visitors get is in no list of requests.
          sales: isToReaders(channel)
            ? staffText(
                '{deliveries} by {channel} given up: ask whoever looks after the site to send them again.',
                given,
              )
            : staffText(
                '{deliveries} by {channel} given up: choose «has not arrived» in the requests, call these people and press «Send again».',
                given,
              ),
        },
      ]
    }
    // Letters to subscribers and watchers wait for a mail server as long as it takes (A28).
    if (!channels.includes(channel)) {
      const deliveries = countedDeliveries(count)
      if (isToReaders(channel) || data.ways.some(({ name }) => name === channel)) return []
      return data.are_routes
        ? [
            {
              engineer: staffText(
                '{deliveries} waiting for the route {channel}, which is gone: npm run leads -- resend --from {channel} --by ROUTE sends them by another.',
                { deliveries, channel },
              ),
              sales: staffText(
                '{deliveries} waiting for the route {channel}, which is gone: ask whoever looks after the site to send them by another.',
                { deliveries, channel },
              ),
            },
          ]
        : [staffText('{deliveries} waiting for {channel}, which is off.', { deliveries, channel })]
    }
    const isLate = now.getTime() - Date.parse(oldest) > alarmLimits.deliveryWait * 1000
    return isLate
      ? [
          staffText('{deliveries} by {channel} waiting, oldest {age} ago: look at the reasons below.', {
            deliveries: countedDeliveries(count),
            channel,
            age: ageOf(oldest, now),
          }),
        ]
      : []
  })
  const { unsent } = data.leads
  if (unsent === 0) return alerts
  return [
    ...alerts,
    {
      engineer: staffText(
        '{requests} of the last day went to nobody, since no way to staff was on: npm run leads -- list shows them.',
        { requests: countedRequests(unsent) },
      ),
      sales: staffText(
        '{requests} of the last day went to nobody, since no way to staff was on: choose «was sent nowhere» in the requests and call these people.',
        { requests: countedRequests(unsent) },
      ),
    },
  ]
}

function ofFeeds({ data }: Facts, now: Date): Alert[] {
  return Object.entries(data?.feeds ?? {}).flatMap(([source, feed]) => ofFeed(source, feed, now))
}

function ofFeed(source: string, feed: FeedImport, now: Date): Alert[] {
  return feedAlarms(feed, now).map((alarm) => feedSentence(source, alarm, now))
}

function feedSentence(source: string, alarm: FeedAlarm, now: Date): Alert {
  const percent = (share: number) => `${Math.round(share * 100)} %`
  switch (alarm.kind) {
    case 'refused':
      return staffText('The last import of the feed «{source}» was refused: {why}', {
        source,
        why: alarm.why,
      })
    case 'trouble':
      return staffText('The feed «{source}» was read: {what}', { source, what: alarm.what })
    case 'held': {
      const held = {
        units: staffCount('{count} unit', '{count} units', alarm.units),
        all: alarm.of,
        source,
        age: ageOf(alarm.since, now),
      }
      return {
        engineer: staffText(
          '{units} of {all} in the feed «{source}» would have gone off sale at once {age} ago and are held: look at the feed; npm run feed -- accept {source} withdraws them.',
          held,
        ),
        sales: staffText(
          '{units} of {all} in the feed «{source}» would have gone off sale at once {age} ago and are held: look at the feed; if it is right, ask whoever looks after the site to withdraw them.',
          held,
        ),
      }
    }
    case 'old':
      return staffText(
        'The feed «{source}» last brought something new {age} ago; it may be {hours} old: look at what runs the import, and whether the feed is still renewed.',
        {
          source,
          age: ageOf(alarm.at, now),
          hours: staffCount('{count} hour', '{count} hours', alarm.max_age),
        },
      )
    case 'useless': {
      const useless = { source, offers: countedOffers(alarm.read) }
      return {
        engineer: staffText(
          'The last import of the feed «{source}» could use none of its {offers}: a dry run shows why.',
          useless,
        ),
        sales: staffText(
          'The last import of the feed «{source}» could use none of its {offers}: ask whoever looks after the site why.',
          useless,
        ),
      }
    }
    case 'skipped': {
      const skipped = { source, share: percent(alarm.share), before: percent(alarm.before) }
      return {
        engineer: staffText(
          'The last import of the feed «{source}» left out {share} of its offers, an earlier one {before}: a dry run shows why; npm run feed -- accept {source} says that it is right.',
          skipped,
        ),
        sales: staffText(
          'The last import of the feed «{source}» left out {share} of its offers, an earlier one {before}: ask whoever looks after the site why, or tell them that it is right.',
          skipped,
        ),
      }
    }
    case 'unknown': {
      const unknown = { offers: countedOffers(alarm.count), source }
      return {
        engineer: staffText(
          '{offers} of the feed «{source}» have a project, a house or a status that is not known: a dry run prints what the mapping lacks.',
          unknown,
        ),
        sales: staffText(
          '{offers} of the feed «{source}» have a project, a house or a status that is not known: ask whoever looks after the site to name it.',
          unknown,
        ),
      }
    }
  }
}

function ofContent({ data }: Facts, now: Date): Alert[] {
  return [...ofPublication(data?.publication ?? null), ...ofFetch(data?.fetch_failing_since ?? null, now)]
}

function ofFetch(since: string | null, now: Date): Alert[] {
  if (since === null || now.getTime() - Date.parse(since) <= alarmLimits.fetchFailing * 1000) return []
  const failing = { age: ageOf(since, now) }
  return [
    {
      engineer: staffText(
        'The branch of the content could not be fetched for {age}: npm run content -- publish prints why.',
        failing,
      ),
      sales: staffText(
        'The branch of the content could not be fetched for {age}: ask whoever looks after the site why.',
        failing,
      ),
    },
  ]
}

function ofPublication(publication: Publication | null): string[] {
  const { commit = '', problem = null, is_stopped: isStopped = false } = publication ?? {}
  if (problem === null) return []
  const facts = { id: commit.slice(0, 10), ...firstMistake(problem) }
  return [
    isStopped
      ? staffText(
          'Something on the server keeps the newest content ({id}) off the site: {first}{more}.',
          facts,
        )
      : staffText(
          'The newest content ({id}) was refused: {first}{more}. Editors mend it and save again.',
          facts,
        ),
  ]
}

function ofPictures({ data }: Facts): string[] {
  return (data?.broken_pictures ?? []).map(({ source, pictures }) =>
    staffText(
      '{pictures} of plans of the feed «{source}» could not be downloaded: the list of reports in STOCK_DIR has each with its reason.',
      { pictures: staffCount('{count} picture', '{count} pictures', pictures), source },
    ),
  )
}

function ofRetention({ data }: Facts, now: Date): Alert[] {
  if (data === null) return []
  const { waiting, looked_at: lookedAt, unknown_files: unknown } = data.retention
  const { count, oldest } = data.sent_copies
  const isOlder = (moment: string | null, time: number) =>
    moment !== null && now.getTime() - Date.parse(moment) > time
  return [
    ...(waiting === null
      ? []
      : [pastTime({ what: pastTimeWords(waiting.past), why: staffText(waitingReasons[waiting.why]) })]),
    ...(isOlder(lookedAt, longestBetweenLooks)
      ? [
          staffText('Old data were last looked for {age} ago: the running site does it every day.', {
            age: ageOf(lookedAt ?? '', now),
          }),
        ]
      : []),
    ...(unknown > 0
      ? [
          staffText('{uploads} of no request, so many that none was touched: is it the right database?', {
            uploads: staffCount('{count} upload', '{count} uploads', unknown),
          }),
        ]
      : []),
    ...(isOlder(oldest, longestSentCopy)
      ? [
          sentCopies({
            copies: staffCount('{count} copy', '{count} copies', count),
            age: ageOf(oldest ?? '', now),
          }),
        ]
      : []),
  ]
}

function pastTime(past: { what: string; why: string }): Alert {
  return {
    engineer: staffText(
      'Past its time: {what}. It waits for a word, since {why}: npm run leads -- retention.',
      past,
    ),
    sales: staffText(
      'Past its time: {what}. It waits for a word, since {why}: whoever looks after the site gives it.',
      past,
    ),
  }
}

function sentCopies(sent: { copies: string; age: string }): Alert {
  return {
    engineer: staffText(
      '{copies} of deleted requests in mail or CRM for {age}: npm run leads -- sent lists them, delete them there.',
      sent,
    ),
    sales: staffText(
      '{copies} of deleted requests in mail or CRM for {age}: ask whoever looks after the site for the list, and delete them there.',
      sent,
    ),
  }
}

function ofLetters({ data }: Facts): string[] {
  if (data === null) return []
  if (data.letters >= lettersADay) {
    return [
      staffText(
        '{count} letters in a day asked to confirm a subscription, and no more go out: somebody may be using the form to write to strangers.',
        { count: lettersADay },
      ),
    ]
  }
  const { networks, letters } = data.full_networks
  if (networks === 0) return []
  return [
    staffText(
      '{networks} used up the {most} letters of a day that one network may have ({letters}), and no more go out there: somebody may be using the form to write to strangers, or a proxy hides the addresses (TRUST_PROXY).',
      {
        networks: staffCount('{count} network', '{count} networks', networks),
        most: networkLettersADay,
        letters: staffCount('{count} letter', '{count} letters', letters),
      },
    ),
  ]
}

/** Says so at once: who looks may have just put the bot up. */
function ofBot({ data }: Facts, now: Date): string[] {
  const since = data?.bot?.failing_since ?? null
  if (since === null) return []
  return [
    staffText(
      'What visitors write to the bot {bot} cannot be read for {age}: look at VISITOR_BOT_TOKEN and at the log («the bot for visitors cannot be read»).',
      { bot: `@${data?.bot?.name ?? ''}`, age: ageOf(since, now) },
    ),
  ]
}

function ofUploads({ uploads }: Facts): string[] {
  if (uploads === null || uploads.bytes < uploads.ceiling * fillingShare) return []
  const share = Math.floor((uploads.bytes / uploads.ceiling) * 100)
  return [
    staffText(
      'Files of applications take {share} % of UPLOADS_MAX_MB; at 100 % applications with a file are refused: raise it, or keep CVs for a shorter time.',
      { share },
    ),
  ]
}

function ofBackup({ backed_up_at: at }: Facts, now: Date): string[] {
  if (at === null || now.getTime() - Date.parse(at) <= alarmLimits.backupAge * 1000) return []
  return [
    staffText('The last backup was made {age} ago: look why its timer or cron makes none.', {
      age: ageOf(at, now),
    }),
  ]
}

function ofDisk({ disk }: Facts): string[] {
  const { bytes, share } = alarmLimits.diskFree
  if (disk === null || (disk.free >= bytes && disk.free >= disk.size * share)) return []
  return [
    staffText('Only {free} left on the disk of {folder}: make room.', {
      free: gigabytes(disk.free),
      folder: disk.folder,
    }),
  ]
}

function ofProxy({ renders }: Facts): string[] {
  if (renders.trusts_proxy || !renders.is_behind_proxy) return []
  return [
    staffText(
      'PUBLIC_URL is https, so a proxy is in front, and TRUST_PROXY is off: all visitors count as one address in forms, and only the limit in all holds for renders. Set TRUST_PROXY to the number of proxies.',
    ),
  ]
}

function countedRequests(count: number): string {
  return staffCount('{count} request', '{count} requests', count)
}

function countedDeliveries(count: number): string {
  return staffCount('{count} delivery', '{count} deliveries', count)
}

function countedOffers(count: number): string {
  return staffCount('{count} offer', '{count} offers', count)
}

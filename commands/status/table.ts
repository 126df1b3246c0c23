import { categories } from '#domain/categories.ts'
import type { UnitCount } from '#database/catalogue/unit-counts.ts'
import { isToReaders } from '#domain/reader-channels.ts'
import { staffCount, staffText } from '#domain/staff/staff-text.ts'
import { pastTimeWords } from '#server/status/retention-words.ts'
import type { DatabaseStatus, SiteStatus } from '#server/status/site-status.ts'
import { ageOf, failureWords, gigabytes, momentOf, wellWords } from '#server/status/words.ts'

/** The status for people: problems first, then a row for each part. */
export function statusTable(status: SiteStatus): string {
  const now = new Date(status.at)
  const { build, alerts, api, disk, uploads } = status
  const buildWords =
    build === null
      ? staffText('not built')
      : staffText('build {id}, made {moment}', { id: build.id, moment: momentOf(build.made_at) })
  const rows: [string, string][] = [
    [staffText('Site'), `${status.version}, ${buildWords}`],
    ...(api === null
      ? []
      : [
          [
            staffText('Data'),
            staffText('from another server, {api}; below is the database of this one', { api }),
          ] as [string, string],
        ]),
    [staffText('Database'), databaseWords(status.database)],
    ...(status.data === null ? [] : dataRows(status.data, now)),
    [staffText('Kept for'), keptWords(status, now)],
    [staffText('Ways to staff'), wayNames(status) || staffText('none enabled')],
    [staffText('Spool'), spoolWords(status, now)],
    [staffText('Renders'), renderWords(status)],
    [
      staffText('Disk'),
      disk === null
        ? staffText('the folder does not exist')
        : staffText('{free} of {size} free at {folder}', {
            free: gigabytes(disk.free),
            size: gigabytes(disk.size),
            folder: disk.folder,
          }),
    ],
    [
      staffText('Backup'),
      status.backed_up_at === null
        ? staffText('backup.sh was never run')
        : staffText('made {age} ago', { age: ageOf(status.backed_up_at, now) }),
    ],
    ...(uploads === null
      ? []
      : [
          [
            staffText('Uploads'),
            staffText('{used} of {most} allowed', {
              used: gigabytes(uploads.bytes),
              most: gigabytes(uploads.ceiling),
            }),
          ] as [string, string],
        ]),
  ]
  const head =
    alerts.length === 0
      ? [wellWords(status.data?.failures ?? [])]
      : [staffText('Needs attention:'), ...alerts.map((alert) => `  ! ${alert}`)]
  return [
    staffText('{moment}, Kazakhstan time', { moment: momentOf(status.at) }),
    ...head,
    '',
    ...rows.map(rowOf),
    '',
  ].join('\n')
}

/** A row; further lines of its value go under the first. */
function rowOf([name, words]: [string, string]): string {
  const [first = '', ...rest] = words.split('\n')
  return [`${name.padEnd(15)} ${first}`, ...rest.map((line) => `${' '.repeat(15)} ${line}`)].join('\n')
}

function databaseWords({ engine, place, problem, migrations }: SiteStatus['database']): string {
  const name = engine === 'SQLite' ? `SQLite, ${place}` : place
  if (problem !== null || migrations === null) return staffText('{name}: cannot be read', { name })
  const { applied, pending } = migrations
  return staffText('{name}: answers; {applied} migrations applied, {pending} pending', {
    name,
    applied: applied.length,
    pending: pending.length === 0 ? staffText('none') : pending.length,
  })
}

function dataRows(data: DatabaseStatus, now: Date): [string, string][] {
  const { content, leads, outbox, failures, feeds, subscriptions, watchers } = data
  const { arrived, waiting, dead, unsent } = leads
  const lines = [
    ...outbox.map(({ channel, state, count, oldest }) =>
      state === 'dead'
        ? staffText('{channel}: {count} given up, oldest {age} ago', {
            channel,
            count,
            age: ageOf(oldest, now),
          })
        : staffText('{channel}: {count} waiting, oldest {age} ago', {
            channel,
            count,
            age: ageOf(oldest, now),
          }),
    ),
    ...failures.map(failureWords),
  ]
  return [
    [
      staffText('Content'),
      staffText('version {version}, changed {age} ago ({moment})', {
        version: content.version,
        age: ageOf(content.changed_at, now),
        moment: momentOf(content.changed_at),
      }),
    ],
    [staffText('Units'), unitLines(data.units)],
    [
      staffText('Requests, 24 h'),
      staffText('{all}: {arrived} arrived, {waiting} waiting, {dead} given up, {unsent} sent nowhere', {
        all: arrived + waiting + dead + unsent,
        arrived,
        waiting,
        dead,
        unsent,
      }),
    ],
    [staffText('Outbox'), lines.join('\n') || staffText('empty')],
    [staffText('Feeds'), feedLines(feeds, now)],
    [
      staffText('Subscriptions'),
      staffText('{active} active, {pending} to be confirmed, {left} unsubscribed', {
        active: subscriptions.active,
        pending: subscriptions.pending,
        left: subscriptions.left,
      }),
    ],
    [
      staffText('E-mails about changes'),
      staffText(
        '{active} addresses with {watches} watches, {pending} to be confirmed, {left} ended, {paused} paused, {chats} chats of Telegram',
        watchers,
      ),
    ],
    ...(data.bot === null ? [] : [botRow(data.bot, now)]),
  ]
}

function botRow({ name, read_at: readAt }: NonNullable<DatabaseStatus['bot']>, now: Date): [string, string] {
  const bot = `@${name}`
  const said =
    readAt === null
      ? staffText('{bot}, not read yet', { bot })
      : staffText('{bot}, read {age} ago', { bot, age: ageOf(readAt, now) })
  return [staffText('Bot for visitors'), said]
}

function keptWords({ keep, data }: SiteStatus, now: Date): string {
  const times = staffText('requests {leads} days, CVs {cv} days', { leads: keep.leads, cv: keep.cv })
  if (data === null) return times
  const { looked_at: lookedAt, done } = data.retention
  const { count } = data.sent_copies
  return [
    `${times}; ${lookedAt === null ? staffText('old data were never looked for') : staffText('looked {age} ago', { age: ageOf(lookedAt, now) })}`,
    ...(done === null
      ? []
      : [
          staffText('deleted {age} ago: {what}', {
            age: ageOf(done.at, now),
            what: pastTimeWords(done.past),
          }),
        ]),
    ...(count === 0 ? [] : [staffText('copies in mail or CRM to be deleted there: {count}', { count })]),
  ].join('\n')
}

function unitLines(units: readonly UnitCount[]): string {
  const lines = categories.flatMap((category) => {
    const own = units.filter((unit) => unit.category === category)
    const all = own.reduce((sum, { count }) => sum + count, 0)
    return all === 0
      ? []
      : [`${category} ${all}: ${own.map(({ status, count }) => `${count} ${status}`).join(', ')}`]
  })
  return lines.join('\n') || staffText('none')
}

function feedLines(feeds: DatabaseStatus['feeds'], now: Date): string {
  const lines = Object.entries(feeds).map(([source, { success, refusal }]) => {
    if (refusal !== null)
      return staffText('{source}: refused {age} ago', { source, age: ageOf(refusal.at, now) })
    if (success === null) return staffText('{source}: never imported', { source })
    const { at, read, added, changed, withdrawn, skipped } = success
    return staffText(
      '{source}: {age} ago, read {read}, added {added}, changed {changed}, withdrawn {withdrawn}, skipped {skipped}',
      { source, age: ageOf(at, now), read, added, changed, withdrawn, skipped },
    )
  })
  return lines.join('\n') || staffText('none was imported')
}

function renderWords({ renders }: SiteStatus): string {
  const { limit, at_once: atOnce, trusts_proxy: trusts } = renders
  const all = atOnce === 0 ? staffText('any number at once') : staffText('{count} at once', { count: atOnce })
  if (limit === null) return staffText('{all}, no limit for one address', { all })
  const own = staffText('{requests} in {seconds} s for one address', {
    requests: limit.requests,
    seconds: limit.seconds,
  })
  if (trusts) return `${all}, ${own}`
  return `${all}, ${own}\n${staffText('TRUST_PROXY is off: of visitors behind a proxy only the limit in all holds')}`
}

function spoolWords({ spool }: SiteStatus, now: Date): string {
  const { files, requests, oldest, set_aside: setAside } = spool
  const aside = setAside === 0 ? '' : `; ${staffText('{count} set aside', { count: setAside })}`
  if (oldest === null) return staffText('empty') + aside
  return (
    staffText('{requests} requests in {files}, oldest {age} ago', {
      requests,
      files: staffCount('{count} file', '{count} files', files),
      age: ageOf(oldest, now),
    }) + aside
  )
}

/** «mail, webhook», or the routes with their kinds: «sales (mail), crm (bitrix24)». */
function wayNames({ data, channels }: SiteStatus): string {
  const names = data?.are_routes
    ? data.ways.map(({ name, kind }) => `${name} (${kind})`)
    : channels.filter((channel) => !isToReaders(channel))
  return names.join(', ')
}

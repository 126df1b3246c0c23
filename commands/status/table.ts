import { categories } from '#domain/categories.ts'
import type { UnitCount } from '#database/catalogue/unit-counts.ts'
import { pastTimeWords } from '../leads/retention.ts'
import type { DatabaseStatus, SiteStatus } from './site-status.ts'
import { ageOf, gigabytes, momentOf } from './words.ts'

/** The status for people: problems first, then a row for each part. */
export function statusTable(status: SiteStatus): string {
  const now = new Date(status.at)
  const { build, alerts, api, disk, uploads } = status
  const buildWords = build === null ? 'not built' : `build ${build.id}, made ${momentOf(build.made_at)}`
  const rows: [string, string][] = [
    ['Site', `${status.version}, ${buildWords}`],
    ...(api === null
      ? []
      : [['Data', `from another server, ${api}; below is the database of this one`] as [string, string]]),
    ['Database', databaseWords(status.database)],
    ...(status.data === null ? [] : dataRows(status.data, now)),
    ['Kept for', keptWords(status, now)],
    ['Ways to staff', status.channels.filter((channel) => channel !== 'letter').join(', ') || 'none enabled'],
    ['Spool', spoolWords(status, now)],
    ['Renders', renderWords(status)],
    [
      'Disk',
      disk === null
        ? 'the folder does not exist'
        : `${gigabytes(disk.free)} of ${gigabytes(disk.size)} free at ${disk.folder}`,
    ],
    ...(uploads === null
      ? []
      : [
          ['Uploads', `${gigabytes(uploads.bytes)} of ${gigabytes(uploads.ceiling)} allowed`] as [
            string,
            string,
          ],
        ]),
  ]
  const head =
    alerts.length === 0
      ? ['Nothing needs attention.']
      : ['Needs attention:', ...alerts.map((alert) => `  ! ${alert}`)]
  return [`${momentOf(status.at)}, Kazakhstan time`, ...head, '', ...rows.map(rowOf), ''].join('\n')
}

/** A row; further lines of its value go under the first. */
function rowOf([name, words]: [string, string]): string {
  const [first = '', ...rest] = words.split('\n')
  return [`${name.padEnd(15)} ${first}`, ...rest.map((line) => `${' '.repeat(15)} ${line}`)].join('\n')
}

function databaseWords({ engine, place, problem, migrations }: SiteStatus['database']): string {
  const name = engine === 'SQLite' ? `SQLite, ${place}` : place
  if (problem !== null || migrations === null) return `${name}: cannot be read`
  const { applied, pending } = migrations
  return `${name}: answers; ${applied.length} migrations applied, ${pending.length === 0 ? 'none' : pending.length} pending`
}

function dataRows(data: DatabaseStatus, now: Date): [string, string][] {
  const { content, leads, outbox, failures, feeds, subscriptions } = data
  const { arrived, waiting, dead, unsent } = leads
  const lines = [
    ...outbox.map(
      ({ channel, state, count, oldest }) =>
        `${channel}: ${count} ${state === 'dead' ? 'given up' : 'waiting'}, oldest ${ageOf(oldest, now)} ago`,
    ),
    ...failures.map(
      ({ channel, state, count, reason }) =>
        `${channel}, ${state === 'dead' ? 'given up' : 'to be tried again'}: ${count} × ${reason}`,
    ),
  ]
  return [
    [
      'Content',
      `version ${content.version}, changed ${ageOf(content.changed_at, now)} ago (${momentOf(content.changed_at)})`,
    ],
    ['Units', unitLines(data.units)],
    [
      'Requests, 24 h',
      `${arrived + waiting + dead + unsent}: ${arrived} arrived, ${waiting} waiting, ${dead} given up, ${unsent} sent nowhere`,
    ],
    ['Outbox', lines.join('\n') || 'empty'],
    ['Feeds', feedLines(feeds, now)],
    [
      'Subscriptions',
      `${subscriptions.active} active, ${subscriptions.pending} to be confirmed, ${subscriptions.left} unsubscribed`,
    ],
  ]
}

function keptWords({ keep, data }: SiteStatus, now: Date): string {
  const times = `requests ${keep.leads} days, CVs ${keep.cv} days`
  if (data === null) return times
  const { looked_at: lookedAt, done } = data.retention
  const { count } = data.sent_copies
  return [
    `${times}; ${lookedAt === null ? 'old data were never looked for' : `looked ${ageOf(lookedAt, now)} ago`}`,
    ...(done === null ? [] : [`deleted ${ageOf(done.at, now)} ago: ${pastTimeWords(done.past)}`]),
    ...(count === 0 ? [] : [`copies in mail or CRM to be deleted there: ${count}`]),
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
  return lines.join('\n') || 'none'
}

function feedLines(feeds: DatabaseStatus['feeds'], now: Date): string {
  const lines = Object.entries(feeds).map(([source, { success, refusal }]) => {
    if (refusal !== null) return `${source}: refused ${ageOf(refusal.at, now)} ago`
    if (success === null) return `${source}: never imported`
    const { at, read, added, changed, withdrawn, skipped } = success
    return `${source}: ${ageOf(at, now)} ago, read ${read}, added ${added}, changed ${changed}, withdrawn ${withdrawn}, skipped ${skipped}`
  })
  return lines.join('\n') || 'none was imported'
}

function renderWords({ renders }: SiteStatus): string {
  const { limit, at_once: atOnce, trusts_proxy: trusts } = renders
  const all = atOnce === 0 ? 'any number at once' : `${atOnce} at once`
  if (limit === null) return `${all}, no limit for one address`
  const own = `${limit.requests} in ${limit.seconds} s for one address`
  if (trusts) return `${all}, ${own}`
  return `${all}, ${own}\nTRUST_PROXY is off: of visitors behind a proxy only the limit in all holds`
}

function spoolWords({ spool }: SiteStatus, now: Date): string {
  const { files, requests, oldest, set_aside: setAside } = spool
  const aside = setAside === 0 ? '' : `; ${setAside} set aside`
  if (oldest === null) return `empty${aside}`
  return `${requests} requests in ${files} ${files === 1 ? 'file' : 'files'}, oldest ${ageOf(oldest, now)} ago${aside}`
}

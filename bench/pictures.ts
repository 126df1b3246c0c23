import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pages } from '#contract/pages.ts'
import { rememberPictures } from '#database/feeds/feed-pictures.ts'
import { noteStockRun } from '#database/feeds/stock-runs.ts'
import type { Database } from '#database/open.ts'
import { writeSetting } from '#database/settings.ts'
import { pngPicture } from '#documents/png-picture.ts'
import { languages } from '#domain/languages.ts'
import { root } from '#scripts/root.ts'
import { inDatabase } from '#tests/helpers/servers/company-site.ts'
import { listeningServer } from '#tests/helpers/servers/listening-server.ts'
import type { Lifetime } from '#tests/helpers/servers/server.ts'
import { startBenchSite } from './load/bench-site.ts'
import { noReport, paced, pacedLine, type PacedReport } from './load/paced.ts'
import { quantile } from './load/quantile.ts'

const usualCount = 1_000

/** Both states take turns, so that other load on the machine affects both. */
const rounds = 5

/** Seconds of a look at the pages, of which each state has one or more in a round. */
const seconds = 20

const perSecond = 20

/** One that failed is tried again after ten minutes. Milliseconds. */
const timeoutMs = 900_000

/** Milliseconds. */
const bar = 50

/** Pages that every visitor reads. */
const known = languages.flatMap((language) => [
  pages.home(language),
  pages.projects(language),
  pages.listing(language, 'flat'),
])

const source = 'bench'

/**
 * Pages from memory while the site fetches the plans of a feed and makes them, in turns with pages while it does not. The
 * pictures are all different, lie on this machine, and become those of flats of the demo company.
 */
export async function pictureFigures(lifetime: Lifetime, [given]: readonly string[] = []): Promise<void> {
  const count = Number(given ?? usualCount)
  const { port, dataDir } = await startBenchSite(lifetime)
  const url = await pictureServer(lifetime)
  await inDatabase(dataDir, (db) => ownSource(db, url))
  const page = {
    port,
    perSecond,
    seconds,
    path: (number: number) => known[number % known.length] ?? '/',
    address: () => '',
    seen: new Map<string, number>(),
  }
  await paced({ ...page, perSecond: 10, seconds: 2 })
  const ratios: number[] = []
  const all = { quiet: noReport(), busy: noReport() }
  let began = 0
  console.log(
    `\npages from memory, ${perSecond} a second                p50 ms   p99 ms   max ms   all pages`,
  )
  for (let round = 1; round <= rounds; round++) {
    const quiet = await paced(page)
    add(all.quiet, quiet)
    line(`round ${round}, no pictures; ${pressure()}`, quiet)
    const from = began
    began = Math.round((count * round) / rounds)
    await inDatabase(dataDir, (db) => namePictures(db, url, from, began))
    await firstOne(dataDir, from)
    const before = performance.now()
    const busy = noReport()
    do add(busy, await paced(page))
    while ((await standing(dataDir)).settled < began)
    const perMinute = ((began - from) * 60_000) / (performance.now() - before)
    add(all.busy, busy)
    line(`round ${round}, ${perMinute.toFixed(0)} pictures a minute; ${pressure()}`, busy)
    ratios.push(p99(busy) / p99(quiet))
  }
  const { made } = await inDatabase(dataDir, counts)
  line('no pictures', all.quiet)
  line(`${made} of ${count} pictures made (bar p99 ${bar})`, all.busy)
  const sorted = Float64Array.from(ratios).toSorted()
  console.log(
    `p99 with / without: median ${quantile(sorted, 0.5).toFixed(2)}, from ${quantile(sorted, 0).toFixed(2)} to ${quantile(sorted, 1).toFixed(2)}`,
  )
}

/** Serves a plan under any address, each with bytes of its own: what follows the end of a PNG is not read. */
async function pictureServer(lifetime: Lifetime): Promise<string> {
  const plans: Readonly<Record<string, { detail: { ru: string } }>> = JSON.parse(
    readFileSync(join(root, 'media/plans/plans.json'), 'utf8'),
  )
  const drawn = await Promise.all(
    Object.values(plans)
      .slice(0, 8)
      .map(({ detail }) => pngPicture(readFileSync(join(root, 'public', detail.ru)))),
  )
  let answers = 0
  return listeningServer(lifetime, ({ url = '' }, response) => {
    const plan = drawn[(answers += 1) % drawn.length] ?? Buffer.of()
    response.setHeader('Content-Type', 'image/png')
    response.end(Buffer.concat([plan, Buffer.from(url)]))
  })
}

/** A source whose pictures may lie on this machine, and which has just been read. */
async function ownSource(db: Database, url: string): Promise<void> {
  await writeSetting(db, 'stock_sources', { [source]: { address: `${url}/feed.xml`, private: true } })
  await noteStockRun(db, source, 0, { turn: 1, began_at: new Date().toISOString() })
}

/** As an import would: the next flats have pictures at these addresses. */
async function namePictures(db: Database, url: string, from: number, to: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const units = await trx
      .selectFrom('estates')
      .select('id')
      .where('category', '=', 'flat')
      .where('status', 'not in', ['withdrawn', 'hidden'])
      .orderBy('id')
      .offset(from)
      .limit(to - from)
      .execute()
    if (units.length < to - from) throw new Error(`the demo company has no ${to} flats`)
    const named = units.map(({ id }) => ({ id, address: `${url}/${id}.png` }))
    for (const { id, address } of named) {
      await trx
        .updateTable('estates')
        .set({ plan_address: address, plan_name: null, plan_code: null })
        .where('id', '=', id)
        .execute()
      await trx
        .insertInto('feed_units')
        .values({ source, external_id: String(id), estate_id: id, held: 0 })
        .execute()
    }
    await rememberPictures(
      trx,
      named.map(({ address }) => address),
      new Date(),
    )
  })
}

/** Waits until the site is at the pictures of this round. On a machine without any idle time it may never be. */
async function firstOne(dataDir: string, from: number): Promise<void> {
  const end = performance.now() + timeoutMs
  while ((await standing(dataDir)).settled <= from) {
    if (performance.now() > end) throw new Error('no picture was made in a quarter of an hour')
    await wait(250)
  }
}

/** How many pictures are made, or cannot be had. */
function standing(dataDir: string): Promise<{ settled: number }> {
  return inDatabase(dataDir, async (db) => {
    const { made, broken } = await counts(db)
    return { settled: made + broken }
  })
}

async function counts(db: Database): Promise<{ made: number; broken: number }> {
  const rows = await db.selectFrom('feed_pictures').select(['plan_code', 'problem']).execute()
  const made = rows.filter(({ plan_code: code }) => code !== null).length
  return { made, broken: rows.filter(({ problem }) => problem !== null).length }
}

function add(sum: PacedReport, { times, memory, statuses }: PacedReport): void {
  sum.times.push(...times)
  sum.memory.push(...memory)
  for (const [status, count] of Object.entries(statuses))
    sum.statuses[status] = (sum.statuses[status] ?? 0) + count
}

/**
 * The times of answers from memory; then the p99 of all. When the content changes, as it does when new plans
 * appear, the first visitor of each page waits for a new render, and so do those who come meanwhile.
 */
function line(name: string, report: PacedReport): void {
  const share = (100 * report.memory.length) / report.times.length
  const all = quantile(Float64Array.from(report.times).toSorted(), 0.99)
  const statuses = {
    ...report.statuses,
    'from memory, %': Math.round(share),
    'p99 of all, ms': Math.round(all),
  }
  console.log(pacedLine(name, { times: report.memory, statuses }))
}

function p99({ memory }: PacedReport): number {
  return quantile(Float64Array.from(memory).toSorted(), 0.99)
}

/** How much of the last ten seconds some process waited for a processor, as Linux reports it. */
function pressure(): string {
  const [, share = '?'] = /some avg10=([\d.]+)/.exec(readFileSync('/proc/pressure/cpu', 'utf8')) ?? []
  return `CPU ${share} %`
}

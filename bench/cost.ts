import { pages } from '#contract/pages.ts'
import { root } from '#scripts/root.ts'
import type { Lifetime } from '#tests/helpers/servers/server.ts'
import { type BenchSite, startCheckout } from './load/bench-site.ts'
import { getRequest } from './load/job.ts'
import { makeLoad } from './load/make-load.ts'
import { processorTime } from './load/process-figures.ts'
import { median } from './load/quantile.ts'
import { siteAddresses } from './load/site-addresses.ts'

const rounds = 5

/** Answers of a kind in a round of a site, and before the first one for the compiler. */
const [measured, warming] = [60, 100]

/**
 * Requests for one kind of answer: the same numbers ask the same questions. Processor time is counted in hundredths of a
 * second, so of cheap answers there must be `times` as many.
 */
type Kind = { name: string; request: (number: number) => string; times?: number }

/** The answers that are measured. None is asked twice, but for those of `again`, of which there are few. */
async function kinds(url: string): Promise<{ fresh: Kind[]; again: Kind[] }> {
  const { estates, projects, houses, articles } = await siteAddresses(url)
  const one = (of: readonly string[], number: number) => of[number % of.length] ?? ''
  const filters = (number: number) => `rooms=1,2&price_to=${40_000_000 + number * 1000}`
  const board = (number: number) => `price_to=${40_000_000 + number * 1000}`
  const data = (path: string) => getRequest(path, { accept: '*/*' })
  const call = (name: string) => (number: number) =>
    data(`/api/estates${name}?category=flat&${filters(number)}`)
  return {
    fresh: [
      {
        name: 'listing page, new filters',
        request: (number) => getRequest(pages.listing('ru', 'flat', filters(number))),
      },
      {
        name: 'board of a house, new filters',
        request: (number) => getRequest(`${pages.board('ru', houses[0] ?? '', 'flat')}?${board(number)}`),
      },
      { name: 'missing page', request: (number) => getRequest(`/nowhere-${number}`), times: 50 },
      {
        name: 'data of a navigation',
        request: (number) =>
          data(`${pages.listing('ru', 'flat')}.data?${filters(number)}&_routes=ru.listing`),
        times: 5,
      },
      { name: 'estates call, new filters', request: call(''), times: 5 },
      { name: 'filters call, new filters', request: call('/filters'), times: 5 },
    ],
    again: [
      { name: 'page of a unit', request: (number) => getRequest(one(estates, number)) },
      {
        name: 'page of a project',
        request: (number) => getRequest(pages.project('ru', one(projects, number))),
      },
      { name: 'article', request: (number) => getRequest(pages.article('ru', one(articles, number))) },
    ],
  }
}

/**
 * The processor time of answers that no memory has. `--beside DIR` measures another checkout in turns, so that other
 * work on the machine touches both: only the ratio counts then. Few pages of a kind are measured with the memory of
 * pages off.
 */
export async function costFigures(lifetime: Lifetime, args: readonly string[]): Promise<void> {
  const beside = args[0] === '--beside' ? args[1] : undefined
  const folders = [root, ...(beside === undefined ? [] : [beside])]
  const start = (settings: Readonly<Record<string, string>>) =>
    Promise.all(folders.map((folder) => startCheckout(lifetime, folder, settings)))
  console.log(`\nwhat one answer costs             CPU ms${beside === undefined ? '' : '   beside    ratio'}`)
  const sites = await start({})
  const { fresh, again } = await kinds(sites[0]?.url ?? '')
  for (const kind of fresh) console.log(await costLine(kind, sites))
  const withoutMemory = await start({ PAGE_CACHE_MB: '0' })
  for (const kind of again) console.log(await costLine(kind, withoutMemory))
}

async function costLine({ name, request, times = 1 }: Kind, sites: readonly BenchSite[]): Promise<string> {
  let asked = 0
  const requests = (count: number) => Array.from({ length: count * times }, () => request(asked++))
  const first = requests(warming)
  for (const site of sites) await costOf(site, first, name)
  const costs = sites.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1) {
    const these = requests(measured)
    for (const [index, site] of sites.entries()) costs[index]?.push(await costOf(site, these, name))
  }
  const [own = [], other = []] = costs
  const cells = [median(own)]
  if (other.length > 0)
    cells.push(median(other), median(own.map((cost, round) => cost / (other[round] ?? 0))))
  return `${name.padEnd(32)} ${cells.map((cell) => cell.toFixed(2).padStart(7)).join('  ')}`
}

/** Milliseconds of processor time of one of these answers. */
async function costOf(site: BenchSite, requests: readonly string[], name: string): Promise<number> {
  const before = processorTime(site.pid)
  const report = await makeLoad({ port: site.port, requests, connections: 4, seconds: null })
  const found = (report.statuses['200'] ?? 0) + (report.statuses['404'] ?? 0)
  if (found !== requests.length) throw new Error(`${name}: ${JSON.stringify(report.statuses)}`)
  return ((processorTime(site.pid) - before) * 1000) / report.answers
}

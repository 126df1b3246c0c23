import { get } from 'node:http'
import { pages } from '#contract/pages.ts'
import type { Lifetime } from '#tests/helpers/servers/server.ts'
import { startBenchSite } from './load/bench-site.ts'
import { cacheShare, percent } from './load/cache-share.ts'
import { getRequest } from './load/job.ts'
import { makeLoad } from './load/make-load.ts'
import { startNginx } from './load/nginx.ts'
import { processorTime } from './load/process-figures.ts'

/** Rounds of both in turn, so that other load on the machine affects both. */
const rounds = 6

/** Long enough for the hundredths of a second in which processor time is counted. */
const secondsOfRound = 5

const connections = 16

/** Part of nginx's answers per second of processor time that ours must reach. */
const bar = 0.2

type Round = { perProcessorSecond: number; perSecond: number; p50: number; p99: number }

/**
 * The same listing page again and again from us and from Debian's nginx, which has the same bytes in a file and sends
 * the same headers: answers for each second of processor time that the server took. Both write their access logs,
 * both use one core.
 */
export async function cachedPageFigures(lifetime: Lifetime): Promise<void> {
  const path = pages.listing('ru', 'flat')
  const site = await startBenchSite(lifetime)
  const request = getRequest(path)
  await makeLoad({ port: site.port, requests: [request], connections, seconds: 3 })
  const nginx = await startNginx(lifetime, path, await packedPage(site.url + path))
  await makeLoad({ port: nginx.port, requests: [request], connections, seconds: 1 })

  const before = await site.metrics()
  const results: { ours: Round; theirs: Round }[] = []
  console.log('\ncached listing page         answers/CPU s   answers/s   p50 ms   p99 ms')
  for (let round = 1; round <= rounds; round++) {
    const ours = await measured(site, request)
    const theirs = await measured(nginx, request)
    results.push({ ours, theirs })
    line(`ours, round ${round}`, ours)
    line(`nginx, round ${round}`, theirs)
  }
  const ratios = results.map(({ ours, theirs }) => ours.perProcessorSecond / theirs.perProcessorSecond)
  const { pages: share } = cacheShare(before, await site.metrics())
  console.log(
    `ours / nginx: median ${median(ratios).toFixed(2)}, from ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}; bar ${bar}; pages from memory: ${percent(share)}`,
  )
}

async function measured({ pid, port }: { pid: number; port: number }, request: string): Promise<Round> {
  const before = processorTime(pid)
  const report = await makeLoad({ port, requests: [request], connections, seconds: secondsOfRound })
  const spent = processorTime(pid) - before
  const good = report.statuses['200'] ?? 0
  if (good !== report.answers || report.failures > 0)
    throw new Error(`not only pages came: ${JSON.stringify(report)}`)
  const { p50, p99 } = report.times
  return { perProcessorSecond: report.answers / spent, perSecond: report.answers / report.seconds, p50, p99 }
}

/** The page as it goes over the line: packed, with the headers of its answer. */
async function packedPage(url: string): Promise<{ body: Buffer; headers: Headers }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ body: Buffer; headers: Headers }>()
  get(
    url,
    { headers: { 'Accept-Encoding': 'br', 'Accept-Language': 'ru', Accept: 'text/html' } },
    (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () => {
        const headers = new Headers(
          Object.entries(response.headersDistinct).map(([name, values]) => [name, values?.join(', ') ?? '']),
        )
        resolve({ body: Buffer.concat(pieces), headers })
      })
      response.on('error', reject)
    },
  ).on('error', reject)
  return promise
}

function line(name: string, { perProcessorSecond, perSecond, p50, p99 }: Round): void {
  const figures = [
    perProcessorSecond.toFixed(0).padStart(13),
    perSecond.toFixed(0).padStart(11),
    p50.toFixed(2).padStart(8),
    p99.toFixed(2).padStart(8),
  ]
  console.log(`${name.padEnd(27)} ${figures.join(' ')}`)
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle - 0.5)] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

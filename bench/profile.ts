import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { pages } from '#contract/pages.ts'
import { type Lifetime, temporaryFolder } from '#tests/helpers/servers/server.ts'
import { startBenchSite } from './load/bench-site.ts'
import { getRequest } from './load/job.ts'
import { makeLoad } from './load/make-load.ts'
import { processorTime } from './load/process-figures.ts'

/** Pages before the look, for the compiler, and in it. */
const [warming, measured] = [200, 300]

/** A profile as V8 writes it: times in microseconds of the machine's monotonic clock. */
const Profile = z.object({
  startTime: z.number(),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string() }),
      children: z.array(z.number()).optional(),
    }),
  ),
})

/** The part of the work that a function belongs to, by its name and file; the first that fits. */
const parts: readonly (readonly [part: string, signs: RegExp])[] = [
  ['idle', /^\(idle\)/],
  ['garbage collector', /^\(garbage collector\)/],
  ['compression', /node:zlib|server\/http\/compression/],
  [
    'head and policy',
    /^(withLateScripts|withPageStyles|withCampaignScript)\b|content-policy|HeadLinks|PageHead|^(Links|Scripts)\b/,
  ],
  ['data for hydration', /turbo-stream|ssr\/single-fetch/],
  ['frame', /^(HeaderContent|FooterContent|frameMarkup)\b/],
  ['data', /\/(api|database)\/|server\/api-client|kysely|^(loader|pageTexts)\b|callRouteHandler/],
  ['render', /react-dom/],
]

/**
 * Where the time of a listing with new filters goes, by parts: each moment of the server's own thread belongs to the
 * innermost function that says which. Packing goes on in other threads, which a profile does not see.
 */
export async function profileFigures(lifetime: Lifetime): Promise<void> {
  const folder = temporaryFolder(lifetime)
  const site = await startBenchSite(lifetime, {
    NODE_OPTIONS: `--cpu-prof --cpu-prof-interval=500 --cpu-prof-dir=${folder}`,
  })
  const ask = (from: number, count: number) => {
    const numbers = Array.from({ length: count }, (_, number) => 40_000_000 + (from + number) * 1000)
    const requests = numbers.map((price) =>
      getRequest(pages.listing('ru', 'flat', `rooms=1,2&price_to=${price}`)),
    )
    return makeLoad({ port: site.port, requests, connections: 4, seconds: null })
  }
  await ask(0, warming)
  const before = processorTime(site.pid)
  const since = Number(process.hrtime.bigint() / 1000n)
  const { statuses } = await ask(warming, measured)
  if (statuses['200'] !== measured) throw new Error(JSON.stringify(statuses))
  const spent = ((processorTime(site.pid) - before) * 1000) / measured
  process.kill(site.pid, 'SIGTERM')
  const shares = sharesOf(await writtenProfile(folder), since)
  const busy = shares.values().reduce((sum, time) => sum + time, 0)
  console.log(`\na listing with new filters: ${spent.toFixed(1)} ms of processor time, all threads`)
  console.log('of the time of the main thread   %')
  for (const [part, time] of [...shares].toSorted(([, a], [, b]) => b - a))
    console.log(`${part.padEnd(28)} ${((time * 100) / busy).toFixed(1).padStart(5)}`)
}

/** The file is there whole once the process has ended. */
async function writtenProfile(folder: string): Promise<z.output<typeof Profile>> {
  for (;;) {
    await wait(500)
    const [name] = readdirSync(folder)
    const text = name === undefined ? '' : readFileSync(join(folder, name), 'utf8')
    if (text.endsWith('}')) return Profile.parse(JSON.parse(text))
  }
}

/** Microseconds of each part since a moment of the monotonic clock, without idle time. */
function sharesOf({ startTime, samples, timeDeltas, nodes }: z.output<typeof Profile>, since: number) {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])))
  const found = new Map<number | undefined, string>([[undefined, 'server and router']])
  function partOf(id: number | undefined): string {
    const known = found.get(id)
    if (known !== undefined || id === undefined) return known ?? ''
    const { functionName = '', url = '' } = byId.get(id)?.callFrame ?? {}
    const own = parts.find(([, signs]) => signs.test(`${functionName} ${url}`))?.[0]
    const part = own ?? partOf(parents.get(id))
    found.set(id, part)
    return part
  }
  const shares = new Map<string, number>()
  let time = startTime
  for (const [index, id] of samples.entries()) {
    const lasted = timeDeltas[index] ?? 0
    time += lasted
    const part = partOf(id)
    if (time >= since && part !== 'idle') shares.set(part, (shares.get(part) ?? 0) + lasted)
  }
  return shares
}

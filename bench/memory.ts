import type { Lifetime } from '#tests/helpers/servers/server.ts'
import { startBenchSite } from './load/bench-site.ts'
import { makeLoad } from './load/make-load.ts'
import { memoryOf } from './load/process-figures.ts'
import { siteAddresses } from './load/site-addresses.ts'
import { routesOfBuild } from './visit-mix.ts'
import { visits } from './visits.ts'

const usualMinutes = 15

/** MB that the process may hold at the end. */
const bar = 600

/** Between two looks at the memory, in milliseconds. */
const interval = 2_000

/** The memory of the process, minute by minute, under full load, and the part of objects in it. */
export async function memoryFigures(lifetime: Lifetime, [given]: readonly string[] = []): Promise<void> {
  const minutes = Number(given ?? usualMinutes)
  const site = await startBenchSite(lifetime)
  const requests = visits(20_000, await siteAddresses(site.url), await routesOfBuild())
  console.log(
    `\nmemory at the start ${megabytes(memoryOf(site.pid))} MB; under load     MB: mean     most   objects   answers`,
  )
  const means: number[] = []
  let from = 0
  for (let minute = 1; minute <= minutes; minute++) {
    const seen: number[] = []
    const watch = setInterval(() => seen.push(memoryOf(site.pid)), interval)
    // Every minute goes on where the last one ended.
    const turned = [...requests.slice(from), ...requests.slice(0, from)]
    const { answers } = await makeLoad({ port: site.port, requests: turned, connections: 8, seconds: 60 })
    from = (from + answers) % requests.length
    clearInterval(watch)
    const objects = (await site.metrics()).get('nodejs_heap_size_used_bytes') ?? 0
    const mean = seen.reduce((sum, bytes) => sum + bytes, 0) / seen.length
    means.push(mean)
    const figures = [
      megabytes(mean).padStart(8),
      megabytes(Math.max(...seen)).padStart(8),
      megabytes(objects).padStart(9),
      String(answers).padStart(9),
    ]
    console.log(`${`minute ${minute}`.padEnd(42)} ${figures.join(' ')}`)
  }
  const [first = 0, last = 0] = [means[0], means.at(-1)]
  console.log(`first minute ${megabytes(first)} MB, last ${megabytes(last)} MB; bar ${bar} MB and not rising`)
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0)
}

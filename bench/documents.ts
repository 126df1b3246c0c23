import { endpoints } from '#contract/endpoints.ts'
import { pages } from '#contract/pages.ts'
import type { Lifetime } from '#tests/helpers/servers/server.ts'
import { startBenchSite } from './load/bench-site.ts'
import { paced, pacedLine } from './load/paced.ts'

const crowd = 30

const seconds = 20

/** The longest schedule. */
const body = JSON.stringify({
  type: 'mortgage',
  price: 25_000_000,
  initial_payment: 5_000_000,
  months: 600,
  rate: 7,
})

/** Thirty PDFs at once, again and again, beside a page from memory. */
export async function documentFigures(lifetime: Lifetime): Promise<void> {
  const { port, url } = await startBenchSite(lifetime)
  const page = { port, path: () => pages.home('ru'), address: () => '' }
  await paced({ ...page, perSecond: 10, seconds: 2 })
  const statuses: Record<string, number> = {}
  async function ask(): Promise<void> {
    const answer = await fetch(url + endpoints.exportCalculation.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
    await answer.arrayBuffer()
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
  }
  async function crowds(): Promise<void> {
    const end = performance.now() + seconds * 1000
    while (performance.now() < end) await Promise.all(Array.from({ length: crowd }, ask))
  }
  const asking = crowds()
  const report = await paced({ ...page, perSecond: 20, seconds })
  await asking
  console.log('\n                                             p50 ms   p99 ms   max ms   answers')
  console.log(pacedLine('a page from memory (bar p99 250)', report))
  console.log(`beside ${crowd} PDFs at once: ${JSON.stringify(statuses)}`)
}

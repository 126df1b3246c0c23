import { Agent } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { endpoints } from '#contract/endpoints.ts'
import { pages } from '#contract/pages.ts'
import type { Lifetime } from '#tests/helpers/servers/server.ts'
import { startBenchSite } from './load/bench-site.ts'
import { ask, noReport, paced, pacedLine } from './load/paced.ts'
import { type WorstBody, worstBodies } from './load/worst-bodies.ts'

/** Of an address each, so that no limit by address answers in the place of the work. */
let asked = 0
const another = () => `198.51.${String(Math.floor((asked += 1) / 250) % 250)}.${String(asked % 250)}`
const robot = () => '198.51.100.9'

/** Forms that come a byte a second, beside those that are sent as fast as can be. */
const slowForms = 8

/**
 * Two connections that send the worst bodies one after another beside a page from memory: from many addresses, then
 * from one, which has its limits. Behind a proxy that names the addresses.
 */
export async function bodyFigures(lifetime: Lifetime, [given = '30']: readonly string[] = []): Promise<void> {
  const seconds = Number(given)
  const bodies = worstBodies()
  const { port } = await startBenchSite(lifetime, { TRUST_PROXY: '1', LEADS_LIMIT_ADDRESS: '60/10m' })
  const page = { port, path: () => pages.home('ru'), address: () => '192.0.2.1' }
  await paced({ ...page, perSecond: 10, seconds: 2 })
  console.log(`\n${seconds} s                                          p50 ms   p99 ms   max ms   answers`)
  const alone = await paced({ ...page, perSecond: 20, seconds })
  console.log(pacedLine('a page from memory, nothing beside it', alone))
  for (const [name, address] of [
    ['many addresses', another],
    ['one address', robot],
  ] as const) {
    let next = 0
    const sent = noReport()
    const slow = noReport()
    const end = performance.now() + seconds * 1000
    const sender = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      while (performance.now() < end) {
        const body = bodies[next++ % bodies.length]
        if (body !== undefined) await ask(sent, { ...post(port, body, address()), agent }, body.body)
      }
      agent.destroy()
    }
    const slowSender = () =>
      ask(slow, post(port, slowForm, address()), Readable.from(byteByByte(slowForm.body, end)))
    const [report] = await Promise.all([
      paced({ ...page, perSecond: 20, seconds }),
      sender(),
      sender(),
      ...Array.from({ length: slowForms }, slowSender),
    ])
    console.log(pacedLine('a page from memory (bar p99 250)', report))
    console.log(pacedLine(`  two connections, ${name}`, sent))
    console.log(pacedLine('  a byte a second', slow))
  }
}

const slowForm: WorstBody = {
  path: endpoints.callback.path,
  type: 'application/json',
  body: Buffer.from('{}'.padEnd(1_000)),
}

async function* byteByByte(body: Buffer, end: number): AsyncGenerator<Buffer> {
  for (const [index] of body.entries()) {
    if (performance.now() > end) throw new Error('the round has ended')
    yield body.subarray(index, index + 1)
    await wait(1_000)
  }
}

function post(port: number, { path, type, body }: WorstBody, address: string) {
  const headers = { 'Content-Type': type, 'Content-Length': body.length, 'X-Forwarded-For': address }
  return { port, path, method: 'POST', headers }
}

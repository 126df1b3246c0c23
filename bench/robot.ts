import { pages } from '#contract/pages.ts'
import { languages } from '#domain/languages.ts'
import type { Lifetime } from '#tests/helpers/servers/server.ts'
import { startBenchSite } from './load/bench-site.ts'
import { paced, pacedLine } from './load/paced.ts'

/** Pages that every visitor reads. */
const known = languages.flatMap((language) => [
  pages.home(language),
  pages.projects(language),
  pages.listing(language, 'flat'),
])

/** A listing with a new address at each call. */
let asked = 0
const newListing = () => pages.listing('ru', 'flat', `price_to=${String(20_000_000 + (asked += 1))}`)

const someone = (number: number) => `192.0.2.${String(number % 250)}`
const robot = () => '198.51.100.9'

/**
 * A robot that asks for twenty new listings a second beside visitors; then many visitors behind one address beside a slow
 * robot. Behind a proxy that names the addresses.
 */
export async function robotFigures(
  lifetime: Lifetime,
  [given = '30']: readonly string[] = [],
): Promise<void> {
  const { port } = await startBenchSite(lifetime, { TRUST_PROXY: '1' })
  const seconds = Number(given)
  const round = { port, seconds }
  await paced({
    port,
    seconds: 2,
    perSecond: 10,
    path: (number) => known[number % known.length] ?? '/',
    address: someone,
  })
  const fromMemory = {
    ...round,
    perSecond: 20,
    path: (number: number) => known[number % known.length] ?? '/',
  }
  const print = (name: string, report: Awaited<ReturnType<typeof paced>>) =>
    console.log(pacedLine(name, report))

  console.log(`\n${seconds} s                                          p50 ms   p99 ms   max ms   answers`)
  const [first, second, third] = await Promise.all([
    paced({ ...fromMemory, address: someone }),
    paced({ ...round, perSecond: 2, path: newListing, address: someone }),
    paced({ ...round, perSecond: 20, path: newListing, address: robot }),
  ])
  print('visitors, pages from memory (bar p99 100)', first)
  print('visitors, new pages (bar 99 % answered)', second)
  print('a robot, 20 new listings a second', third)

  const [office, slow] = await Promise.all([
    paced({ ...round, perSecond: 50 / 6, path: newListing, address: () => '203.0.113.50' }),
    paced({ ...round, perSecond: 1, path: newListing, address: robot }),
  ])
  print('50 visitors of one address (bar no 429)', office)
  print('a robot, 1 page a second (bar no 429)', slow)
}

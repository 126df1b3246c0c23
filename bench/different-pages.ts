import { pages } from '#contract/pages.ts'
import { languages } from '#domain/languages.ts'
import { pathInLanguage } from '#domain/url-rules.ts'
import { root } from '#scripts/root.ts'
import type { Lifetime } from '#tests/helpers/servers/server.ts'
import { type BenchSite, startCheckout } from './load/bench-site.ts'
import { getRequest } from './load/job.ts'
import { makeLoad } from './load/make-load.ts'
import { siteAddresses } from './load/site-addresses.ts'

/** Pages that are measured, and before them for the compiler. */
const [measured, warming] = [2_000, 200]

/** The addresses that ask by turns. */
const visitors = 100

/** Settings without the limits on renders, and the usual ones; each behind a proxy that names the addresses. */
const states = [
  ['limits on renders off', { TRUST_PROXY: '1', RENDER_LIMIT: '0', RENDERS_AT_ONCE: '0' }],
  [`limits on, from ${visitors} addresses`, { TRUST_PROXY: '1' }],
] as const

/**
 * How long a visitor waits for pages that no cache has, requested one after another: listings with new filters and
 * pages of units by turns. `--beside DIR` measures another checkout after this one.
 */
export async function differentPagesFigures(lifetime: Lifetime, args: readonly string[]): Promise<void> {
  const beside = args[0] === '--beside' ? args[1] : undefined
  console.log(`\n${measured} different pages                            p50 ms   p99 ms   max ms   answers`)
  for (const [name, settings] of states) {
    for (const folder of [root, ...(beside === undefined ? [] : [beside])]) {
      const site = await startCheckout(lifetime, folder, settings)
      const label = folder === root ? name : `${name}, beside`
      console.log(`${label.padEnd(44)} ${await timesOf(site)}`)
    }
  }
}

async function timesOf({ port, url }: BenchSite): Promise<string> {
  const paths = differentPages((await siteAddresses(url)).estates)
  const requests = paths.map((path, number) =>
    getRequest(path, { address: `192.0.2.${String(number % visitors)}` }),
  )
  const ask = (these: readonly string[]) => makeLoad({ port, requests: these, connections: 1, seconds: null })
  await ask(requests.slice(measured))
  const { times, statuses } = await ask(requests.slice(0, measured))
  const figures = [times.p50, times.p99, times.max].map((time) => time.toFixed(1).padStart(8))
  return `${figures.join(' ')}   ${JSON.stringify(statuses)}`
}

/** Addresses of which none comes twice. */
function differentPages(estates: readonly string[]): string[] {
  const units = languages.flatMap((language) => estates.map((path) => pathInLanguage(path, language)))
  return Array.from({ length: measured + warming }, (_, number) => {
    const unit = number % 2 === 0 ? undefined : units[(number - 1) / 2]
    return unit ?? pages.listing('ru', 'flat', `rooms=1,2&price_to=${String(40_000_000 + number * 1000)}`)
  })
}

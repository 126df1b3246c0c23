import { pages } from '#contract/pages.ts'
import { startDemoSite } from '#tests/helpers/servers/company-site.ts'
import type { Lifetime } from '#tests/helpers/servers/server.ts'
import { measure } from './measure.ts'

/** Times of pages and calls on the demo content. */
export async function pageFigures(lifetime: Lifetime): Promise<void> {
  const { url } = await startDemoSite(lifetime)
  await times(url)
}

/** A browser's request. The whole answer is read, since a visitor waits for all of it. */
async function ask(url: string): Promise<void> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br', 'Accept-Language': 'ru' } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
}

async function times(url: string): Promise<void> {
  console.log('\none request at a time                          p50      p95      max   ms')
  const rows: [string, (number: number) => string][] = [
    ['listing page, the same', () => pages.listing('ru', 'flat')],
    [
      'listing page, new filters each time',
      (n) => pages.listing('ru', 'flat', `price_to=${90_000_000 + n * 1000}`),
    ],
    ['home page', () => pages.home('ru')],
    ['estates list call', () => '/api/estates?category=flat'],
    [
      'estates list call, new filters each time',
      (n) => `/api/estates?category=flat&price_to=${90_000_000 + n * 1000}`,
    ],
    [
      'filters call, new filters each time',
      (n) => `/api/estates/filters?category=flat&price_to=${90_000_000 + n * 1000}`,
    ],
    ['categories call', () => '/api/estates/categories'],
  ]
  for (const [name, path] of rows) {
    const { p50, p95, max } = await measure((number) => ask(url + path(number)))
    const figures = [p50, p95, max].map((figure) => figure.toFixed(2).padStart(8))
    console.log(`${name.padEnd(42)} ${figures.join(' ')}`)
  }
}

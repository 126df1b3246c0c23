import type { Page } from 'playwright-core'

/** One message to a counter: its service, then the arguments as given. */
export type Heard = ['google' | 'yandex', ...unknown[]]

/** The page's function that passes on the messages to its counters. */
type Globals = {
  heard: (order: Heard) => void
  dataLayer?: ArrayLike<unknown>[]
  ym?: { (...order: unknown[]): void; a: unknown[][] }
}

/** In place of gtag.js: takes the orders that wait in `dataLayer`, then each as it comes. Runs in the browser. */
function google(): void {
  const { heard, dataLayer = [] } = globalThis as unknown as Globals
  const take = (order: ArrayLike<unknown>) => {
    // Only an Arguments object is a message for them.
    if (Object.prototype.toString.call(order) === '[object Arguments]')
      heard(['google', ...Array.from(order)])
  }
  for (const order of dataLayer) take(order)
  dataLayer.push = (...orders) => {
    for (const order of orders) take(order)
    return 0
  }
}

/** In place of Metrica's tag.js. Runs in the browser. */
function yandex(): void {
  const globals = globalThis as unknown as Globals
  for (const order of globals.ym?.a ?? []) globals.heard(['yandex', ...order])
  globals.ym = Object.assign((...order: unknown[]) => globals.heard(['yandex', ...order]), { a: [] })
}

/** The scripts of both services by their addresses, as the site asks for them. */
const scripts: Readonly<Record<string, () => void>> = {
  'https://www.googletagmanager.com/gtag/js?id=G-TEST1': google,
  'https://mc.yandex.ru/metrika/tag.js': yandex,
}

/** Gives a page both scripts, and returns their messages and every address requested from another host. */
export async function standInForCounters(
  page: Page,
  own: string,
): Promise<{ heard: Heard[]; asked: string[] }> {
  const heard: Heard[] = []
  const asked: string[] = []
  await page.exposeFunction('heard', (order: Heard) => void heard.push(order))
  await page.route(
    (url) => url.origin !== own,
    async (route) => {
      const address = route.request().url()
      asked.push(address)
      const script = scripts[address]
      if (script === undefined) return route.abort()
      return route.fulfill({ contentType: 'text/javascript', body: `(${script.toString()})()` })
    },
  )
  return { heard, asked }
}

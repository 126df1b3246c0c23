import { errors, type Page, type Request } from 'playwright-core'
import { hydrated } from '#tests/helpers/browser/page-state.ts'

/** How long a page may take until nothing moves any more, in milliseconds: above it the step is a finding. */
const timeoutMs = 60_000

/** How long nothing may be asked for until a page counts as quiet, in milliseconds. */
const silence = 50

const counted = new Set(['document', 'script', 'fetch', 'xhr', 'stylesheet'])

/** Waits until a page's requests have ended, its scripts answer and it is drawn. */
export type Settle = () => Promise<boolean>

/** Watches the requests of a page; to be called before it opens its first address. */
export function watchRequests(page: Page): Settle {
  const underWay = new Set<Request>()
  const done = (request: Request) => void underWay.delete(request)
  page.on('request', (request) => {
    if (counted.has(request.resourceType())) underWay.add(request)
  })
  page.on('requestfinished', done)
  page.on('requestfailed', done)

  async function quiet(until: number): Promise<boolean> {
    while (Date.now() < until) {
      const before = underWay.size
      await new Promise((resolve) => setTimeout(resolve, silence))
      if (before === 0 && underWay.size === 0) return true
    }
    return false
  }

  return async () => {
    const until = Date.now() + timeoutMs
    try {
      await hydrated(page)
      if (!(await quiet(until))) return false
      // The address is there before its page is drawn: gradual drawing has ended when the browser is idle.
      await page.waitForFunction(
        () =>
          new Promise((resolve) =>
            requestAnimationFrame(() => requestIdleCallback(() => resolve(true), { timeout: 1000 })),
          ),
      )
      return true
    } catch (error) {
      // The page was left during the check: it is checked again.
      if (Date.now() < until && /navigation|context was destroyed/i.test(String(error))) return quiet(until)
      if (error instanceof errors.TimeoutError) return false
      throw error
    }
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { reasonOf } from '../kill-rounds/callback-stream.ts'

/**
 * The addresses that visitors open, by kind of answer: pages, the data of a page for navigation, a list of the API.
 */
const paths = [
  '/',
  '/kk',
  '/en/properties/apartments',
  '/properties/apartments?rooms=2',
  '/properties/apartments.data',
  '/kk/properties/apartments?page=2',
  '/api/estates?per_page=3',
]

/** How long an answer may take, in milliseconds. */
const timeoutMs = 20_000

/** Visitors who open one page after another, on persistent connections. */
export class PageVisitors {
  views = 0
  /** Answers that were not 200 and complete, a line each. */
  readonly failed: string[] = []

  /** Opens pages until the signal; resolves when nothing is open. */
  async run(url: string, visitors: number, end: AbortSignal): Promise<void> {
    const visit = async (visitor: number) => {
      for (let number = visitor; !end.aborted; number++) {
        await this.#open(url, paths[number % paths.length] ?? '/')
        await wait(5)
      }
    }
    await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)))
  }

  async #open(url: string, path: string): Promise<void> {
    this.views++
    try {
      const response = await fetch(url + path, { signal: AbortSignal.timeout(timeoutMs) })
      const text = await response.text()
      const isWhole =
        !response.headers.get('Content-Type')?.startsWith('text/html') || text.endsWith('</html>')
      if (response.status !== 200) this.failed.push(`${path}: ${response.status}`)
      else if (!isWhole) this.failed.push(`${path}: half a page`)
    } catch (error) {
      this.failed.push(`${path}: ${reasonOf(error)}`)
    }
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import type { PagePath } from './page-paths.ts'

/** How long a visitor waits for a page before it counts as failed, in milliseconds. */
const timeoutMs = 20_000

/** Visitors who read at the same time, and the pause of each between two pages, in milliseconds. */
const visitors = 4
const pause = 10

/** Visitors who read pages, some of which they have already. */
export class PageViews {
  /** Every view that was neither 200 nor 304, or that did not come. */
  readonly failures: string[] = []
  views = 0
  /** The longest that a visitor has waited, in milliseconds. */
  slowest = 0
  readonly #paths: readonly PagePath[]
  readonly #random: () => number
  readonly #tags = new Map<string, string>()

  constructor(paths: readonly PagePath[], random: () => number) {
    this.#paths = paths
    this.#random = random
  }

  /** Opens every page once, a few at a time. */
  async warm(url: string): Promise<void> {
    const left = [...this.#paths]
    const reader = async () => {
      for (let page = left.shift(); page !== undefined; page = left.shift()) await this.#view(url, page)
    }
    await Promise.all(Array.from({ length: visitors }, reader))
  }

  /** Reads until the signal; resolves when every answer is there. */
  async run(url: string, end: AbortSignal): Promise<void> {
    const reader = async () => {
      while (!end.aborted) {
        const page = this.#paths[Math.floor(this.#random() * this.#paths.length)]
        if (page !== undefined) await this.#view(url, page)
        await wait(pause, undefined, { signal: end }).catch(() => {})
      }
    }
    await Promise.all(Array.from({ length: visitors }, reader))
  }

  async #view(url: string, { path, language }: PagePath): Promise<void> {
    const held = this.#random() < 0.3 ? this.#tags.get(path) : undefined
    const began = performance.now()
    this.views++
    try {
      const response = await fetch(url + path, {
        redirect: 'manual',
        headers: {
          Accept: path.includes('.data') ? '*/*' : 'text/html',
          'Accept-Language': language,
          ...(held !== undefined && { 'If-None-Match': held }),
        },
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.arrayBuffer()
      const tag = response.headers.get('etag')
      if (tag !== null) this.#tags.set(path, tag)
      if (response.status !== 200 && response.status !== 304)
        this.failures.push(`${path}: ${response.status}`)
    } catch (error) {
      this.failures.push(`${path}: ${String(error)}`)
    }
    this.slowest = Math.max(this.slowest, performance.now() - began)
  }
}

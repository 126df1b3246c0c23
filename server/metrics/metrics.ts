import type { PageResult } from '../pages/cache/page-cache.ts'

/** One request in the metrics: nothing in it identifies the visitor or the exact search. */
export type CountedRequest = { method: string; path: string; status: number; seconds: number }

/**
 * The counters of the running process, for `/metrics`. Every call is a step of a counter: cheap, never fails, and
 * keeps nothing personal.
 */
export type Metrics = {
  /** A request was answered; `path` becomes the pattern of its page or call (route-pattern.ts). */
  request(request: CountedRequest): void
  /** A page, or the router's data of it, was looked for in the cache of whole pages; so many with one result. */
  pageCache(result: PageResult): void
  /** A page requested an answer of the API that is, or is not, in the cache (response-cache.ts). */
  answerCache(result: 'hit' | 'miss'): void
  /** A form was sent; `outcome` is one of `LeadOutcome`. */
  lead(form: string, outcome: string): void
  /** An attempt to deliver has ended; still `pending`, it is tried again. */
  delivery(channel: string, state: string): void
}

/** For a process without a metrics port. */
export const noMetrics: Metrics = {
  request() {},
  pageCache() {},
  answerCache() {},
  lead() {},
  delivery() {},
}

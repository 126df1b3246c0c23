import { withTimeout } from '#database/with-timeout.ts'
import { type CachedPage, cachedPageOf } from './cached-page.ts'
import type { PageKey } from './page-key.ts'
import { pageStore } from './page-store.ts'

/** Milliseconds. */
const times = {
  /** How long a visitor waits for a new page while there is an old one to show. */
  timeoutMs: 2_000,
  /** The pause in waiting after that, or after a failure. */
  rest: 5_000,
  /** How long a page is kept that lacks something. */
  lacking: 5_000,
  /** The greatest age of a page that is shown after a failed render: its forms still go through (A14). */
  oldest: 24 * 3_600_000,
  /**
   * How far a page may be ahead of a clock that was set back: the tokens of its forms are of a time to come then
   * (A14).
   */
  ahead: 60_000,
} as const

/**
 * From where an answer came: from memory, from memory although it has aged, made for this request, or made and not
 * kept.
 */
export type PageResult = 'hit' | 'stale' | 'miss' | 'pass'

/** A rendered page, and whether all its parts loaded: else it is cached for a moment only. */
export type Rendered = { response: Response; isWhole: boolean }

type PageCacheOptions = {
  /** Renders a page for all visitors: it knows only the address of the request. */
  render: (address: string, requestId: string) => Promise<Rendered>
  /** Makes the successor of a page that may still be shown, when there is time; fails when there is none. */
  inTurn?: (work: () => Promise<unknown>) => Promise<unknown>
  /** Whether an answer may be kept: of pages those with 200 alone. */
  mayKeep?: (address: string, status: number) => boolean
  /** The time for which a page counts as new without notifications of changes, in milliseconds. */
  lifetime: number
  /** Room for all pages, in bytes. */
  most: number
  now?: () => number
  timeoutMs?: number
}

/** The result of the cache: a cached page, or an answer that is not cached (a redirect, an error). */
export type CachedAnswer = { result: PageResult; page: CachedPage } | { result: 'pass'; response: Response }

/**
 * Pages from memory. One render per address at a time; requests meanwhile get the same. A page that has aged is
 * shown once more while its successor is made; after a change of the content (`changed`) it is not, unless its
 * successor fails or takes longer than two seconds: then the old one is better than none. While the sources of pages
 * are down, one page in five seconds tries, and the others do not wait at all.
 */
export function pageCache(options: PageCacheOptions) {
  const { render, lifetime, most, now = Date.now, timeoutMs = times.timeoutMs } = options
  const mayKeep = options.mayKeep ?? ((_: string, status: number) => status === 200)
  const inTurn = options.inTurn ?? ((work: () => Promise<unknown>) => work())
  const store = pageStore<CachedPage>(most)
  const making = new Map<string, Promise<CachedPage | PlainAnswer>>()
  /** Addresses whose successor waits for its turn or is made. */
  const renewing = new Set<string>()
  let generation = 0
  /** The whole page in whose place one is cached that lacks something. */
  const wholeBefore = new WeakMap<CachedPage, CachedPage>()
  /** The time until which no request waits for the successor of a page. */
  const resting = new WeakMap<CachedPage, number>()
  /** The time until which no old page gets a successor: the sources of pages are down (503). 0 while they are up. */
  let awayUntil = 0

  function lifetimeOf({ isLacking }: CachedPage): number {
    return isLacking ? Math.min(times.lacking, lifetime) : lifetime
  }

  /** The page of an address. One that lacks something gives way after its moment to the whole one before it. */
  function found(address: string): CachedPage | undefined {
    const page = store.get(address)
    return page === undefined || isOf(page, lifetimeOf(page)) ? page : wholeOf(page)
  }

  /** The page itself, or the whole one before it; none where it never was whole. */
  function wholeOf(page: CachedPage | undefined): CachedPage | undefined {
    return page?.isLacking === true ? wholeBefore.get(page) : page
  }

  function isOf(page: CachedPage, most: number): boolean {
    const age = now() - page.madeAt
    return page.generation === generation && age < most && age > -times.ahead
  }

  async function make(address: string, requestId: string): Promise<CachedPage | PlainAnswer> {
    // The state of the content before the first read: a change meanwhile makes this page an old one.
    const at = { generation, madeAt: now() }
    const { response, isWhole } = await render(address, requestId)
    const isPage = mayKeep(address, response.status)
    if (isPage && isWhole) awayUntil = 0
    if (response.status === 503) awayUntil = now() + times.rest
    if (!isPage) return buffered(response)
    const page = await cachedPageOf(response, { ...at, isLacking: !isWhole })
    const old = wholeOf(store.get(address))
    if (isWorse(page, old)) return page
    if (page.isLacking && old !== undefined) wholeBefore.set(page, old)
    store.set(address, page)
    return page
  }

  /** An incomplete page is worse than a whole one that has only aged, and better than one with outdated data. */
  function isWorse(page: CachedPage, old: CachedPage | undefined): boolean {
    return page.isLacking && old !== undefined && isOf(old, times.oldest)
  }

  /** The page that this request, or one before it, is rendering. */
  function made(address: string, requestId: string): Promise<CachedPage | PlainAnswer> {
    const underWay = making.get(address)
    if (underWay !== undefined) return underWay
    const answer = make(address, requestId).finally(() => making.delete(address))
    making.set(address, answer)
    return answer
  }

  /** The new page, or null when it fails or does not come in time. */
  async function newOne(address: string, requestId: string): Promise<CachedPage | PlainAnswer | null> {
    const answer = await withTimeout(timeoutMs, () => made(address, requestId)).catch(() => null)
    return answer !== null && !isKept(answer) && answer.status >= 500 ? null : answer
  }

  /** The new page, or the old one when the render fails. */
  async function newOrOld(old: CachedPage, address: string, requestId: string): Promise<CachedAnswer> {
    if (now() < awayUntil && now() >= awayUntil - times.rest) return { result: 'stale', page: old }
    // This one tries for all; the others go on as before until it knows.
    if (awayUntil > 0) awayUntil = now() + times.rest
    const coming = newOne(address, requestId)
    const answer = now() < (resting.get(old) ?? 0) ? null : await coming
    if (answer === null) {
      resting.set(old, now() + times.rest)
      return { result: 'stale', page: old }
    }
    if (!isKept(answer)) return { result: 'pass', response: responseOf(answer) }
    return isWorse(answer, old) ? { result: 'stale', page: old } : { result: 'miss', page: answer }
  }

  /** The page that memory answers with at once; one that has aged gets its successor meanwhile. Null where none may be shown. */
  function held(address: string, requestId: string): Extract<CachedAnswer, { page: CachedPage }> | null {
    const page = found(address)
    if (page === undefined || !isOf(page, 2 * lifetime)) return null
    if (isOf(page, lifetimeOf(page))) return { result: 'hit', page }
    void renew(address, requestId)
    return { result: 'stale', page }
  }

  /** Makes a successor, unless another request has made one before its turn came. */
  async function renew(address: string, requestId: string): Promise<void> {
    if (renewing.has(address)) return
    renewing.add(address)
    const work = async () => fresh(address) ?? made(address, requestId)
    await inTurn(work)
      .catch(() => {})
      .finally(() => renewing.delete(address))
  }

  /** A page that may be shown unchanged, by its key. */
  function fresh(address: string): CachedPage | undefined {
    const page = store.get(address)
    return page !== undefined && isOf(page, lifetimeOf(page)) ? page : undefined
  }

  return {
    fresh,
    held,

    /** A page that may be shown where there is no time to make a newer one. */
    old(address: string): CachedPage | undefined {
      const page = found(address)
      return page !== undefined && now() - page.madeAt < times.oldest ? page : undefined
    },

    async answer({ address }: Pick<PageKey, 'address'>, requestId: string): Promise<CachedAnswer> {
      const page = held(address, requestId)
      if (page !== null) return page
      const old = this.old(address)
      if (old !== undefined) return newOrOld(old, address, requestId)
      const answer = await made(address, requestId)
      return isKept(answer)
        ? { result: 'miss', page: answer }
        : { result: 'pass', response: responseOf(answer) }
    },

    /** The content has changed: every page is old now. */
    changed(): void {
      generation++
    },
  }
}

export type PageCache = ReturnType<typeof pageCache>

/** An answer that is not kept, whole, so that several requests may have it. */
type PlainAnswer = { status: number; headers: Headers; body: ArrayBuffer | null }

async function buffered(response: Response): Promise<PlainAnswer> {
  const body = response.body === null ? null : await response.arrayBuffer()
  return { status: response.status, headers: response.headers, body }
}

/** A body of its own for each: copies by `clone` would hang when one of them is given up. */
function responseOf({ status, headers, body }: PlainAnswer): Response {
  return new Response(body, { status, headers })
}

function isKept(answer: CachedPage | PlainAnswer): answer is CachedPage {
  return 'tag' in answer
}

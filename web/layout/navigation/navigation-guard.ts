import { loadedAnew, mayLoadAnew } from '#domain/load-anew.ts'
import { isSavedOffline } from '../../data/offline-client.ts'
import { readSession, writeSession } from '../../data/session.ts'
import { hasDirtyForm } from '../../ui/form/forms-in-use.ts'
import { ended, type NavigationGuard, wholePage } from './navigation-middleware.ts'
import { isOutOfDate, noteBuild, servedBuild } from './new-version.ts'
import { isUnreachable } from './unreachable.ts'

/** A page that did not open. */
export type Failure = {
  /** Path and query of its address. */
  to: string
  isOffline: boolean
  /** Its code is missing: it opens as a whole page or not at all, since the router asks for code once. */
  isWhole: boolean
}

type Page = {
  /** Path and query of the page that is shown. */
  here: () => string
  /** Goes to the open page, which ends a navigation away from it. */
  stay: () => void
  /** Begins to fade the page that is shown; resolves when the next one may take its place. */
  fade: (signal: AbortSignal) => Promise<void>
  /** Removes the layers over the open page from the history; the next page follows the page itself. */
  leave: () => Promise<void>
  onFailure: (failure: Failure) => void
}

/** A navigation that is under way: path and query, and the pattern of its route. */
type Way = { to: string; pattern: string }

const key = 'loaded_anew'

/**
 * Files of one page that fail to load are noticed within this time, in milliseconds. A later reload was the
 * visitor's.
 */
const together = 10_000

/**
 * Keeps the page when the next one fails to load.
 *
 * The router shows its error page when no answer comes for a page's data, and reloads the page that is shown when the
 * code of the next one is missing: without a connection both remove the page, and after a release the reload loses
 * where the visitor was going. `guard` is the middleware of all navigations, `reload` listens to the browser.
 */
export function createNavigationGuard({ here, stay, fade, leave, onFailure }: Page) {
  let pending: Way | null = null
  /**
   * Navigations whose code is still on its way or missing. One that was given up may miss files of it later (R202).
   */
  const withoutAllCode = new Set<Way>()
  /** When the last page whose code is missing was found. */
  let missedAt = -Infinity
  let isStaying = false
  /** Routes whose code was missing. The router asks for code once and would wait for it for ever. */
  const withoutCode = new Set<string>()

  function fail(failure: Failure): void {
    onFailure(failure)
    isStaying = true
    stay()
  }

  const guard: NavigationGuard = async ({ request, pattern }, next) => {
    const { pathname, search } = new URL(request.url)
    const to = pathname + search
    const isStay = isStaying && to === here()
    // Another way may have overtaken the one that stays.
    isStaying = false
    // Loaded code stays: an empty answer changes nothing.
    if (isStay) return {}
    const isAnother = pathname !== here().split('?')[0]
    const wantsWhole = () => isAnother && isOutOfDate() && navigator.onLine && !hasDirtyForm()
    if (wantsWhole()) return wholePage(to, request.signal)
    const way = { to, pattern }
    if (withoutCode.has(pattern)) {
      void loadAnew(to)
      return ended(request.signal)
    }
    pending = way
    withoutAllCode.add(way)
    request.signal.addEventListener('abort', () => {
      if (pending === way) pending = null
    })
    const results = await next()
    withoutAllCode.delete(way)
    // Another navigation has taken its place: its abort is not a failure.
    if (request.signal.aborted) return results
    pending = null
    noteBuild(results)
    if (wantsWhole()) return wholePage(to, request.signal)
    if (!isUnreachable(results)) {
      // A way elsewhere is no page yet, and a failure is told at once.
      const isPage = Object.values(results).every(({ type }) => type === 'data')
      if (isAnother && isPage) await fade(request.signal)
      if (isAnother) await leave()
      return results
    }
    // Renewing the data of the page that is shown can wait.
    if (to === here()) return {}
    if (!navigator.onLine && (await isSavedOffline(to))) {
      return wholePage(to, request.signal)
    }
    fail({ to, isOffline: !navigator.onLine, isWhole: false })
    return ended(request.signal)
  }

  /**
   * A reload that was not asked for while a page or its code is on its way: the router found a file of it missing.
   */
  function reload(event: NavigateEvent): void {
    const way = pending ?? [...withoutAllCode].at(-1)
    if (event.navigationType !== 'reload' || event.userInitiated || way === undefined) return
    const isKnown = withoutCode.has(way.pattern)
    if (isKnown && performance.now() - missedAt > together) return
    event.preventDefault()
    if (isKnown) return
    missedAt = performance.now()
    withoutCode.add(way.pattern)
    if (way === pending) void loadAnew(way.to)
  }

  /** Once after a release the whole page is the way on (R207). */
  async function loadAnew(to: string): Promise<void> {
    const isOffline = (await servedBuild()) === null
    const now = Date.now()
    if (!isOffline && !hasDirtyForm() && mayLoadAnew(readSession(key), to, now)) {
      writeSession(key, loadedAnew(to, now))
      location.assign(to)
    } else {
      fail({ to, isOffline, isWhole: true })
    }
  }

  return { guard, reload }
}

import { useContext, useEffect } from 'react'
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router'
import { wantIslands } from '../../../hydration/islands.ts'
import { isOutOfDate } from '../new-version.ts'
import { fetchQueue } from './fetch-queue.ts'
import { prefetchTarget } from './prefetch-target.ts'
import { prefetchRequests } from './prefetch-requests.ts'

/** Milliseconds. */
const times = {
  /** A pointer or the focus that stays so long on a link means it; one on its way elsewhere does not. */
  rest: 80,
  /** How long data that were fetched ahead last, as `prefetchedData` of server/http/cache-policy.ts says. */
  data: 30_000,
  /** A request that takes longer gives its place to others (R212). */
  timeoutMs: 10_000,
} as const

const prefetch = fetchQueue(keepInBrowser, () => performance.now())

/**
 * Fetches the files of a link's page as soon as a visitor seems to choose it: a pointer that rests on the link, a
 * finger, the focus (decision 045). Everything goes into the browser's own cache and nowhere else: the router finds
 * it there, and ignores failed requests. Nothing where the visitor saves data or has no connection.
 */
export function usePrefetch(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const framework = useContext(UNSAFE_FrameworkContext)
  useEffect(() => {
    // From here on no whole page need be fetched ahead, and browsers look through all links for as long as there are
    // rules: with a thousand of them that takes 10 ms at each change of the address.
    document.querySelector('script[type="speculationrules"]')?.remove()
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (router === undefined || framework === undefined || connection?.saveData === true) return
    const { manifest, routeModules } = framework
    let timer: ReturnType<typeof setTimeout> | undefined

    function load(link: Element): void {
      const page = prefetchTarget(link, location.href)
      // After a release the next page is loaded whole.
      if (page === null || isOutOfDate() || !navigator.onLine || router === undefined) return
      wantIslands()
      const { data, files } = prefetchRequests(page, router, manifest.routes, Object.keys(routeModules))
      prefetch([
        ...(data === null ? [] : [{ href: data, lifetime: times.data }]),
        ...files.map((href) => ({ href, lifetime: Infinity })),
      ])
    }

    function intend({ type, target }: Event): void {
      clearTimeout(timer)
      const link = target instanceof Element ? target.closest('a[href]') : null
      // A link that is followed is the router's.
      if (link === null || type === 'click') return
      timer = setTimeout(load, type === 'touchstart' ? 0 : times.rest, link)
    }

    const intents = ['pointerover', 'focusin', 'touchstart', 'click']
    for (const type of intents) addEventListener(type, intend, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      for (const type of intents) removeEventListener(type, intend, { capture: true })
    }
  }, [router, framework])
}

/**
 * Only complete answers are cached. Data are marked, so that they may be cached for a while
 * (server/pages/page-requests.ts).
 */
async function keepInBrowser(href: string): Promise<void> {
  const answer = await fetch(href, {
    priority: 'low',
    signal: AbortSignal.timeout(times.timeoutMs),
    ...(href.startsWith('/assets/') ? {} : { headers: { Purpose: 'prefetch' } }),
  })
  if (!answer.ok) throw new Error(`${answer.status}`)
  await answer.arrayBuffer()
}

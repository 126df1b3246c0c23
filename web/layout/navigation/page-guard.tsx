import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { webManifestPath } from '#contract/web-manifest.ts'
import type { CounterSettings } from '#contract/request-context.ts'
import { SafePart } from '../../blocks/safe-part/safe-part.tsx'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { layOutRest } from '../../hydration/lay-out-rest.ts'
import { Toast } from '../../ui/toast.tsx'
import { FavoritesToast } from './favorites-toast.tsx'
import { usePrefetch } from './prefetch/use-prefetch.ts'
import { setNavigationGuard } from './navigation-middleware.ts'
import { createNavigationGuard, type Failure } from './navigation-guard.ts'
import { servedBuild, watchVersion } from './new-version.ts'
import { createFade } from './page-fade.ts'
import { useConsultation } from '../consultation/use-consultation.ts'
import { useBackCloses } from './use-back-closes.ts'
import { watchPlainForms } from './plain-forms.ts'
import { PageOnItsWay } from './page-on-its-way.tsx'
import { useLeftStyles } from './use-left-styles.ts'
import { useReturningHeader } from './use-returning-header.ts'

type Counted = ComponentType<{ counters: CounterSettings }>

/** Watches for releases and for navigations that fail, and says when a page did not open. */
export function PageGuard({ buildId }: { buildId: string }) {
  const { t, language } = useI18n()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isBroken = (useRouteError() ?? null) !== null
  const [failure, setFailure] = useState<(Failure & { from: string }) | null>(null)
  const counters = useRootData()?.counters ?? null
  const [found, setFound] = useState<{ CountedPage: Counted } | null>(null)
  const isCounted = counters !== null
  useEffect(() => {
    if (isCounted) void import('./counted-page.tsx').then(setFound, () => {})
  }, [isCounted])
  const url = new URL(pathname + search, location.origin)
  const here = url.pathname + url.search
  const place = useRef(here)
  const [fade] = useState(createFade)
  const leave = useBackCloses(place)
  useLayoutEffect(() => {
    place.current = here
    fade.end()
  }, [here, fade])
  // Another page has opened since.
  if (failure !== null && failure.from !== here) setFailure(null)
  useEffect(() => watchVersion(buildId), [buildId])
  useLeftStyles(here)
  useEffect(layOutRest, [])
  usePrefetch()
  useConsultation()
  useReturningHeader()
  useEffect(() => {
    // There is nothing to keep of a page that shows an error.
    if (isBroken) return
    const onFailure = (failure: Failure) => setFailure({ ...failure, from: place.current })
    const navigationGuard = createNavigationGuard({
      here: () => place.current,
      stay: () => void navigate(place.current, { replace: true, preventScrollReset: true }),
      fade: fade.begin,
      leave,
      onFailure,
    })
    setNavigationGuard(navigationGuard.guard)
    const leaveForms = watchPlainForms(onFailure)
    // Browsers without it reload the open page, as the router wants.
    const { navigation } = globalThis as { navigation?: Navigation }
    navigation?.addEventListener('navigate', navigationGuard.reload)
    return () => {
      setNavigationGuard(null)
      leaveForms()
      navigation?.removeEventListener('navigate', navigationGuard.reload)
    }
  }, [navigate, isBroken, fade, leave])

  async function again({ to, isWhole }: Failure): Promise<void> {
    setFailure(null)
    // The next list of the same page takes its place.
    if (!isWhole) await navigate(to, { preventScrollReset: to.split('?')[0] === url.pathname })
    else if ((await servedBuild()) !== null) location.assign(to)
    else setFailure({ to, isWhole, isOffline: true, from: here })
  }

  return (
    <>
      {/* Only browsers with scripts can install the site, and nothing of the first view should wait for it. */}
      <link rel="manifest" href={webManifestPath(language)} />
      <PageOnItsWay />
      <Toast
        message={failure === null ? null : t(failure.isOffline ? 'toast.offline' : 'toast.failed')}
        action={{ label: t('toast.again'), run: () => failure !== null && void again(failure) }}
        closeLabel={t('common.close')}
        onClose={() => setFailure(null)}
      />
      <FavoritesToast />
      {counters !== null && found !== null && (
        <SafePart isUnseen>
          <found.CountedPage counters={counters} />
        </SafePart>
      )}
    </>
  )
}

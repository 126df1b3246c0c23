import './styles/layers.css'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/stacked-table.css'
import './styles/newer.css'
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteError,
} from 'react-router'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { getAnswers } from '#contract/answers.ts'
import { getComplexesNavigation } from '#contract/complexes.ts'
import { getDictionaries } from '#contract/dictionaries.ts'
import { getCategories } from '#contract/estates.ts'
import { getMortgages } from '#contract/mortgages.ts'
import { getProgress } from '#contract/progress.ts'
import { getPromises } from '#contract/promises.ts'
import { getBasicPromotions } from '#contract/promotions.ts'
import { copyrightYears } from '#domain/copyright-years.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { hasStateProgramme, waysToBuy, waysUnder } from '#domain/ways-to-buy.ts'
import type { Route } from './+types/root.ts'
import { LostPart } from './blocks/safe-part/safe-part.tsx'
import { orNull, pageContext } from './data/page-context.server.ts'
import { hasPhrases, hasWatches } from './data/offered-calls.server.ts'
import { noData, optional } from './data/optional.server.ts'
import {
  absentCategories,
  menuCategories,
  menuProjects,
  menuPromotion,
  reachedCompany,
} from './data/menus.server.ts'
import { movedPages } from './data/moved-pages.server.ts'
import { analyticsAreas, baseAreas, pageText, pageTexts } from './data/page-texts.server.ts'
import { isRenewal } from './data/revalidation.ts'
import { keepFrame } from './data/keep-frame.server.ts'
import { type Menus, type RootAnswer, type RootData, useFrameFiles, useRootData } from './data/root-data.ts'
import { takeUpload } from './data/take-form.server.ts'
import { I18nProvider } from './i18n/i18n.tsx'
import type { ErrorKind } from './layout/error-view.tsx'
import { HeadLinks } from './layout/head-links.tsx'
import { answers, replayEvents } from './hydration/replay-events.ts'
import { navigationMiddleware } from './layout/navigation/navigation-middleware.ts'
import { Shell } from './layout/shell.tsx'

/** Hardly ever shown. */
const ErrorScreen = lazy<ComponentType<{ kind: ErrorKind; root: RootData }>>(async () => {
  const { ErrorScreen } = await import('./layout/error-screen.tsx').catch(() => ({ ErrorScreen: LostPage }))
  return { default: ErrorScreen }
})

/** It brings its texts along. */
const PlainError = lazy(async () => ({ default: (await import('./layout/plain-error.tsx')).PlainError }))

export const middleware: Route.MiddlewareFunction[] = [takeUpload, movedPages]

export const clientMiddleware = [navigationMiddleware]

export async function loader({ context, url }: Route.LoaderArgs): Promise<RootAnswer> {
  const given = pageContext(context)
  const { apiClient, numberStyle, publicUrl, formToken, sharePicture, buildId, counters } = given
  const language = languageOfPath(url.pathname)
  const [
    texts,
    title,
    dictionaries,
    categories,
    projects,
    promotions,
    programmes,
    diary,
    promised,
    questions,
    isWatched,
    readsPhrases,
  ] = await Promise.all([
    pageTexts(given, language, counters === null ? baseAreas : [...baseAreas, ...analyticsAreas]),
    pageText(given, language, 'home.title'),
    optional(apiClient(getDictionaries, {}), null),
    optional(apiClient(getCategories, {}), noData),
    optional(apiClient(getComplexesNavigation, {}), noData),
    optional(apiClient(getBasicPromotions, {}), noData),
    optional(apiClient(getMortgages, {}), null),
    optional(apiClient(getProgress, { month: 'latest' }), null),
    // One is enough to know that there are some.
    optional(orNull(apiClient(getPromises, { limit: '1' })), undefined),
    optional(orNull(apiClient(getAnswers, { limit: '1' })), undefined),
    hasWatches(apiClient),
    hasPhrases(apiClient),
  ])
  const menus: Menus = {
    // Where the dictionaries failed another call would only wait as long again.
    company: dictionaries === null ? nobody : await reachedCompany(apiClient, dictionaries.data.company),
    categories: await menuCategories(categories.data, (key) => pageText(given, language, key)),
    absent: absentCategories(categories.data),
    projects: menuProjects(projects.data),
    promotion: menuPromotion(promotions.data),
    ways: programmes === null ? [...waysToBuy] : waysUnder(programmes.data),
    hasStateProgramme: hasStateProgramme(programmes?.data ?? []),
  }
  const [textValue, menuValue] = await Promise.all([
    keepFrame(given, texts),
    keepFrame(given, JSON.stringify(menus)),
  ])
  return {
    language,
    numberStyle,
    publicUrl,
    texts: textValue,
    menus: menuValue,
    hasDiary: diary !== null && diary.meta.months.length > 0,
    // A list that cannot be read now is there all the same.
    hasPromises: promised === undefined || (promised?.data.length ?? 0) > 0,
    hasAnswers: questions === undefined || (questions?.data.length ?? 0) > 0,
    hasWatches: isWatched,
    hasPhrases: readsPhrases,
    sharedPicture: await sharePicture({
      kind: 'site',
      title,
      picture: dictionaries?.data.pictures.home ?? null,
    }),
    formToken: formToken(),
    buildId,
    counters,
    years: copyrightYears(menus.company, new Date().getFullYear()),
  }
}

/** The default data of the company. */
const nobody: Menus['company'] = { name: '', phone: '', email: '', hours: '', networks: [], credit: null }

/** The frame's data changes with the language only; a page that stays where it is was asked to renew its own. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return (
    isRenewal(change) ||
    languageOfPath(change.currentUrl.pathname) !== languageOfPath(change.nextUrl.pathname)
  )
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData()
  const { pathname } = useLocation()
  const language = root?.language ?? languageOfPath(pathname)
  // The page for a crowd is kept for every address (R381): scripts would look for another page there.
  const hasScripts = errorKind(useRouteError()) !== 'busy'
  useEffect(() => void replayEvents(), [])
  return (
    <html lang={language} data-frame={useFrameFiles()} {...answers}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadLinks />
        <Links />
      </head>
      <body>
        {root === undefined ? (
          children
        ) : (
          <I18nProvider language={root.language} texts={root.texts} numberStyle={root.numberStyle}>
            <Shell root={root}>{children}</Shell>
          </I18nProvider>
        )}
        {/* Removed from the body itself with the first navigation, they would make the browser check every `+` of the styles again. */}
        {hasScripts && (
          <div hidden>
            <ScrollRestoration />
            <Scripts />
          </div>
        )}
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

/** The nearest boundary of every page. Inside the frame where the frame has its data, else alone (R103). */
export function ErrorBoundary() {
  const error = useRouteError()
  const root = useRootData()
  const kind = errorKind(error)
  if (root !== undefined) {
    return (
      <Suspense>
        <ErrorScreen kind={kind} root={root} />
      </Suspense>
    )
  }
  return (
    <Suspense>
      <PlainError kind={kind} />
    </Suspense>
  )
}

function errorKind(error: unknown): ErrorKind {
  if (!isRouteErrorResponse(error)) return 'some'
  if (error.status === 404) return 'not_found'
  return error.status === 429 ? 'busy' : 'some'
}

/** Where even the code of the error page does not come. */
function LostPage() {
  return <LostPart again={() => location.reload()} />
}

import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { safeError } from '#api/http/log.ts'
import { throttle } from '#api/http/throttle.ts'
import { ApiFailure } from '#contract/api-client.ts'
import { endpoints } from '#contract/endpoints.ts'
import { iconFiles } from '#contract/icons.ts'
import { languageSwitchPath } from '#contract/language-switch.ts'
import { feedPaths } from '#contract/feeds.ts'
import { framePath } from '#contract/frame-files.ts'
import { offlineWorkerPath } from '#contract/offline.ts'
import { pages as pageAddresses } from '#contract/pages.ts'
import { priceSheetPdfAddress } from '#contract/price-sheet-pdf.ts'
import { categorySegments } from '#domain/categories.ts'
import { sharePath } from '#contract/share-pictures.ts'
import { sitemapPatterns } from '#contract/sitemaps.ts'
import { webManifestPath } from '#contract/web-manifest.ts'
import { isDatabaseAway } from '#database/engines/away.ts'
import { type Language, languages } from '#domain/languages.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { addresses } from './middleware/canonical-url.ts'
import { fallbackPage } from './pages/fallback-page.ts'
import { busyAnswer, isForPrograms, plainFailure } from './http/plain-failure.ts'
import { type RenderQueue, TooBusy } from './http/render-queue.ts'
import { programAnswers } from './middleware/program-answers.ts'
import { compression } from './http/compression.ts'
import type { Env } from './env.ts'
import { type Figures, health } from './metrics/health.ts'
import { latestBuild } from './pages/latest-build.ts'
import type { iconAnswers } from './files/icon-files.ts'
import { languageChoice, languageSwitch } from './middleware/language-choice.ts'
import { formKinds, formLimit, requestLimits, wholeForms } from './middleware/limits.ts'
import { refuseForeignWrites } from './middleware/own-origin.ts'
import { madeFile, mediaFolder } from './files/media-folder.ts'
import { contentHook } from './publish/content-hook.ts'
import { offlineScript } from './files/offline.ts'
import { packedStream } from './http/packed-stream.ts'
import { type Metrics, noMetrics } from './metrics/metrics.ts'
import type { pageAnswers } from './pages/cache/page-answers.ts'
import type { frameFiles } from './files/frame-files.ts'
import type { meetingCalendars } from './files/meeting-calendar.ts'
import type { priceSheetPdfs } from './files/price-sheet-pdf.ts'
import type { phraseFinder } from './pages/find.ts'
import type { listingFeeds } from './files/listing-feed.ts'
import type { newsFeeds } from './files/news-feed.ts'
import type { passedOnFilms } from './files/passed-on-films.ts'
import { type OtherPictures, passedOnPictures } from './files/passed-on-pictures.ts'
import type { policyDocuments } from './files/policy.ts'
import { requestLog, type ServerContext } from './middleware/request-log.ts'
import { refusedExport } from './pages/refused-export.ts'
import type { robotsText } from './files/robots.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { pngPictures } from './files/png-pictures.ts'
import type { sharePictures } from './files/share-pictures.ts'
import { staticFiles } from './http/static-files.ts'
import { steadyBodies } from './middleware/steady-bodies.ts'
import type { webManifests } from './files/web-manifest.ts'

export type AppParts = {
  env: Pick<
    Env,
    | 'ALLOWED_ORIGINS'
    | 'AUDIT_PLACEHOLDER'
    | 'CONTENT_HOOK_SECRET'
    | 'DATA_DIR'
    | 'HSTS'
    | 'OFFLINE'
    | 'PUBLIC_URL'
    | 'TRUST_PROXY'
  >
  log: Logger
  /** Answers everything under /api. */
  api: (c: Context<ServerContext>) => Response | Promise<Response>
  /** Answers the addresses of the unit feeds. */
  feeds: (c: Context<ServerContext>) => Response | Promise<Response>
  /** Answers the addresses of the sitemaps. */
  sitemap: (c: Context<ServerContext>) => Response | Promise<Response>
  /** Answers `/robots.txt`, the rules for search engines. */
  robots: ReturnType<typeof robotsText>
  pages: ReturnType<typeof pageAnswers>
  /** Turns of the work that no memory has. */
  queue: RenderQueue
  /** Answers the addresses of the privacy policy. */
  policy: ReturnType<typeof policyDocuments>
  /** Answers the addresses of the news for feed readers. */
  newsFeed: ReturnType<typeof newsFeeds>
  /** Answers the addresses of the changes of listings for feed readers. */
  listingFeed: ReturnType<typeof listingFeeds>
  meetingCalendar: ReturnType<typeof meetingCalendars>
  priceSheetPdf: ReturnType<typeof priceSheetPdfs>
  /** Leads from a visitor's sentence to its listing. */
  find: ReturnType<typeof phraseFinder>
  /** Answers the addresses of the manifests of an installed site. */
  webManifest: ReturnType<typeof webManifests>
  /** Answers the addresses of the site's icons. */
  icon: ReturnType<typeof iconAnswers>
  /** Answers the addresses of the pictures that links to pages show. */
  sharePicture: ReturnType<typeof sharePictures>
  pngPicture: ReturnType<typeof pngPictures>
  /** Answers the addresses of what all pages have in common. */
  frameFile: ReturnType<typeof frameFiles>['answer']
  /** The build of these pages. */
  build: Parameters<typeof latestBuild>[0]
  /** Folders whose files are served under their own names. */
  files: readonly string[]
  /** Finds pictures that are not here. Without it there are no others. */
  otherPictures?: OtherPictures
  /** The same for films. */
  otherFilms?: ReturnType<typeof passedOnFilms>
  /** Asks for a publication of the content; left out where another server has it. */
  publish?: () => void
  /** Lets staff alone in: this is a preview. */
  door?: MiddlewareHandler<ServerContext>
  /** Parts that must be there before the site can serve. */
  readiness: Parameters<typeof health>[0]
  figures?: Figures
  metrics?: Metrics
}

/** Other names of the site are told once a minute each (milliseconds): invented ones must not hide a real one. */
const otherNames = { max: 100, ttl: 60_000 }

/** The feeds of listings, whatever their category. */
const listingFeedPath = (language: Language) =>
  pageAddresses.listing(language, 'flat', '', '/changes.xml').replace(`/${categorySegments.flat}/`, '/:type/')

/** The way of a request, in this order. */
export function createApp(parts: AppParts) {
  const {
    env,
    log,
    api,
    feeds,
    sitemap,
    robots,
    pages,
    queue,
    policy,
    newsFeed,
    listingFeed,
    meetingCalendar,
    priceSheetPdf,
    find,
    webManifest,
    icon,
    sharePicture,
    pngPicture,
    frameFile,
    build,
    files,
    otherPictures,
    otherFilms,
    publish,
    door,
    readiness,
    figures = {},
    metrics = noMetrics,
  } = parts
  const tellOutage = throttle<object>((facts) => log.error(facts, 'the database is down'))
  const toldNames = new LRUCache<string, true>(otherNames)
  const tellOtherName = (origin: string) => {
    if (toldNames.has(origin)) return
    toldNames.set(origin, true)
    log.warn(
      { origin },
      'a form under another name of the site was refused: is it PUBLIC_URL, or one for ALLOWED_ORIGINS?',
    )
  }
  const admitted: MiddlewareHandler<ServerContext> = async (c, next) => {
    await queue.admit(c.get('clientAddress'))
    return next()
  }
  const pictures = otherPictures && passedOnPictures(otherPictures)
  const elsewhere = async (c: Context<ServerContext>) =>
    (await pictures?.(c)) ?? (await otherFilms?.(c)) ?? null
  const app = new Hono<ServerContext>().use(requestLog(log, env.TRUST_PROXY, metrics))
  if (door !== undefined) app.use(door)
  return app
    .use(pages.fromMemory)
    .use(securityHeaders(env))
    .on('GET', Object.values(feedPaths), packedStream, feeds)
    .on('GET', [...sitemapPatterns], packedStream, sitemap)
    .use(compression)
    .use(requestLimits)
    .post(
      '*',
      refuseForeignWrites({ publicUrl: env.PUBLIC_URL, allowed: env.ALLOWED_ORIGINS }, tellOtherName),
    )
    .post('*', steadyBodies())
    .route('/', health(readiness, { figures }))
    .route('/', latestBuild(build))
    .route('/', contentHook(publish === undefined ? null : env.CONTENT_HOOK_SECRET, publish))
    .get('/robots.txt', robots)
    .get(offlineWorkerPath, offlineScript(env.OFFLINE && door === undefined))
    .on('GET', languages.map(webManifestPath), webManifest)
    .on(
      'GET',
      iconFiles.map(({ path }) => path),
      icon,
    )
    .post(endpoints.exportCalculation.path, refusedExport, admitted)
    .all('/api/*', api)
    .get(`${framePath}/*`, frameFile)
    .get(`${sharePath}/*`, sharePicture)
    .get('/:file{media/.+\\.png}', pngPicture)
    .get('/:file{.+\\.\\w+}', staticFiles(files, madeFile(mediaFolder(env)), elsewhere))
    .use(addresses)
    .get(languageSwitchPath, languageSwitch(env.PUBLIC_URL?.startsWith('https:') === true))
    .use(languageChoice)
    .use(programAnswers(env.AUDIT_PLACEHOLDER))
    .on('GET', languages.map(pageAddresses.policy), policy)
    .on('GET', languages.map(pageAddresses.rss), admitted, newsFeed)
    .on('GET', languages.map(listingFeedPath), listingFeed)
    .on(
      'GET',
      languages.map((language) => pageAddresses.meetingCalendar(language)),
      admitted,
      meetingCalendar,
    )
    .on(
      'GET',
      languages.map((language) => priceSheetPdfAddress(language)),
      admitted,
      priceSheetPdf,
    )
    .on('GET', languages.map(pageAddresses.find), admitted, find)
    .post('*', formKinds, formLimit(), wholeForms)
    .all('*', pages.page)
    .onError((error, c) => {
      if (error instanceof TooBusy)
        return c.req.path.startsWith('/api/') ? busyAnswer(error) : plainFailure(429, error.retryAfter)
      const language = languageOfPath(new URL(c.req.url).pathname)
      // The API has logged its own failures.
      const isRefused = error instanceof ApiFailure && error.status === 503
      if (isRefused || isDatabaseAway(error)) {
        if (!isRefused) tellOutage({ requestId: c.get('requestId'), err: safeError(error) })
        return isForPrograms(c.req.path) ? plainFailure(503) : fallbackPage(503, language)
      }
      // A visitor who left in the middle is not an error.
      const level = c.req.raw.signal.aborted ? 'debug' : 'error'
      log[level]({ requestId: c.get('requestId'), err: safeError(error) }, 'something broke')
      return isForPrograms(c.req.path) ? plainFailure(500) : fallbackPage(500, language)
    })
}

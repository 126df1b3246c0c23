import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { safeError } from '#api/http/log.ts'
import { throttle } from '#api/http/throttle.ts'
import { documentThread } from '#documents/document-thread.ts'
import { recentCounts } from './alarms/recent-counts.ts'
import { type AppParts, createApp } from './app.ts'
import { createApiClient } from './api-client/api-client.ts'
import { builtPages, projectFolder } from './bootstrap/built-pages.ts'
import { cachePolicy } from './http/cache-policy.ts'
import { diskRoom } from './bootstrap/disk-room.ts'
import { lastBackup } from './bootstrap/last-backup.ts'
import { mediaFolder } from './files/media-folder.ts'
import { type Env, keepDays } from './env.ts'
import { frameFiles } from './files/frame-files.ts'
import { readBuild } from './pages/latest-build.ts'
import { mustBeFree, prepareListener } from './http/listen.ts'
import { renderQueue } from './http/render-queue.ts'
import { createLog } from './log.ts'
import { openMetrics } from './metrics/open-metrics.ts'
import { mustHaveStaff } from './bootstrap/staff-users.ts'
import { meetingCalendars } from './files/meeting-calendar.ts'
import { phraseFinder } from './pages/find.ts'
import { listingFeeds } from './files/listing-feed.ts'
import { newsFeeds } from './files/news-feed.ts'
import { webManifests } from './files/web-manifest.ts'
import { pageAnswers } from './pages/cache/page-answers.ts'
import { movedAddresses } from './pages/moved-addresses.ts'
import { createPageHandler, type PagesBuild } from './pages/page-handler.ts'
import { iconAnswers } from './files/icon-files.ts'
import { pngPictures } from './files/png-pictures.ts'
import { policyDocuments } from './files/policy.ts'
import { priceSheetPdfs } from './files/price-sheet-pdf.ts'
import { robotsText } from './files/robots.ts'
import { shareNaming, sharePictures } from './files/share-pictures.ts'
import { ownApi } from './bootstrap/own-api.ts'
import { remoteApi } from './bootstrap/remote-api.ts'
import { cachedPages } from './pages/cache/cached-pages.ts'
import { countedForAlarms } from './metrics/counted-for-alarms.ts'

export type RunningServer = {
  /** Where it is reached from this machine, without a slash at the end. */
  url: string
  port: number
  /**
   * Answers 503 at `/readyz`, all else as before for `DRAIN_SECONDS`, ends the connections of proxies that have not
   * checked, accepts no new connections, and ends when the running requests have ended.
   */
  close(): Promise<void>
}

const onTrustsMuch =
  'TRUST_PROXY=on believes every private address in X-Forwarded-For, also one that a visitor invents: set how many proxies there are (TRUST_PROXY=1) or their networks'

/** How long requests may take to finish after the order to stop, in milliseconds. */
const shutdownMs = 10_000

/** The parts that development replaces: the bundle by live sources, the built files by those that Vite makes. */
type Pages = {
  bundle: PagesBuild | (() => Promise<PagesBuild>)
  build: AppParts['build']
  files: readonly string[]
}

async function productionPages(): Promise<Pages> {
  return {
    bundle: await builtPages(),
    build: await readBuild(join(projectFolder, 'build')),
    files: [join(projectFolder, 'build/client'), join(projectFolder, 'public')],
  }
}

/**
 * Starts the site: a check of the port first, so that a taken one is reported before anything else, then the data,
 * the API and the pages, the port last: a proxy tries another replica when a connection is refused, but not when a
 * form that it has passed on is answered by 503. A port chosen by the system is unknown to proxies and opened at
 * once.
 */
export async function serve(
  env: Env,
  loadPages: (server: ReturnType<typeof prepareListener>['server']) => Promise<Pages> = productionPages,
): Promise<RunningServer> {
  const began = performance.now()
  const log = createLog(env.LOG_LEVEL)
  let answer: Parameters<typeof prepareListener>[0] = starting
  const listener = prepareListener((request, bindings) => answer(request, bindings))
  let port = env.PORT
  if (port === 0) port = await listener.open(env.HOST, 0)
  else await mustBeFree(env.HOST, port)
  await mustHaveStaff(env)
  const url = `http://${shownHost(env.HOST)}:${port}`
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${port}`
  if (env.TRUST_PROXY === 'on') log.warn({}, onTrustsMuch)
  let isAccepting = true
  // What has been opened, closed in turn from the last to the first: when the start fails, and by `close`.
  await using opened = new AsyncDisposableStack()
  opened.defer(() => listener.shutdown.close(0))
  const figures = await openMetrics(env)
  opened.defer(figures.close)
  const recent = recentCounts()
  const metrics = countedForAlarms(figures.metrics, recent)
  const queue = renderQueue(env)
  const documents = documentThread({ fontFolder: mediaFolder(env) })
  opened.defer(documents.close)
  const { source, apiOf, formToken, sentMarks, feedsOf, sitemapOf, frameStore, watched, ...apiParts } =
    env.API_BASE_URL === null
      ? await ownApi(env, publicUrl, log, metrics, { documents, queue, recent }, opened)
      : remoteApi(env.API_BASE_URL, env, publicUrl, log, queue)
  const { bundle, build, files } = await loadPages(listener.server)
  figures.watch({
    ...watched,
    disk: () => diskRoom(env.DATA_DIR),
    backup: () => lastBackup(env.DATA_DIR),
    buildId: build.id,
    now: () => new Date(),
  })
  const apiClient = createApiClient(source, metrics)
  const numberStyle = env.NUMBER_STYLE
  const frame = frameFiles({
    store: frameStore,
    now: () => new Date(),
    onError: throttle((error) => log.error({ err: safeError(error) }, 'files of the frame cannot be kept')),
  })
  const render = createPageHandler({
    build: bundle,
    apiClient,
    env,
    publicUrl,
    formToken,
    sentMarks,
    keepFrameText: frame.keep,
    sharePicture: shareNaming(numberStyle),
    buildId: build.id,
    log,
  })
  const keepsPages = env.PAGE_CACHE_MB > 0 && typeof bundle !== 'function'
  const cache = keepsPages ? cachedPages(render, { env, publicUrl, source, queue }) : null
  const pages = pageAnswers({
    pages: render,
    cache,
    queue,
    hasMoved: movedAddresses(apiClient),
    hasPlaceholder: env.AUDIT_PLACEHOLDER,
    onAnswer: metrics.pageCache,
  })
  const pictures = {
    files: [...files, env.DATA_DIR],
    otherPictures: apiParts.otherPictures,
    documents,
    queue,
  }
  const forReaders = {
    policy: policyDocuments(apiClient, documents, keepDays(env)),
    newsFeed: newsFeeds(apiClient, publicUrl),
    listingFeed: listingFeeds({ apiClient, publicUrl, numberStyle, queue, now: () => new Date() }),
    meetingCalendar: meetingCalendars(apiClient, publicUrl, () => new Date()),
    priceSheetPdf: priceSheetPdfs(apiClient, { documents, numberStyle }),
    find: phraseFinder(apiClient),
    webManifest: webManifests(apiClient),
    icon: iconAnswers(apiClient, pictures),
    frameFile: frame.answer,
    sharePicture: sharePictures(apiClient, { numberStyle, ...pictures }),
    pngPicture: pngPictures(pictures),
  }
  const forMachines = {
    api: apiOf(apiClient),
    feeds: feedsOf(build.id),
    sitemap: sitemapOf(build.id),
    robots: robotsText({
      publicUrl,
      isPublic: env.PUBLIC_URL !== null,
      isClosed: env.PREVIEW,
    }),
  }
  const accepting = async () => {
    if (!isAccepting) throw new Error('it is about to end')
  }
  const readiness = { ...apiParts.readiness, accepting }
  const all = { ...apiParts, readiness, ...forMachines, ...forReaders }
  answer = createApp({ env, log, metrics, ...all, pages, queue, build, files }).fetch
  if (env.PORT !== 0) await listener.open(env.HOST, port)
  const ms = Math.round(performance.now() - began)
  log.info({ build: build.id, database: databaseOf(env), port, ms }, 'the site is up')
  const running = opened.move()
  return {
    url,
    port,
    async close() {
      log.info({}, 'the site stops: requests under way may finish')
      isAccepting = false
      listener.shutdown.drain()
      if (env.DRAIN_SECONDS > 0) {
        await wait(env.DRAIN_SECONDS * 1000)
        await listener.shutdown.dropRepeatable()
      }
      await listener.shutdown.close(shutdownMs)
      await running.disposeAsync()
      log.info({}, 'the site has stopped')
    },
  }
}

/** Which data the site works on, for the log. */
function databaseOf({ API_BASE_URL, DATABASE_URL }: Env): 'another server' | 'PostgreSQL' | 'SQLite' {
  if (API_BASE_URL !== null) return 'another server'
  return DATABASE_URL === null ? 'SQLite' : 'PostgreSQL'
}

/** A host as an address line writes it; the wildcards and the loopback are this machine. */
function shownHost(host: string): string {
  if (['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function starting(request: Request): Response {
  if (new URL(request.url).pathname === '/healthz') return new Response('ok')
  const headers = { 'Cache-Control': cachePolicy.failure.lifetime, 'Retry-After': '2' }
  return new Response('The site is starting', { status: 503, headers })
}

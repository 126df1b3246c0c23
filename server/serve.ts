import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createApi } from '#api/create-api.ts'
import { safeError } from '#api/http/log.ts'
import { throttle } from '#api/http/throttle.ts'
import type { ApiClient, Endpoint } from '#contract/api-client.ts'
import { errorPageAt } from '#contract/error-pages.ts'
import type { SentMarks } from '#contract/request-context.ts'
import { getShortlist } from '#contract/shortlist.ts'
import { dropFrameFiles, keepFrameFile, readFrameFile } from '#database/frame-files.ts'
import { secretKey } from '#database/settings.ts'
import { scryptHash } from '#staff/login/password.ts'
import { sparingHash } from '#staff/login/sparing-hash.ts'
import { formToken } from '#leads/intake/form-token.ts'
import { type DocumentThread, documentThread } from '#documents/document-thread.ts'
import { leadLimits } from '#leads/intake/limits.ts'
import { sentMarks } from '#leads/intake/sent-marks.ts'
import { countRefused } from '#leads/spool/refused-lines.ts'
import { folderRoom } from '#leads/uploads/folder-room.ts'
import { startAlarms } from './alarms/alarm-loop.ts'
import { tellDatabaseAway } from './alarms/database-away.ts'
import { type RecentCounts, recentCounts } from './alarms/recent-counts.ts'
import { tellStaff } from './alarms/tell-staff.ts'
import { apiProxy } from './api-client/api-proxy.ts'
import { type AppParts, createApp } from './app.ts'
import { type ApiSource, createApiClient } from './api-client/api-client.ts'
import { builtPages, projectFolder } from './bootstrap/built-pages.ts'
import { cachePolicy } from './http/cache-policy.ts'
import { clearUploads } from './bootstrap/clear-uploads.ts'
import { spoolFolder, uploadsFolder } from './bootstrap/data-folders.ts'
import { alarmPost, startDelivery, visitorBot } from './bootstrap/delivery.ts'
import { diskProbe } from './bootstrap/disk-probe.ts'
import { diskRoom } from './bootstrap/disk-room.ts'
import { mediaFolder } from './files/media-folder.ts'
import { type Env, keepDays, stockFolder } from './env.ts'
import { frameFiles, type FrameStore } from './files/frame-files.ts'
import { unitFeedAnswers } from './files/feeds.ts'
import { readBuild } from './pages/latest-build.ts'
import { keepWordings } from './bootstrap/keep-wordings.ts'
import { openLeadSpool } from './bootstrap/lead-spool.ts'
import { mustBeFree, prepareListener } from './http/listen.ts'
import { type RenderQueue, renderQueue } from './http/render-queue.ts'
import { createLog } from './log.ts'
import type { Metrics } from './metrics/metrics.ts'
import { openMetrics } from './metrics/open-metrics.ts'
import type { Watched } from './metrics/watched.ts'
import { databaseFigures, readFigures } from './metrics/database-figures.ts'
import { inProcessApi } from './api-client/in-process-api.ts'
import { openLocalData } from './bootstrap/open-local-data.ts'
import { startRetention } from './bootstrap/retention.ts'
import { startVisitorBot } from './bootstrap/visitor-bot.ts'
import { startWatches } from './bootstrap/watches.ts'
import { waysAgain } from './bootstrap/ways.ts'
import { mustHaveStaff, openStaffUsers } from './bootstrap/staff-users.ts'
import { openStaffPage } from './bootstrap/staff-page.ts'
import { meetingCalendars } from './files/meeting-calendar.ts'
import { phraseFinder } from './pages/find.ts'
import { listingFeeds } from './files/listing-feed.ts'
import { newsFeeds } from './files/news-feed.ts'
import { webManifests } from './files/web-manifest.ts'
import { pageAnswers } from './pages/cache/page-answers.ts'
import { type PageCache, pageCache } from './pages/cache/page-cache.ts'
import { movedAddresses } from './pages/moved-addresses.ts'
import { createPageHandler, type PagesBuild } from './pages/page-handler.ts'
import { calledSitemaps } from './files/called-sitemaps.ts'
import { feedKind, passedOnFiles, sitemapKind } from './files/passed-on-files.ts'
import { passedOnFilms } from './files/passed-on-films.ts'
import { otherPictures } from './files/passed-on-pictures.ts'
import { iconAnswers } from './files/icon-files.ts'
import { pngPictures } from './files/png-pictures.ts'
import { previewDoor } from './preview/preview-door.ts'
import { publicationRunner, publisher } from './publish/publisher.ts'
import { policyDocuments } from './files/policy.ts'
import { priceSheetPdfs } from './files/price-sheet-pdf.ts'
import { httpApi, httpSender } from './api-client/http-api.ts'
import { robotsText } from './files/robots.ts'
import { securityHeaderSetter } from './http/security-headers.ts'
import { shareNaming, sharePictures } from './files/share-pictures.ts'
import { shortlistAnswers } from './api-client/shortlist.ts'
import { sitemaps } from './files/sitemaps.ts'
import { picturesRunner } from './stock/run-pictures.ts'
import { sourceRunner } from './stock/run-source.ts'
import { startStock } from './stock/stock-loop.ts'

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

type ApiSide = Pick<
  AppParts,
  'readiness' | 'figures' | 'otherPictures' | 'otherFilms' | 'publish' | 'door'
> & {
  source: ApiSource
  /** The handler of everything under /api, given the page handler. */
  apiOf: (apiClient: ReturnType<typeof createApiClient>) => AppParts['api']
  /** Makes the token of a page's forms; empty where another server answers them. */
  formToken: () => string
  /** Marks of addresses that say thanks. */
  sentMarks: SentMarks
  /** The handler of the unit feeds' addresses, for a build of the site. */
  feedsOf: (buildId: string) => AppParts['feeds']
  /** The same for the sitemaps. */
  sitemapOf: (buildId: string) => AppParts['sitemap']
  /** Where replicas share the files of the frame; null without a database: then pages bring its texts along. */
  frameStore: FrameStore | null
  /** The sources of `/metrics` beside the counters. */
  watched: Pick<Watched, 'spool' | 'setAside' | 'index' | 'database'>
}

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
  const metrics = countedToo(figures.metrics, recent)
  const queue = renderQueue(env)
  const documents = documentThread({ fontFolder: mediaFolder(env) })
  opened.defer(documents.close)
  const { source, apiOf, formToken, sentMarks, feedsOf, sitemapOf, frameStore, watched, ...apiParts } =
    env.API_BASE_URL === null
      ? await ownSide(env, publicUrl, log, metrics, { documents, queue, recent }, opened)
      : remoteSide(env.API_BASE_URL, env, publicUrl, log, queue)
  const { bundle, build, files } = await loadPages(listener.server)
  figures.watch({ ...watched, disk: () => diskRoom(env.DATA_DIR), buildId: build.id, now: () => new Date() })
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

/** Pages in memory, made for everybody, and old as soon as the content changes. */
function cachedPages(
  render: ReturnType<typeof createPageHandler>,
  parts: { env: Env; publicUrl: string; source: ApiSource; queue: RenderQueue },
): PageCache {
  const { env, publicUrl, source, queue } = parts
  const scheme = new URL(publicUrl).protocol.slice(0, -1)
  const setSecurityHeaders = securityHeaderSetter(env)
  const cache = pageCache({
    async render(address, requestId) {
      let isWhole = true
      const onGap = () => {
        isWhole = false
      }
      const request = new Request(publicUrl + address)
      const response = await render({ request, scheme, clientAddress: '', requestId, onGap })
      setSecurityHeaders(response, address)
      return { response, isWhole }
    },
    inTurn: (work) => queue.turn('', work, 'renewal'),
    mayKeep: (address, status) => status === (errorPageAt(address) ?? 200),
    lifetime: source.lifetime,
    most: env.PAGE_CACHE_MB * 1024 * 1024,
  })
  source.onChange(() => cache.changed())
  return cache
}

/** The same counters, which the alarms of this process read too. The answers of `/readyz` are for monitors. */
function countedToo(metrics: Metrics, recent: RecentCounts): Metrics {
  return {
    ...metrics,
    request(request) {
      metrics.request(request)
      if (request.path !== '/readyz') recent.answer(request.status >= 500)
    },
    lead(form, outcome) {
      metrics.lead(form, outcome)
      if (outcome === 'failed') recent.failedRequest()
    },
  }
}

type Log = ReturnType<typeof createLog>

/** Which data the site works on, for the log. */
function databaseOf({ API_BASE_URL, DATABASE_URL }: Env): 'another server' | 'PostgreSQL' | 'SQLite' {
  if (API_BASE_URL !== null) return 'another server'
  return DATABASE_URL === null ? 'SQLite' : 'PostgreSQL'
}

/**
 * Our own database and API. Refusals are in the request's line already, so the API's word on them is for debugging.
 */
async function ownSide(
  env: Env,
  publicUrl: string,
  log: Log,
  metrics: Metrics,
  { documents, queue, recent }: { documents: DocumentThread; queue: RenderQueue; recent: RecentCounts },
  opened: AsyncDisposableStack,
): Promise<ApiSide> {
  const { db, index, reach, close } = await openLocalData(env, log)
  opened.defer(close)
  const wordings = await keepWordings({
    db,
    index,
    keep: keepDays(env),
    onError: throttle((error) =>
      log.error({ err: safeError(error) }, 'words that visitors agree to cannot be kept'),
    ),
  })
  opened.defer(wordings.close)
  const apiLog = {
    info: (facts: object, message: string) => log.debug(facts, message),
    error: (facts: object, message: string) => log.error(facts, message),
  }
  const secret = env.SECRET_KEY ?? (await secretKey(db))
  const limits = leadLimits({
    db,
    address: env.LEADS_LIMIT_ADDRESS,
    phone: env.LEADS_LIMIT_PHONE,
    dayBytes: env.UPLOADS_DAY_MB,
    secret,
    onError: throttle((error) =>
      log.error({ err: safeError(error) }, 'requests cannot be counted together with other replicas'),
    ),
  })
  opened.defer(limits.close)
  const currentIndex = async () => index.current()
  const delivery = startDelivery({ db, env, publicUrl, secret, index: currentIndex, log, metrics })
  opened.defer(delivery.close)
  opened.defer(startWatches({ db, index, wake: delivery.wake, log }).close)
  const bot = visitorBot(env)
  if (bot !== null) {
    const watching = { numberStyle: env.NUMBER_STYLE, index: currentIndex }
    opened.defer(startVisitorBot({ db, bot, publicUrl, secret, watching, wake: delivery.wake, log }).close)
  }
  const { channels } = delivery
  const uploads = uploadsFolder(env)
  const uploadRoom = folderRoom(uploads, {
    ceiling: env.UPLOADS_MAX_MB,
    onFilling: (facts) =>
      log.error(facts, 'files of applications fill what UPLOADS_MAX_MB allows; at its end they are refused'),
  })
  await clearUploads({ db, uploads, spool: join(env.DATA_DIR, spoolFolder), now: new Date() }, log)
  const { spool, close: closeSpool } = await openLeadSpool({
    db,
    channels,
    newId: () => randomUUIDv7(),
    dataDir: env.DATA_DIR,
    log: { info: (facts, message) => log.info(facts, message), error: apiLog.error },
  })
  opened.defer(closeSpool)
  opened.defer(startRetention({ db, env, log }).close)
  const { close: closeStaff } = await openStaffPage({
    db,
    env,
    secret,
    log,
    waysOf: async (leadId) => waysAgain(db, leadId, await delivery.ways()),
    wake: delivery.wake,
  })
  opened.defer(closeStaff)
  const folder = stockFolder(env)
  const setAside = () => countRefused(join(env.DATA_DIR, spoolFolder))
  const database = databaseFigures(() =>
    readFigures(db, { mail: env.SMTP_URL !== null, chats: env.VISITOR_BOT !== null }),
  )
  const post = alarmPost(env, publicUrl, log)
  const alarms =
    post === null
      ? null
      : startAlarms({
          database,
          spool: () => spool.length,
          own: async () => ({
            ...recent.read(),
            setAside: await setAside(),
            contentSeen: index.lookedAt(),
            disk: await diskRoom(env.DATA_DIR),
          }),
          tell: (...news) => tellStaff({ db, folder, post }, ...news),
          tellAway: (...news) => tellDatabaseAway({ folder: join(env.DATA_DIR, 'alarms'), post }, ...news),
          log,
        })
  if (alarms !== null) opened.defer(alarms.close)
  opened.defer(
    startStock({
      db,
      folder,
      log,
      run: sourceRunner(),
      fetchPictures: picturesRunner(),
      ...(alarms !== null && { tell: () => void alarms.look() }),
    }).close,
  )
  const content = publisher(publicationRunner(), log)
  opened.defer(content.close)
  const api = createApi({
    db,
    index,
    log: apiLog,
    publicUrl,
    numberStyle: env.NUMBER_STYLE,
    documents,
    leads: {
      channels,
      spool,
      limits,
      secret,
      letters: env.SMTP_URL !== null,
      site: env.PUBLIC_URL,
      uploads,
      uploadRoom,
      accepted: delivery.wake,
      heard({ form, outcome, lead, requestId }) {
        metrics.lead(form, outcome)
        // The API's log line has the reason of a refusal; a failure is an error there.
        const facts = { requestId, form, outcome, ...(lead === null ? {} : { lead }) }
        log.info(facts, 'a form was sent')
      },
    },
  })
  return {
    source: inProcessApi(api, (forget) => index.onChange(forget)),
    apiOf: () => (c) =>
      api.http.fetch(c.req.raw, { requestId: c.get('requestId'), clientAddress: c.get('clientAddress') }),
    publish: content.ask,
    ...(env.STAFF_USERS !== null &&
      env.PREVIEW && {
        door: previewDoor({
          db,
          users: await openStaffUsers(env.STAFF_USERS, log),
          hash: sparingHash(scryptHash),
          secret,
          now: () => new Date(),
          hasHook: env.CONTENT_HOOK_SECRET !== null,
        }),
      }),
    readiness: { database: reach, disk: diskProbe(env.DATA_DIR) },
    figures: { lead_journal: () => spool.length },
    watched: { spool: () => spool.length, setAside, index, database },
    frameStore: {
      keep: (file) => keepFrameFile(db, file),
      drop: (before) => dropFrameFiles(db, before),
      read: (hash) => readFrameFile(db, hash),
    },
    formToken: () => formToken(secret, new Date()),
    sentMarks: sentMarks(secret, () => new Date()),
    feedsOf: (buildId) => unitFeedAnswers({ db, publicUrl, buildId, log, queue }),
    sitemapOf: (buildId) => sitemaps({ db, publicUrl, buildId, log, queue }),
  }
}

/**
 * Another server's data: this process then opens no database at all. Without a secret of the settings its own one
 * must do, which no other replica and no later start knows.
 */
function remoteSide(
  baseUrl: string,
  { SECRET_KEY }: Pick<Env, 'SECRET_KEY'>,
  publicUrl: string,
  log: Log,
  queue: RenderQueue,
): ApiSide {
  const send = httpSender(baseUrl)
  const visitor = { language: 'ru', clientAddress: '', requestId: 'readiness' } as const
  const calls = httpApi(send, log)
  const forSitemaps = (endpoint: Endpoint, input: object) =>
    calls.call(endpoint, { ...input }, { ...visitor, requestId: 'sitemap' })
  return {
    source: calls,
    apiOf(apiClient) {
      const shortlist = shortlistAnswers(apiClient)
      const others = apiProxy(baseUrl, log)
      return (c) => (c.req.method === 'GET' && c.req.path === getShortlist.path ? shortlist(c) : others(c))
    },
    readiness: {
      api: async () => {
        const { ok } = await send({ method: 'GET', path: '/api/localizations/ru', body: null }, visitor)
        if (!ok) throw new Error('the other server refuses')
      },
    },
    watched: { spool: null, setAside: null, index: null, database: null },
    frameStore: null,
    formToken: () => '',
    sentMarks: sentMarks(SECRET_KEY ?? randomBytes(32).toString('base64url'), () => new Date()),
    feedsOf: () => passedOnFiles(baseUrl, feedKind, { log, queue }),
    otherPictures: otherPictures(baseUrl, log),
    otherFilms: passedOnFilms(baseUrl, { log, queue }),
    sitemapOf: () =>
      calledSitemaps({
        passedOn: passedOnFiles(baseUrl, () => sitemapKind(publicUrl), { log, queue }),
        apiClient: forSitemaps as ApiClient,
        publicUrl,
      }),
  }
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

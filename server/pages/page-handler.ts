import { randomBytes } from 'node:crypto'
import {
  createRequestHandler,
  isRouteErrorResponse,
  type RouterContext,
  RouterContextProvider,
} from 'react-router'
import type { ServerBuild } from 'react-router'
import { ApiFailure, type ApiClient } from '#contract/api-client.ts'
import type { RequestContext, SentMarks } from '#contract/request-context.ts'
import type { ShareBrand } from '#documents/share/share-words.ts'
import { type Language, languages } from '#domain/languages.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { outagePause } from '#api/http/failures.ts'
import { safeError } from '#api/http/log.ts'
import type { createApiClient } from '../api-client/api-client.ts'
import { fallbackPage } from './fallback-page.ts'
import { boundAnswers } from '../api-client/bound-answers.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { contentPolicy, withoutMark } from './content-policy.ts'
import { counterHosts } from './counter-hosts.ts'
import { counterSettings, type Env, mapSettings } from '../env.ts'
import { allHosts } from './foreign-hosts.ts'
import { mapHosts } from './map-hosts.ts'
import { pictureHosts } from './picture-hosts.ts'
import { isPrefetch, pageOfData } from './page-requests.ts'
import { timeoutMs } from '../api-client/http-api.ts'
import type { Texts } from '#texts/texts.ts'
import { shownBrand, shownTexts, type ShareNaming } from '../files/share-pictures.ts'

/** A bundle of the pages. Its entry exports the context key of the server's data. */
export type PagesBuild = ServerBuild & {
  entry: { module: { requestContext: RouterContext<RequestContext> } }
}

type PageRequest = {
  request: Request
  scheme: string
  clientAddress: string
  requestId: string
  /** Called when a part of the page failed to load: the page works without it, but is incomplete. */
  onGap?: () => void
}

type PagesParts = {
  /** The built bundle, or in development a function that gives the newest one. */
  build: PagesBuild | (() => Promise<PagesBuild>)
  apiClient: ReturnType<typeof createApiClient>
  env: Pick<
    Env,
    | 'API_BASE_URL'
    | 'PICTURE_HOSTS'
    | 'NUMBER_STYLE'
    | 'TEST_UI'
    | 'YANDEX_MAPS_KEY'
    | 'TILES_URL'
    | 'TILES_CREDIT'
    | 'GA4_ID'
    | 'METRIKA_ID'
  >
  publicUrl: string
  /** Makes the token of a page's forms; empty where another server answers them. */
  formToken: () => string
  /** Marks of addresses that say thanks. */
  sentMarks: SentMarks
  /** Keeps a text of the frame as a file. */
  keepFrameText: RequestContext['keepFrameText']
  /** Names the preview picture of a link to a page. */
  sharePicture: ShareNaming
  /** Which build this is (A13). */
  buildId: string
  log: { error(facts: object, message: string): void }
}

/** Answers every address with its page, or the router's data of it (`….data`). */
export function createPageHandler({
  build,
  apiClient,
  env,
  publicUrl,
  formToken,
  sentMarks,
  keepFrameText,
  sharePicture,
  buildId,
  log,
}: PagesParts) {
  const development = typeof build === 'function'
  const current = development ? build : async () => build
  const mark = randomBytes(16).toString('base64url')
  const overTls = publicUrl.startsWith('https:')
  const maps = mapSettings(env)
  const counters = counterSettings(env)
  const hosts = allHosts(mapHosts(maps), counterHosts(counters), pictureHosts(env))

  function report(error: unknown, requestId: string, request: Request): void {
    // The source of an API failure has logged it; below 500 a page only refuses; a visitor who left needs no answer.
    if (error instanceof ApiFailure || request.signal.aborted) return
    if (isRouteErrorResponse(error) && error.status < 500) return
    tell(error, requestId, 'a page broke')
  }

  function tell(error: unknown, requestId: string, message: string): void {
    log.error({ requestId, err: development ? error : safeError(error) }, message)
  }

  /** The bundle as the router takes it, with our ear for errors in it. */
  function prepared(pages: PagesBuild): ServerBuild {
    return {
      ...pages,
      // own-origin.ts has refused forms of other sites. The router compares the origin with the address of the request,
      // which is http behind a proxy that ends TLS, and would refuse every form there.
      allowedActionOrigins: ['**'],
      entry: {
        module: {
          ...pages.entry.module,
          handleError: (error, { context, request }) => {
            // A list that failed to load is not a missing page.
            if (error instanceof ApiFailure && error.status !== 500) givenUp.add(context ?? {})
            report(error, requestIds.get(context ?? {}) ?? '', request)
          },
        },
      },
    }
  }

  const requestIds = new WeakMap<object, string>()
  /** Contexts of pages whose loader gave up because the API is down, or cannot load its subject. */
  const givenUp = new WeakSet<object>()
  const mode = development ? 'development' : 'production'
  const handlerIn = (language: Language) =>
    development
      ? createRequestHandler(async () => routesIn(language, prepared(await current())), mode)
      : createRequestHandler(routesIn(language, prepared(build)), mode)
  const handlers = { ru: handlerIn('ru'), kk: handlerIn('kk'), en: handlerIn('en') }

  return async function page({
    request,
    scheme,
    clientAddress,
    requestId,
    onGap,
  }: PageRequest): Promise<Response> {
    const url = new URL(request.url)
    const language = languageOfPath(url.pathname)
    const context = new RouterContextProvider()
    requestIds.set(context, requestId)
    const visitor = { language, clientAddress, requestId, ...waiting(request) }
    const userAgent = request.headers.get('User-Agent') ?? ''
    // Seconds after which the call that refused asks to come back.
    let pause: number | null = null
    let shown: Promise<[ShareBrand, Texts]> | null = null
    const heard = (error: unknown) => {
      const isAnswered = error instanceof ApiFailure
      if (!isAnswered || error.status >= 500) onGap?.()
      if (isAnswered) pause ??= error.retryAfter
    }
    context.set((await current()).entry.module.requestContext, {
      apiClient: boundAnswers(noticing(apiClient(visitor), heard), language),
      formClient: (key) =>
        noticing(
          apiClient({ ...visitor, headers: { 'User-Agent': userAgent, 'Idempotency-Key': key } }),
          heard,
        ),
      numberStyle: env.NUMBER_STYLE,
      maps,
      counters,
      publicUrl,
      clientAddress,
      formToken,
      sentMarks,
      isDocument: pageOfData(url.pathname) === null,
      keepFrameText,
      async sharePicture(subject) {
        const ask = apiClient(visitor)
        shown ??= Promise.all([shownBrand(ask), shownTexts(ask, language)])
        return sharePicture(subject, language, ...(await shown))
      },
      buildId,
      scriptMark: mark,
      testUi: env.TEST_UI,
      report: (error, message) =>
        message === undefined ? report(error, requestId, request) : tell(error, requestId, message),
    })
    const answer = await handlers[language](readable(request, url, scheme), context)
    const headers = new Headers(answer.headers)
    // To the router every failure is 500; a temporary one must be recognisable, above all by search engines.
    const status = answer.status === 500 && givenUp.has(context) ? 503 : answer.status
    if (status === 503) headers.set('Retry-After', String(pause ?? outagePause))
    if (status === 429 && pause !== null) headers.set('Retry-After', String(pause))
    headers.set('Cache-Control', lifetime(request, url, status))
    if (headers.get('Content-Type')?.startsWith('text/html') !== true) {
      // Even the error page broke, and the router has only a line of plain text left.
      const isAnswer = url.pathname.endsWith('.data') || headers.get('Content-Type') === 'application/json'
      const isLastWord = answer.body === null || !isAnswer
      if (status >= 500 && isLastWord) return fallbackPage(status, language)
      return new Response(answer.body, { status, headers })
    }
    const { html, ...own } = withoutMark(await answer.text(), mark)
    if (!development) headers.set('Content-Security-Policy', contentPolicy(own, overTls, hosts))
    return new Response(html, { status, headers })
  }
}

/**
 * The pages without the routes of other languages (`web/routes.ts`): for each page the router goes through all routes that
 * it has, several times.
 */
function routesIn(language: Language, pages: ServerBuild): ServerBuild {
  const others = languages.filter((other) => other !== language)
  const own = <Route>(routes: Readonly<Record<string, Route>>) =>
    Object.fromEntries(
      Object.entries(routes).filter(([id]) => !others.some((other) => id.startsWith(`${other}.`))),
    )
  return {
    ...pages,
    routes: own(pages.routes),
    assets: { ...pages.assets, routes: own(pages.assets.routes) },
  }
}

/** The time that a page waits for another server. The body of a form was sent before, and must not cost its page. */
function waiting({ method }: Request): { until?: number } {
  return method === 'POST' ? {} : { until: Date.now() + timeoutMs }
}

/** The same client, which reports each failure. */
function noticing(apiClient: ApiClient, heard: (error: unknown) => void): ApiClient {
  return async (endpoint, input) => {
    try {
      return await apiClient(endpoint, input)
    } catch (error) {
      heard(error)
      throw error
    }
  }
}

/**
 * The request as the router should read it: with the scheme of the visitor's browser; a HEAD as a GET, since the
 * hashes in the header need the rendered page; and a path that cannot be decoded as the text that it is, which names
 * no page.
 */
function readable(request: Request, url: URL, scheme: string): Request {
  const path = isDecodable(url.pathname) ? url.pathname : url.pathname.replaceAll('%', '%25')
  const address = `${scheme}://${url.host}${path}${url.search}`
  if (request.method === 'HEAD')
    return new Request(address, { headers: request.headers, signal: request.signal })
  return address === request.url ? request : new Request(address, request)
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

function lifetime(request: Request, url: URL, status: number): string {
  if (status >= 500) return cachePolicy.failure.lifetime
  if (request.method === 'POST') return cachePolicy.accepted.lifetime
  if (!url.pathname.endsWith('.data')) return cachePolicy.page.lifetime
  const ahead = isPrefetch((name) => request.headers.get(name))
  return ahead ? cachePolicy.prefetchedData.lifetime : cachePolicy.pageData.lifetime
}

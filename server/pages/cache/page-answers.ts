import type { Context, MiddlewareHandler } from 'hono'
import { type ErrorPage, errorPagePath } from '#contract/error-pages.ts'
import { pageAt } from '#contract/page-table.ts'
import { defaultLanguage } from '#domain/languages.ts'
import { ownAddress } from '#domain/own-address.ts'
import { languageOfPath, stripLanguage } from '#domain/url-rules.ts'
import { cachePolicy } from '../../http/cache-policy.ts'
import { acceptedEncodings } from '../../http/encodings.ts'
import { etagMatches } from '#api/http/etag.ts'
import { languageHeaders, visitorLanguage } from '../../middleware/language-choice.ts'
import { isAuditTool } from '../../middleware/program-answers.ts'
import { fallbackPage, sendAgainPage } from '../fallback-page.ts'
import { acceptsHtml, isPrefetch, pageOfData } from '../page-requests.ts'
import type { createPageHandler } from '../page-handler.ts'
import type { ServerContext } from '../../middleware/request-log.ts'
import { visitorScheme } from '../../http/client-ip.ts'
import { busyAnswer } from '../../http/plain-failure.ts'
import { type RenderQueue, TooBusy } from '../../http/render-queue.ts'
import type { CachedPage } from './cached-page.ts'
import { errorPage as fillable } from './error-page.ts'
import type { PageCache, PageResult } from './page-cache.ts'
import { type PageKey, pageKey } from './page-key.ts'

const policyHeader = 'content-security-policy'

type PageAnswersParts = {
  pages: ReturnType<typeof createPageHandler>
  /** Null where every page is made for its request. */
  cache: PageCache | null
  queue: RenderQueue
  /** Whether the editors lead an address elsewhere; null when that cannot be told. */
  hasMoved?: (url: URL, c: Context<ServerContext>) => Promise<boolean | null>
  /** Whether tools that measure pages get the placeholder (A8), which is not kept. */
  hasPlaceholder?: boolean
  /** Called with the origin of each answer. */
  onAnswer?: (result: PageResult) => void
}

/**
 * Answers the addresses of pages: from memory where the page is the same for every visitor, else by rendering. A way
 * elsewhere is found with the whole address, marks of campaigns included, since they go along.
 */
export function pageAnswers({
  pages,
  cache,
  queue,
  hasMoved = async () => null,
  hasPlaceholder = false,
  onAnswer = () => {},
}: PageAnswersParts) {
  function rendered(c: Context<ServerContext>): Promise<Response> {
    onAnswer('pass')
    const own = new URL(c.req.url).protocol.slice(0, -1)
    return pages({
      request: c.req.raw,
      scheme: visitorScheme(own, c.req.header('x-forwarded-proto'), c.get('behindProxy')),
      clientAddress: c.get('clientAddress'),
      requestId: c.get('requestId'),
    })
  }

  function keyOf({ req }: Context): PageKey | null {
    if (req.method !== 'GET' && req.method !== 'HEAD') return null
    const { pathname, search } = new URL(req.url)
    return pageKey(pathname, search)
  }

  /** Whether the caller gets this page and no other: a document depends on the language (A7) and on tools (A8). */
  function isForCaller({ req }: Context, { isData, language }: PageKey): boolean {
    if (isData) return true
    if (!acceptsHtml(req.header('accept'))) return false
    if (hasPlaceholder && isAuditTool(req.header('user-agent'))) return false
    if (language !== defaultLanguage) return true
    return visitorLanguage(req.header('cookie'), req.header('accept-language')) === language
  }

  /** Answers a fresh page from memory at once; every other request goes on. */
  const fromMemory: MiddlewareHandler<ServerContext> = async (c, next) => {
    const key = cache === null ? null : keyOf(c)
    const page = key === null ? undefined : cache?.fresh(key.address)
    if (key === null || page === undefined || !isForCaller(c, key)) return next()
    onAnswer('hit')
    return response(page, key, c)
  }

  /** From memory at once; a page that is rendered waits for its turn, and has an old one in its place when none comes. */
  async function page(c: Context<ServerContext>): Promise<Response> {
    if (await isNowhere(c)) {
      const missing = await errorPage(404, c)
      if (missing !== null) return missing
    }
    const key = keyOf(c)
    const held = key === null ? null : cache?.held(key.address, c.get('requestId'))
    if (key !== null && held) {
      onAnswer(held.result)
      return response(held.page, key, c)
    }
    try {
      const kind = c.req.method === 'POST' ? 'form' : 'page'
      return await queue.turn(c.get('clientAddress'), () => made(c, key), kind)
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error
      const old = key === null ? undefined : cache?.old(key.address)
      if (key === null || old === undefined) return busy(c, error)
      onAnswer('stale')
      return response(old, key, c)
    }
  }

  async function made(c: Context<ServerContext>, key: PageKey | null): Promise<Response> {
    if (cache === null || key === null) return rendered(c)
    const answer = await cache.answer(key, c.get('requestId'))
    if ('page' in answer) {
      onAnswer(answer.result)
      return response(answer.page, key, c)
    }
    const { pathname, search } = new URL(c.req.url)
    const isWhole = key.address === pathname + search || answer.response.status >= 500
    return isWhole ? (onAnswer('pass'), answer.response) : rendered(c)
  }

  /** Whether no page and no redirect of the editors has the address. */
  async function isNowhere(c: Context<ServerContext>): Promise<boolean> {
    const url = new URL(c.req.url)
    if (cache === null || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return false
    if (pageOfData(url.pathname) !== null || pageAt(stripLanguage(url.pathname)) !== null) return false
    return (await hasMoved(url, c)) === false
  }

  /** The error page of a language, with the address of the visitor filled in; null where none can be kept. */
  async function errorPage(status: ErrorPage, c: Context<ServerContext>): Promise<Response | null> {
    const { pathname, search } = new URL(c.req.url)
    const kept = errorPagePath(status, languageOfPath(pathname))
    const answer = await cache?.answer({ address: kept }, c.get('requestId'))
    if (answer === undefined || !('page' in answer)) return null
    onAnswer(answer.result)
    const accepted = acceptedEncodings(c.req.header('accept-encoding'))
    const { body, encoding, policy } = (await fillableOf(answer.page, kept))(pathname + search, accepted)
    const headers: Record<string, string> = { ...answer.page.headers, vary: 'Accept-Encoding' }
    if (policy !== undefined) headers[policyHeader] = policy
    if (encoding !== null) headers['content-encoding'] = encoding
    return new Response(c.req.method === 'HEAD' ? null : body, { status, headers })
  }

  /** The answer to a request whose turn did not come (R381). */
  async function busy(c: Context<ServerContext>, error: TooBusy): Promise<Response> {
    const { pathname, search } = new URL(c.req.url)
    if (pageOfData(pathname) !== null) return busyAnswer(error)
    const typed = await typedFields(c.req.raw)
    if (typed !== null)
      return sendAgainPage(languageOfPath(pathname), ownAddress(pathname + search), typed, error.retryAfter)
    const page = (await errorPage(429, c)) ?? fallbackPage(429, languageOfPath(pathname))
    page.headers.set('Retry-After', error.retryAfter)
    page.headers.set('Cache-Control', cachePolicy.failure.lifetime)
    return page
  }

  /** The body of a cached page in the caller's best encoding, and the headers about it. */
  async function packed(page: CachedPage, { req }: Context<ServerContext>) {
    const [encoding = null] = acceptedEncodings(req.header('accept-encoding'))
    const bytes = await page.bytes(encoding)
    const packing: Record<string, string> = { 'content-length': String(bytes.byteLength) }
    if (encoding !== null) packing['content-encoding'] = encoding
    return { packing, body: req.method === 'HEAD' ? null : bytes }
  }

  /** A cached page in the form for the caller: 304 when the caller already has it, else in its best encoding. */
  async function response(page: CachedPage, key: PageKey, c: Context<ServerContext>): Promise<Response> {
    const { req } = c
    const ahead = isPrefetch((name) => req.header(name))
    // In small letters as those of the page, in whose place some of them come.
    const headers: Record<string, string> = {
      ...page.headers,
      etag: page.tag,
      vary: varyOf(key),
      ...cacheHeaders(key, ahead),
    }
    if (etagMatches(req.header('if-none-match'), page.tag))
      return new Response(null, { status: 304, headers })
    const { packing, body } = await packed(page, c)
    return new Response(body, { headers: Object.assign(headers, packing) })
  }

  /** The parts of a request on which the answer depends. */
  function varyOf({ isData, language }: PageKey): string {
    if (isData) return 'Accept-Encoding'
    const tools = hasPlaceholder ? ', User-Agent' : ''
    return `Accept-Encoding${language === defaultLanguage ? `, ${languageHeaders}` : ''}${tools}`
  }

  return { fromMemory, page }
}

/** Kept pages that are filled in for each visitor. */
const fillables = new WeakMap<CachedPage, ReturnType<typeof fillable>>()

async function fillableOf(page: CachedPage, kept: string): Promise<ReturnType<typeof fillable>> {
  const known = fillables.get(page)
  if (known !== undefined) return known
  const html = new TextDecoder().decode(await page.bytes(null))
  const made = fillable({ html, policy: page.headers[policyHeader] }, kept)
  fillables.set(page, made)
  return made
}

/**
 * The fields of a form without a file, and the page that it stood on, which the Referer does not name a second time.
 * Null for any other request: a form with a file would lose it.
 */
async function typedFields(request: Request): Promise<URLSearchParams | null> {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('Content-Type') ?? '')
  if (request.method !== 'POST' || !isForm) return null
  const fields = new URLSearchParams(await request.text())
  const page = fields.get('page_url') || request.headers.get('Referer')
  if (page !== null) fields.set('page_url', page)
  return fields
}

/**
 * The cache headers of a cached page. A document without a prefix depends on the visitor's language (A7): only the
 * visitor's own browser may keep it.
 */
function cacheHeaders({ address, name, language, isData }: PageKey, ahead: boolean): Record<string, string> {
  const isChosen = !isData && language === defaultLanguage
  const keys = `pages ${language} ${name} ${address.split('?')[0]}`
  if (isChosen) return { 'cache-control': cachePolicy.page.lifetime }
  const { lifetime, shared } = isData && ahead ? cachePolicy.prefetchedData : cachePolicy.cachedPage
  return { 'cache-control': lifetime, 'cdn-cache-control': shared, 'surrogate-key': keys }
}

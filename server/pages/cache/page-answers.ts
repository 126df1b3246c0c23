import type { Context, MiddlewareHandler } from 'hono'
import { defaultLanguage } from '#domain/languages.ts'
import { cachePolicy } from '../../http/cache-policy.ts'
import { acceptedEncodings } from '../../http/encodings.ts'
import { etagMatches } from '#api/http/etag.ts'
import { languageHeaders, visitorLanguage } from '../../middleware/language-choice.ts'
import { isAuditTool } from '../../middleware/program-answers.ts'
import { acceptsHtml, isPrefetch } from '../page-requests.ts'
import type { createPages } from '../page-handler.ts'
import type { ServerContext } from '../../middleware/request-log.ts'
import { visitorScheme } from '../../http/client-ip.ts'
import type { KeptPage } from './cached-page.ts'
import type { PageCache, PageResult } from './page-cache.ts'
import { type PageKey, pageKey } from './page-key.ts'

type PageAnswersParts = {
  pages: ReturnType<typeof createPages>
  /** Null where every page is made for its request. */
  cache: PageCache | null
  /** Whether tools that measure pages get the placeholder (A8), which is not kept. */
  hasPlaceholder?: boolean
  /** Called with the origin of each answer. */
  onAnswer?: (result: PageResult) => void
}

/**
 * Answers the addresses of pages: from memory where the page is the same for every visitor, else by rendering. A way
 * elsewhere is found with the whole address, marks of campaigns included, since they go along.
 */
export function pageAnswers({ pages, cache, hasPlaceholder = false, onAnswer = () => {} }: PageAnswersParts) {
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

  async function page(c: Context<ServerContext>): Promise<Response> {
    const key = keyOf(c)
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

  /** A cached page in the form for the caller: 304 when the caller already has it, else in its best encoding. */
  async function response(page: KeptPage, key: PageKey, c: Context<ServerContext>): Promise<Response> {
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
    const [encoding = null] = acceptedEncodings(req.header('accept-encoding'))
    const bytes = await page.bytes(encoding)
    if (encoding !== null) headers['content-encoding'] = encoding
    headers['content-length'] = String(bytes.byteLength)
    return new Response(req.method === 'HEAD' ? null : bytes, { headers })
  }

  /** The parts of a request on which the answer depends. */
  function varyOf({ isData, language }: PageKey): string {
    if (isData) return 'Accept-Encoding'
    const tools = hasPlaceholder ? ', User-Agent' : ''
    return `Accept-Encoding${language === defaultLanguage ? `, ${languageHeaders}` : ''}${tools}`
  }

  return { fromMemory, page }
}

/**
 * The cache headers of a cached page. A document without a prefix depends on the visitor's language (A7): only the
 * visitor's own browser may keep it.
 */
function cacheHeaders({ address, name, language, isData }: PageKey, ahead: boolean): Record<string, string> {
  const isChosen = !isData && language === defaultLanguage
  const keys = `pages ${language} ${name} ${address.split('?')[0]}`
  if (isChosen) return { 'cache-control': cachePolicy.page.lifetime }
  const { lifetime, shared } = isData && ahead ? cachePolicy.prefetchedData : cachePolicy.keptPage
  return { 'cache-control': lifetime, 'cdn-cache-control': shared, 'surrogate-key': keys }
}

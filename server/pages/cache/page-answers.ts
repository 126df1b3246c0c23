import type { Context } from 'hono'
import { cachePolicy } from '../../http/cache-policy.ts'
import { acceptedEncodings } from '../../http/encodings.ts'
import { holds } from '../../http/etag.ts'
import { isPrefetch } from '../page-requests.ts'
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
  trustProxy: boolean
  /** Hears of each answer where it came from. */
  onAnswer?: (result: PageResult) => void
}

/**
 * Answers the addresses of pages: from memory where the page is the same for every visitor, else by rendering. A way
 * elsewhere is found with the whole address, marks of campaigns included, since they go along.
 */
export function pageAnswers({ pages, cache, trustProxy, onAnswer = () => {} }: PageAnswersParts) {
  function rendered(c: Context<ServerContext>): Promise<Response> {
    onAnswer('pass')
    const own = new URL(c.req.url).protocol.slice(0, -1)
    return pages({
      request: c.req.raw,
      scheme: visitorScheme(own, c.req.header('x-forwarded-proto'), trustProxy),
      clientAddress: c.get('clientAddress'),
      requestId: c.get('requestId'),
    })
  }

  return async function page(c: Context<ServerContext>): Promise<Response> {
    const { method } = c.req
    if (cache === null || (method !== 'GET' && method !== 'HEAD')) return rendered(c)
    const { pathname, search } = new URL(c.req.url)
    const key = pageKey(pathname, search)
    if (key === null) return rendered(c)
    const answer = await cache.answer(key, c.get('requestId'))
    if ('page' in answer) {
      onAnswer(answer.result)
      c.set('keptPage', answer.page)
      return wired(answer.page, key, c)
    }
    const isWhole = key.address === pathname + search || answer.response.status >= 500
    return isWhole ? (onAnswer('pass'), answer.response) : rendered(c)
  }
}

/** A kept page as the caller wants it: not at all when it holds it already, else in its best encoding. */
async function wired(page: KeptPage, key: PageKey, c: Context): Promise<Response> {
  const headers = new Headers(page.headers as [string, string][])
  headers.set('ETag', page.tag)
  headers.set('Vary', 'Accept-Encoding')
  for (const [name, value] of Object.entries(
    cacheHeaders(
      key,
      isPrefetch((name) => c.req.header(name)),
    ),
  ))
    headers.set(name, value)
  if (holds(c.req.header('if-none-match'), page.tag)) return new Response(null, { status: 304, headers })
  const [encoding = null] = acceptedEncodings(c.req.header('accept-encoding'))
  const bytes = await page.bytes(encoding)
  if (encoding !== null) headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(bytes.byteLength))
  return new Response(c.req.method === 'HEAD' ? null : bytes, { headers })
}

/**
 * What caches may do with a kept page. A document without a prefix depends on the visitor's language (A7): only the
 * visitor's own browser may keep it.
 */
function cacheHeaders({ address, kind, language, isData }: PageKey, ahead: boolean): Record<string, string> {
  const isChosen = !isData && language === 'ru'
  const keys = `pages ${language} ${kind} ${address.split('?')[0]}`
  if (isChosen) return { 'Cache-Control': cachePolicy.page.lifetime }
  const { lifetime, shared } = isData && ahead ? cachePolicy.prefetchedData : cachePolicy.keptPage
  return { 'Cache-Control': lifetime, 'CDN-Cache-Control': shared, 'Surrogate-Key': keys }
}

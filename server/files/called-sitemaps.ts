import type { Context } from 'hono'
import type { ApiClient } from '#contract/api-client.ts'
import { sitemapOfPath } from '#contract/sitemaps.ts'
import type { SitemapEntry } from '#feeds/sitemap/sitemap-pages.ts'
import { mostAddresses } from '#feeds/sitemap/sitemap-plan.ts'
import { urlSet } from '#feeds/sitemap/write-sitemap.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { plainFailure } from '../http/plain-failure.ts'
import { streamedBody } from '../http/streamed-body.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import { calledPages } from './called-pages.ts'

/** How long the pages of a sitemap are known, in milliseconds: it costs many calls. */
const known = 60 * 60_000

type Answerer = (c: Context<ServerContext>) => Promise<Response>

type Settings = {
  /** Answers with the other server's own sitemap; 404 where it has none. */
  passedOn: Answerer
  /** A client whose answers nobody else needs: a sitemap asks for more than a memory holds. */
  apiClient: ApiClient
  publicUrl: string
  now?: () => number
}

/**
 * With API_BASE_URL the sitemap of a language is that of the other server, and where it has none (404, 405, 410, 501)
 * one of the pages that its calls tell of (R56, A32). Ours has one file; its other files are missing.
 */
export function calledSitemaps({ passedOn, apiClient, publicUrl, now = Date.now }: Settings): Answerer {
  let last: { at: number; entries: Promise<SitemapEntry[]> } | null = null

  function entriesOfNow(): Promise<SitemapEntry[]> {
    if (last !== null && now() - last.at < known) return last.entries
    const made = { at: now(), entries: calledPages(apiClient) }
    last = made
    made.entries.catch(() => {
      if (last === made) last = null
    })
    return made.entries
  }

  return async (c) => {
    const file = sitemapOfPath(c.req.path)
    const answer = await passedOn(c)
    if (answer.status !== 404 || file === null || file.part !== null) return answer
    const entries = await entriesOfNow().catch(() => null)
    if (entries === null) return plainFailure(503)
    const headers = {
      'Cache-Control': cachePolicy.sitemap.lifetime,
      'Content-Type': 'application/xml; charset=utf-8',
    }
    if (c.req.method === 'HEAD') return new Response(null, { headers })
    return new Response(streamedBody(urlSet([entries.slice(0, mostAddresses)], file.language, publicUrl)), {
      headers,
    })
  }
}

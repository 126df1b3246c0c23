import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { type Log, safeError } from '#api/http/log.ts'
import { sitemapOfPath } from '#contract/sitemaps.ts'
import { contentVersion } from '#database/contents/content-state.ts'
import type { Database } from '#database/open.ts'
import { defaultLanguage } from '#domain/languages.ts'
import { type SitemapPlan, sitemapPlan } from '#feeds/sitemap/sitemap-plan.ts'
import { writeSitemap } from '#feeds/sitemap/write-sitemap.ts'
import { fallbackPage } from '../pages/fallback-page.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { etagMatches } from '#api/http/etag.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import type { RenderQueue } from '../http/render-queue.ts'
import { writtenFiles } from './written-file.ts'

const hour = 60 * 60 * 1000

type SitemapParts = {
  db: Database
  publicUrl: string
  /** With a new build a sitemap may look different though nothing has changed. */
  buildId: string
  log: Pick<Log, 'error'>
  queue: Pick<RenderQueue, 'admit'>
  now?: () => Date
}

/**
 * Answers the addresses of the sitemaps (R56, A3). A file is written while it is sent, page by page of the database,
 * so that a million units cost no memory. A change meanwhile does not break it off: each unit is right by itself, and
 * the tag is that of the state before.
 */
export function sitemaps({ db, publicUrl, buildId, log, queue, now = () => new Date() }: SitemapParts) {
  const fileAnswer = writtenFiles(queue)
  let last: { key: string; planned: Promise<{ plan: SitemapPlan; digest: string }> } | null = null

  /** Made again with every change, and every hour: articles appear, offers begin, sold units leave. */
  async function planOfNow() {
    const version = await contentVersion(db)
    const moment = now()
    const until = new Date((Math.floor(moment.getTime() / hour) + 1) * hour)
    const key = `${version} ${until.toISOString()}`
    if (last?.key === key) return last.planned
    const made = { key, planned: planOf(version, moment, until) }
    last = made
    made.planned.catch(() => {
      if (last === made) last = null
    })
    return made.planned
  }

  async function planOf(version: number, moment: Date, until: Date) {
    const plan = await sitemapPlan(db, moment, until)
    const pages = plan.pages.map(({ at, changedAt }) => [at(defaultLanguage), changedAt])
    return { plan, digest: digestOf([version, pages, [...plan.units]]) }
  }

  /** The answer has begun when this fails: the reason can only go to the log. */
  async function* watched(pieces: AsyncIterable<string>, requestId: string): AsyncGenerator<string> {
    try {
      yield* pieces
    } catch (error) {
      log.error({ requestId, err: safeError(error) }, 'a sitemap broke off in the middle')
      throw error
    }
  }

  return async function sitemap(c: Context<ServerContext>): Promise<Response> {
    const file = sitemapOfPath(c.req.path)
    if (file === null) return c.notFound()
    const { plan, digest } = await planOfNow()
    const pieces = writeSitemap(file, { db, plan, publicUrl })
    if (pieces === null) return fallbackPage(404, file.language)
    const tag = `W/"${digestOf([c.req.path, digest, publicUrl, buildId])}"`
    const headers = new Headers({ 'Cache-Control': cachePolicy.sitemap.lifetime, ETag: tag })
    if (etagMatches(c.req.header('if-none-match'), tag)) return new Response(null, { status: 304, headers })
    headers.set('Content-Type', 'application/xml; charset=utf-8')
    if (c.req.method === 'HEAD') return new Response(null, { headers })
    const write = async () => watched(pieces, c.get('requestId'))
    return (
      (await fileAnswer(c, { path: c.req.path, tag, headers, write })) ?? fallbackPage(404, file.language)
    )
  }
}

function digestOf(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)
}

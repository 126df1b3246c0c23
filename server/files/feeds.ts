import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { type Log, safeError } from '#api/http/log.ts'
import type { ContentState } from '#database/contents/content-state.ts'
import type { Database } from '#database/open.ts'
import { ContentChanged, feedContent, feedState } from '#feeds/out/feed-content.ts'
import { type UnitFeed, unitFeeds } from '#feeds/out/unit-feeds.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { etagMatches } from '#api/http/etag.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import type { RenderQueue } from '../http/render-queue.ts'
import { writtenFiles } from './written-file.ts'

type FeedParts = {
  db: Database
  publicUrl: string
  /** With a new build a feed may look different though no unit has changed. */
  buildId: string
  log: Pick<Log, 'error'>
  queue: Pick<RenderQueue, 'admit'>
  now?: () => Date
}

/**
 * Answers the addresses of the unit feeds. A feed is written while it is sent, page by page of the database, so that
 * its size costs no memory; a small one is then kept packed until the content changes. When the content changes in the
 * middle, the answer breaks off: half a feed is useless, and the next request gets the new one.
 */
export function unitFeedAnswers({ db, publicUrl, buildId, log, queue, now = () => new Date() }: FeedParts) {
  const fileAnswer = writtenFiles(queue)

  /** The answer has begun when this fails: the reason can only go to the log. */
  async function* watched(pieces: AsyncIterable<string>, requestId: string): AsyncGenerator<string> {
    try {
      yield* pieces
    } catch (error) {
      const err = safeError(error)
      if (!(error instanceof ContentChanged)) log.error({ requestId, err }, 'a feed broke off in the middle')
      throw error
    }
  }

  return async function unitFeed(c: Context<ServerContext>): Promise<Response> {
    const feed = unitFeeds.find(({ path }) => path === c.req.path)
    if (feed === undefined) return c.notFound()
    const state = await feedState(db, now())
    const tag = tagOf(feed, state, publicUrl, buildId)
    const headers = new Headers({
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': cachePolicy.feed.lifetime,
      ETag: tag,
      'Last-Modified': state.changedAt.toUTCString(),
    })
    if (isHeld(c, tag, state)) return new Response(null, { status: 304, headers })
    headers.set('Content-Type', feed.type)
    if (feed.fileName !== null) headers.set('Content-Disposition', `attachment; filename="${feed.fileName}"`)
    if (c.req.method === 'HEAD') return new Response(null, { headers })
    const write = async () => {
      const content = await feedContent(db, state, publicUrl).catch((error: unknown) => {
        if (error instanceof ContentChanged) return null
        throw error
      })
      return content && watched(feed.write(content), c.get('requestId'))
    }
    // Nothing where the content changed between two questions to the database: the next round asks about the new one.
    return (await fileAnswer(c, { path: feed.path, tag, headers, write })) ?? unitFeed(c)
  }
}

function tagOf(feed: UnitFeed, state: ContentState, ...others: readonly string[]): string {
  const facts = [feed.path, state.version, state.changedAt.toISOString(), ...others]
  return `W/"${createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)}"`
}

/** A tag says more than a date, which is counted in whole seconds (RFC 9110 §13.1.3). */
function isHeld(c: Context, tag: string, { changedAt }: ContentState): boolean {
  const tags = c.req.header('if-none-match')
  if (tags !== undefined) return etagMatches(tags, tag)
  const since = Date.parse(c.req.header('if-modified-since') ?? '')
  return since >= Math.floor(changedAt.getTime() / 1000) * 1000
}

import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { type Log, safeError } from '#api/http/log.ts'
import { type ContentState, contentState } from '#database/contents/content-state.ts'
import type { Database } from '#database/open.ts'
import { ContentChanged, type FeedContent, feedContent } from '#feeds/out/feed-content.ts'
import { type UnitFeed, unitFeeds } from '#feeds/out/unit-feeds.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { etagMatches } from '#api/http/etag.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import { streamedBody } from '../http/streamed-body.ts'

/**
 * Largest feed that is kept in memory, in bytes: some 5,000 units. Larger ones are read from the database each time.
 */
const mostKept = 8_000_000

type FeedParts = {
  db: Database
  publicUrl: string
  /** With a new build a feed may look different though no unit has changed. */
  buildId: string
  log: Pick<Log, 'error'>
}

/**
 * Answers the addresses of the unit feeds. A feed is written while it is sent, page by page of the database, so that
 * its size costs no memory; a small one is then kept until the content changes. When the content changes in the
 * middle, the answer breaks off: half a feed is useless, and the next request gets the new one.
 */
export function unitFeedAnswers({ db, publicUrl, buildId, log }: FeedParts) {
  const kept = new Map<string, { tag: string; bytes: Uint8Array<ArrayBuffer> }>()

  async function* written(feed: UnitFeed, content: FeedContent, tag: string): AsyncGenerator<Uint8Array> {
    const pieces: Uint8Array[] = []
    let size = 0
    for await (const text of feed.write(content)) {
      const piece = Buffer.from(text)
      size += piece.byteLength
      if (size <= mostKept) pieces.push(piece)
      else pieces.length = 0
      yield piece
    }
    if (size <= mostKept) kept.set(feed.path, { tag, bytes: Buffer.concat(pieces) })
  }

  /** The answer has begun when this fails: the reason can only go to the log. */
  async function* watched(pieces: AsyncIterable<Uint8Array>, requestId: string): AsyncGenerator<Uint8Array> {
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
    const state = await contentState(db)
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
    const ready = kept.get(feed.path)
    if (ready?.tag === tag) {
      headers.set('Content-Length', String(ready.bytes.byteLength))
      return new Response(ready.bytes, { headers })
    }
    const content = await feedContent(db, state, publicUrl).catch((error: unknown) => {
      if (error instanceof ContentChanged) return null
      throw error
    })
    // It changed between two questions to the database: the next round asks about the new one.
    if (content === null) return unitFeed(c)
    return new Response(streamedBody(watched(written(feed, content, tag), c.get('requestId'))), { headers })
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

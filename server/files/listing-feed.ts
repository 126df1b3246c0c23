import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { etagMatches } from '#api/http/etag.ts'
import { ApiFailure } from '#contract/api-client.ts'
import { type Address, pages } from '#contract/pages.ts'
import { type EstateChange, getEstateChanges, getWatchSubject } from '#contract/watches.ts'
import { type Category, categoryOfSegment } from '#domain/categories.ts'
import { beginningOfDay, dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import type { Language } from '#domain/languages.ts'
import { listingOfParams, listingSearch } from '#domain/listing-query.ts'
import type { NumberStyle } from '#domain/money.ts'
import { ownAddress } from '#domain/own-address.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { watchableListing } from '#domain/watches.ts'
import { listingAtom } from '#feeds/out/listing-atom.ts'
import { unitLine } from '#leads/watches/unit-words.ts'
import type { Texts } from '#texts/texts.ts'
import type { createApiClient } from '../api-client/api-client.ts'
import { siteTexts } from '../api-client/site-texts.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import type { RenderQueue } from '../http/render-queue.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import { fallbackPage } from '../pages/fallback-page.ts'

type Parts = {
  apiClient: ReturnType<typeof createApiClient>
  publicUrl: string
  numberStyle: NumberStyle
  queue: RenderQueue
  now: () => Date
}

/** Feeds that memory holds, in characters in all, and how long one is shown: readers ask every hour or so. Milliseconds. */
const memory = { maxSize: 4_000_000, ttl: 5 * 60_000 } as const

type Client = ReturnType<Parts['apiClient']>

/** A feed, or the address that has it. */
type Made = { feed: string } | { address: Address }

/**
 * Answers the address of the changes of a listing (R1088): Atom, for filters as the site itself writes them. Any other
 * way to write them, and filters that a feed does not know, are led to that address, so that memory holds each feed
 * once; making one is a render and waits for its turn. 404 for what is no listing, 503 while the API is down.
 */
export function listingFeeds(parts: Parts) {
  const { apiClient, queue } = parts
  const kept = new LRUCache<string, string>({
    ...memory,
    sizeCalculation: ({ length }) => length,
    ttlAutopurge: false,
  })
  return async function listingFeed(c: Context<ServerContext>): Promise<Response> {
    const url = new URL(c.req.url)
    const language = languageOfPath(url.pathname)
    const category = categoryOfSegment(c.req.param('type') ?? '')
    if (category === null) return fallbackPage(404, language)
    const search = listingSearch(watchableListing(listingOfParams(url.searchParams)), language)
    const address = pages.listing(language, category, search, '/changes.xml')
    if (url.pathname + url.search !== address) return movedTo(address)
    const known = kept.get(address)
    if (known !== undefined) return answer(c, known)
    const visitor = { language, clientAddress: c.get('clientAddress'), requestId: c.get('requestId') }
    const made = await queue
      .turn(c.get('clientAddress'), () => make(parts, apiClient(visitor), { language, category, search }))
      .catch((error: unknown) => {
        if (error instanceof ApiFailure) return error
        throw error
      })
    if (made instanceof ApiFailure) return fallbackPage(made.status === 404 ? 404 : 503, language)
    if ('address' in made) return movedTo(made.address)
    kept.set(address, made.feed)
    return answer(c, made.feed)
  }
}

type Asked = { language: Language; category: Category; search: string }

async function make(parts: Parts, client: Client, { language, category, search }: Asked): Promise<Made> {
  const { publicUrl, numberStyle, now } = parts
  const listing = listingOfParams(new URLSearchParams(search))
  const { data: subject } = await client(getWatchSubject, { category, listing })
  // The words that the site knows; another server may write them in another order.
  const right = listingSearch(listingOfParams(new URLSearchParams(subject.query)), language)
  if (right !== search) return { address: pages.listing(language, category, right, '/changes.xml') }
  const [changes, words] = await Promise.all([
    client(getEstateChanges, { category, listing }),
    siteTexts(client, language),
  ])
  return {
    feed: listingAtom({
      language,
      publicUrl,
      self: publicUrl + pages.listing(language, category, search, '/changes.xml'),
      listing: publicUrl + pages.listing(language, category, search),
      title: words['digest.feed'].replace('{list}', [subject.title, ...subject.words].join(', ')),
      company: words['common.brand'] || new URL(publicUrl).host,
      since: beginningOfDay(dayInKazakhstan(now())).toISOString(),
      changes: changes.data,
      wordsOf: (change) => wordsOf(change, words, language, numberStyle),
    }),
  }
}

function wordsOf(change: EstateChange, texts: Texts, language: Language, numberStyle: NumberStyle) {
  const { title, text } = unitLine(change.estate, change, { language, texts, numberStyle })
  return { title: `${texts[`digest.${change.change}`]}: ${title}`, text }
}

function movedTo(address: Address): Response {
  return new Response(null, {
    status: 301,
    headers: { Location: ownAddress(address), 'Cache-Control': cachePolicy.moved.lifetime },
  })
}

function answer(c: Context<ServerContext>, feed: string): Response {
  const tag = `W/"${createHash('sha256').update(feed).digest('base64url').slice(0, 22)}"`
  const headers = {
    'Cache-Control': cachePolicy.listingFeed.lifetime,
    ETag: tag,
    'X-Robots-Tag': 'noindex',
  }
  if (etagMatches(c.req.header('if-none-match'), tag)) return new Response(null, { status: 304, headers })
  return new Response(feed, {
    headers: { ...headers, 'Content-Type': 'application/atom+xml; charset=utf-8' },
  })
}

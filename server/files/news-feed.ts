import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { ApiFailure } from '#contract/api-client.ts'
import { getArticles } from '#contract/articles.ts'
import { isArticleCategory } from '#domain/article-categories.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { newsRss } from '#feeds/out/news-rss.ts'
import type { createApiClient } from '../api-client/api-client.ts'
import { siteTexts } from '../api-client/site-texts.ts'
import { fallbackPage } from '../pages/fallback-page.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { etagMatches } from '#api/http/etag.ts'
import type { ServerContext } from '../middleware/request-log.ts'

/** Feed readers come every hour or so: more than twenty articles in between would be a newspaper. */
const articlesShown = 20

/** Answers the address of the news for feed readers, one per language. 503 while the API is down. */
export function newsFeeds(apiClient: ReturnType<typeof createApiClient>, publicUrl: string) {
  return async function newsFeed(c: Context<ServerContext>): Promise<Response> {
    const language = languageOfPath(new URL(c.req.url).pathname)
    const visitor = { language, clientAddress: c.get('clientAddress'), requestId: c.get('requestId') }
    const client = apiClient(visitor)
    const answers = await Promise.all([
      client(getArticles, { page: 1, per_page: articlesShown }),
      siteTexts(client, language),
    ]).catch((error: unknown) => {
      if (error instanceof ApiFailure) return null
      throw error
    })
    if (answers === null) return fallbackPage(503, language)
    const [articles, words] = answers
    const feed = newsRss({
      language,
      publicUrl,
      title: words['contents.rss'],
      description: words['contents.lead.news'],
      articles: articles.data,
      categoryTitle: (code) => (isArticleCategory(code) ? words[`news.category.${code}`] : code),
    })
    const tag = `W/"${createHash('sha256').update(feed).digest('base64url').slice(0, 22)}"`
    const headers = { 'Cache-Control': cachePolicy.newsFeed.lifetime, ETag: tag }
    if (etagMatches(c.req.header('if-none-match'), tag)) return new Response(null, { status: 304, headers })
    return new Response(feed, {
      headers: { ...headers, 'Content-Type': 'application/rss+xml; charset=utf-8' },
    })
  }
}

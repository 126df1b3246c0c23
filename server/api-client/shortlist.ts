import type { Context } from 'hono'
import { acceptedLanguage } from '#api/http/accept.ts'
import { readLifetime } from '#api/http/read-lifetimes.ts'
import { ApiFailure } from '#contract/api-client.ts'
import { getShortlist } from '#contract/shortlist.ts'
import { defaultLanguage } from '#domain/languages.ts'
import { shortlistIds } from '#domain/shortlist.ts'
import type { createApiClient } from './api-client.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import type { ServerContext } from '../middleware/request-log.ts'

/**
 * GET /api/estates/shortlist of another server for browsers, which read it as ours: with the same tolerance as the
 * pages do.
 */
export function shortlistAnswers(apiClient: ReturnType<typeof createApiClient>) {
  return async function shortlist(c: Context<ServerContext>): Promise<Response> {
    const language = acceptedLanguage(c.req.header('accept-language')) ?? defaultLanguage
    const visitor = { language, clientAddress: c.get('clientAddress'), requestId: c.get('requestId') }
    const ids = shortlistIds(c.req.query('ids') ?? '').join(',')
    try {
      const answer = await apiClient(visitor)(getShortlist, { ids })
      const lifetime = readLifetime(getShortlist.path)
      return c.json(answer, 200, {
        'Cache-Control': lifetime,
        'Content-Language': language,
        Vary: 'Accept-Language',
      })
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      return c.json(error.body, 503, { 'Cache-Control': cachePolicy.failure.lifetime })
    }
  }
}

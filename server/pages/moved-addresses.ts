import type { Context } from 'hono'
import { getRedirect } from '#contract/redirects.ts'
import { withTimeout } from '#database/with-timeout.ts'
import { isClaimed } from '#contract/page-table.ts'
import { lookedUp } from '#domain/redirects.ts'
import { languageOfPath, stripLanguage } from '#domain/url-rules.ts'
import type { createApiClient } from '../api-client/api-client.ts'
import type { ServerContext } from '../middleware/request-log.ts'

/** How long the lookup of an address may take, in milliseconds; as for a page (`web/data/moved-pages.server.ts`). */
const timeoutMs = 1_000

/** Whether the editors lead an address elsewhere (A6); null when that cannot be told now. */
export function movedAddresses(apiClient: ReturnType<typeof createApiClient>) {
  return async (url: URL, c: Context<ServerContext>): Promise<boolean | null> => {
    const [clientAddress, requestId] = [c.get('clientAddress'), c.get('requestId')]
    const ask = apiClient({ language: languageOfPath(url.pathname), clientAddress, requestId })
    for (const { address } of lookedUp(url, isClaimed(stripLanguage(url.pathname)))) {
      const answer = await withTimeout(timeoutMs, () => ask(getRedirect, { path: address })).catch(() => null)
      if (answer === null) return null
      if (answer.data.target !== null) return true
    }
    return false
  }
}

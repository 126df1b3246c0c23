import { errorPageAt } from '#contract/error-pages.ts'
import type { ApiSource } from '../../api-client/api-client.ts'
import type { Env } from '../../env.ts'
import type { RenderQueue } from '../../http/render-queue.ts'
import { type PageCache, pageCache } from './page-cache.ts'
import type { createPageHandler } from '../page-handler.ts'
import { securityHeaderSetter } from '../../http/security-headers.ts'

/** Pages in memory, made for everybody, and old as soon as the content changes. */
export function cachedPages(
  render: ReturnType<typeof createPageHandler>,
  parts: { env: Env; publicUrl: string; source: ApiSource; queue: RenderQueue },
): PageCache {
  const { env, publicUrl, source, queue } = parts
  const scheme = new URL(publicUrl).protocol.slice(0, -1)
  const setSecurityHeaders = securityHeaderSetter(env)
  const cache = pageCache({
    async render(address, requestId) {
      let isWhole = true
      const onGap = () => {
        isWhole = false
      }
      const request = new Request(publicUrl + address)
      const response = await render({ request, scheme, clientAddress: '', requestId, onGap })
      setSecurityHeaders(response, address)
      return { response, isWhole }
    },
    inTurn: (work) => queue.turn('', work, 'renewal'),
    mayKeep: (address, status) => status === (errorPageAt(address) ?? 200),
    lifetime: source.lifetime,
    most: env.PAGE_CACHE_MB * 1024 * 1024,
  })
  source.onChange(() => cache.changed())
  return cache
}

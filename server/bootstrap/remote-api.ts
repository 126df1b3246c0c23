import { randomBytes } from 'node:crypto'
import type { ApiClient, Endpoint } from '#contract/api-client.ts'
import { getShortlist } from '#contract/shortlist.ts'
import { sentMarks } from '#leads/intake/sent-marks.ts'
import { apiProxy } from '../api-client/api-proxy.ts'
import type { Env } from '../env.ts'
import type { RenderQueue } from '../http/render-queue.ts'
import type { createLog } from '../log.ts'
import { calledSitemaps } from '../files/called-sitemaps.ts'
import { feedKind, passedOnFiles, sitemapKind } from '../files/passed-on-files.ts'
import { passedOnFilms } from '../files/passed-on-films.ts'
import { otherPictures } from '../files/passed-on-pictures.ts'
import { httpApi, httpSender } from '../api-client/http-api.ts'
import { shortlistAnswers } from '../api-client/shortlist.ts'
import type { ApiParts } from './api-parts.ts'

type Log = ReturnType<typeof createLog>

/**
 * Another server's data: this process then opens no database at all. Without a secret of the settings its own one
 * must do, which no other replica and no later start knows.
 */
export function remoteApi(
  baseUrl: string,
  { SECRET_KEY }: Pick<Env, 'SECRET_KEY'>,
  publicUrl: string,
  log: Log,
  queue: RenderQueue,
): ApiParts {
  const send = httpSender(baseUrl)
  const visitor = { language: 'ru', clientAddress: '', requestId: 'readiness' } as const
  const calls = httpApi(send, log)
  const forSitemaps = (endpoint: Endpoint, input: object) =>
    calls.call(endpoint, { ...input }, { ...visitor, requestId: 'sitemap' })
  return {
    source: calls,
    apiOf(apiClient) {
      const shortlist = shortlistAnswers(apiClient)
      const others = apiProxy(baseUrl, log)
      return (c) => (c.req.method === 'GET' && c.req.path === getShortlist.path ? shortlist(c) : others(c))
    },
    readiness: {
      api: async () => {
        const { ok } = await send({ method: 'GET', path: '/api/localizations/ru', body: null }, visitor)
        if (!ok) throw new Error('the other server refuses')
      },
    },
    watched: { spool: null, setAside: null, index: null, database: null },
    frameStore: null,
    formToken: () => '',
    sentMarks: sentMarks(SECRET_KEY ?? randomBytes(32).toString('base64url'), () => new Date()),
    feedsOf: () => passedOnFiles(baseUrl, feedKind, { log, queue }),
    otherPictures: otherPictures(baseUrl, log),
    otherFilms: passedOnFilms(baseUrl, { log, queue }),
    sitemapOf: () =>
      calledSitemaps({
        passedOn: passedOnFiles(baseUrl, () => sitemapKind(publicUrl), { log, queue }),
        apiClient: forSitemaps as ApiClient,
        publicUrl,
      }),
  }
}

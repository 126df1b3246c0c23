import { silentLog } from '#api/http/log.ts'
import type { Log } from '#api/http/log.ts'
import { createApiClient } from '#server/api-client/api-client.ts'
import { httpApi, type Send } from '#server/api-client/http-api.ts'
import { builtPages } from '#server/bootstrap/built-pages.ts'
import { createPageHandler } from '#server/pages/page-handler.ts'
import { shareNaming } from '#server/files/share-pictures.ts'
import { pageSettings } from './page-settings.ts'

/** Another server's answer to a call: by its path with the query. Rejects like a network. */
export type OtherServer = (path: string, method: string, language: string) => Promise<Response>

/** The pages of the built site over another server, rendered without a browser and without a cache. */
export async function pagesOver(
  server: OtherServer,
  log: Log = silentLog,
  formToken: () => string = () => '',
) {
  const asked: string[] = []
  const send: Send = ({ method, path }, { language }) => {
    asked.push(path)
    return server(path, method, language)
  }
  const publicUrl = 'http://site.example'
  const build = await builtPages()

  /** A page by its address, from a server that has just been started. */
  async function open(path: string, init: RequestInit = {}) {
    asked.length = 0
    const gaps: number[] = []
    const pages = createPageHandler({
      ...pageSettings,
      build,
      apiClient: createApiClient(httpApi(send, log)),
      publicUrl,
      formToken,
      sharePicture: shareNaming('spec'),
      log,
    })
    const response = await pages({
      request: new Request(publicUrl + path, init),
      scheme: 'http',
      clientAddress: '',
      requestId: 'request-1',
      onGap: () => gaps.push(1),
    })
    const { status, headers } = response
    return {
      status,
      headers,
      html: await response.text(),
      asked: [...new Set(asked)],
      isWhole: gaps.length === 0,
    }
  }

  return { open }
}

/** The title of a page as its visitors read it. */
export function heading(html: string): string {
  const [, inner = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
  return inner
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')
    .trim()
}

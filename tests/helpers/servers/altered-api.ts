import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Lifetime, RunningProcess } from './server.ts'
import { startSite } from './server.ts'
import { demoSite } from './site.ts'

/** The answer of this API in place of the demo site's: a failure, other data, or nothing (ever). */
type Altered = { status?: number; body: unknown } | 'silence'

/**
 * A site over the API of the demo site, some of whose answers are different. `alter` is given the path and query of a
 * call and, for a read, the demo site's answer; undefined leaves it as it is. A form that is altered does not get there.
 */
export async function siteOverAlteredApi(
  t: Lifetime,
  alter: (path: string, body: unknown) => Altered | undefined,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningProcess> {
  const { url } = await demoSite()
  const server = createServer((request, response) => {
    const answer = async () => {
      const { method = 'GET', url: path = '' } = request
      const isForm = method === 'POST'
      const headers = {
        'Accept-Language': request.headers['accept-language'] ?? 'ru',
        ...(isForm && { 'Content-Type': request.headers['content-type'] ?? '' }),
      }
      const refused = isForm ? alter(path, undefined) : undefined
      const sent = isForm ? new Uint8Array(await buffer(request)) : null
      const real = refused ? Response.json(null) : await fetch(url + path, { method, headers, body: sent })
      const body: unknown = await real.json()
      const altered = refused ?? (isForm ? undefined : alter(path, body))
      if (altered === 'silence') return
      const { status = real.status, body: said } = altered ?? { body }
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(said))
    }
    answer().catch(() => response.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return startSite(t, {
    API_BASE_URL: `http://127.0.0.1:${String(port)}`,
    AUDIT_PLACEHOLDER: 'off',
    ...settings,
  })
}

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { test } from 'node:test'
import { sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { servedApi } from '#tests/helpers/servers/served-api.ts'

/** Where addresses of visitors may become redirects. */
const ways = [
  (path: string) => path,
  (path: string) => `/kk${path}`,
  (path: string) => `/en${path}/`,
  (path: string) => `/ru${path}`,
  (path: string) => `/properties${path}//`,
  (path: string) => `/language/ru?to=${encodeURIComponent(path)}`,
  (path: string) => `/language/ru?to=${encodeURIComponent(`/kk${path}`)}`,
  (path: string) => `/language/en?to=${encodeURIComponent(`/en/.${path}?a=b#c`)}`,
  (path: string) => `/language/kk?to=${path.replaceAll('\\', '%5C').replaceAll('%', '%25')}`,
  (path: string) => `/api/redirects?path=${encodeURIComponent(path)}`,
]

/** Another host as browsers understand it, in the spellings that checks have missed elsewhere. */
const elsewhere = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '/%5Cevil.example',
  '/%2F/evil.example',
  '/%09/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/;//evil.example',
  '/@evil.example',
  'https://evil.example',
  '//evil.example@localhost',
  '//localhost:80@evil.example',
]

test('R224 no request gets a Location of another host, whatever it asks for and says of itself', async (t) => {
  const { port } = await servedApi(t, await sqliteDatabase(t))
  const own = `http://127.0.0.1:${port}`
  let redirects = 0
  for (const method of ['GET', 'HEAD', 'POST']) {
    for (const path of elsewhere) {
      for (const way of ways) {
        const headers = {
          Accept: 'text/html',
          'Accept-Language': 'en',
          'User-Agent': 'Mozilla/5.0 Chrome/156',
          Referer: `${own}/kk${path}`,
          'X-Forwarded-Host': 'evil.example',
        }
        const asked = request({ port, host: '127.0.0.1', path: way(path), method, headers })
        asked.end()
        const [response] = (await once(asked, 'response')) as [IncomingMessage]
        response.resume()
        const { location } = response.headers
        if (location === undefined) continue
        redirects += 1
        assert.equal(URL.parse(location, own)?.origin, own, `${method} ${way(path)} → ${location}`)
      }
    }
  }
  assert.ok(redirects > 100, `${redirects} redirects`)
})

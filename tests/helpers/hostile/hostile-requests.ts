import fc from 'fast-check'
import { parameterSchemas } from '#api/docs/json-schemas.ts'
import type { ListedEndpoint } from '#contract/all-endpoints.ts'
import { hostileBody } from './hostile-bodies.ts'
import { encoded, markup, pairs } from './hostile-values.ts'
import { sampleCall } from '../sample-calls.ts'

/** A request of a hostile or broken client; everything in it may be wrong. */
export type HostileRequest = {
  method: string
  /** Path and query, as they go over the wire. */
  path: string
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | null
}

const headerValues: Readonly<Record<string, readonly string[]>> = {
  'Accept-Language': ['kk', '*', ';q=', 'ru;q=9', '\xff\xfe', 'x'.repeat(5000), ',;'.repeat(500)],
  'If-None-Match': ['*', 'W/', '"', ',,,', 'x'.repeat(5000)],
  'Idempotency-Key': ['', ' ', 'k', '\xff', "k' or 1=1", 'k'.repeat(5000)],
  Referer: ['', 'not an address', markup, 'x'.repeat(5000)],
  Range: ['bytes=0-', 'bytes=9-1'],
  Accept: ['text/html', 'image/*', '?'],
  'Content-Length': ['0', '-1', '1e9', '99999999999'],
  'Content-Encoding': ['gzip', 'br', 'x'],
  Host: ['evil.example', markup],
}

const headers = fc
  .array(
    fc
      .constantFrom(...Object.entries(headerValues))
      .chain(([name, values]) => fc.constantFrom(...values).map((value) => [name, value] as const)),
    { maxLength: 3 },
  )
  .map((list) => Object.fromEntries(list) as Record<string, string>)

/** Bad requests of one call, from the careless to the hostile. */
export function hostileRequests({ endpoint }: ListedEndpoint): fc.Arbitrary<HostileRequest> {
  const { params = {}, body = {} } = sampleCall(endpoint)
  const namesOf = (group: typeof endpoint.query) => parameterSchemas(group).map(({ name }) => name)
  const queryNames = namesOf(endpoint.query)
  const path = fc
    .tuple(fc.constantFrom(...Object.values(params).map(String), ''), encoded)
    .chain(([right, wrong]) => fc.constantFrom(right, wrong))
    .map((value) =>
      endpoint.path.replaceAll(/:\w+/g, () => value.replaceAll('/', '%2f').replaceAll('\\', '%5c')),
    )
  return fc
    .record({
      path,
      query: pairs(queryNames.length > 0 ? queryNames : ['page']),
      headers,
      method: fc.constantFrom(
        ...Array<string>(12).fill(endpoint.method),
        'PUT',
        'HEAD',
        'DELETE',
        'OPTIONS',
        'POST',
      ),
      sent: hostileBody(namesOf(endpoint.body), body),
    })
    .map(({ path, query, headers, method, sent }) => {
      const withBody = method === 'POST' || method === 'PUT'
      return {
        method,
        path: query === '' ? path : `${path}?${query}`,
        headers: withBody ? { ...headers, 'Content-Type': sent.type } : headers,
        body: withBody ? sent.body : null,
      }
    })
}

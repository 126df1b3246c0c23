import assert from 'node:assert/strict'
import type { z } from 'zod'
import { allEndpoints } from '#contract/all-endpoints.ts'
import type { Answer, Endpoint } from '#contract/api-client.ts'
import { ErrorBody } from '#contract/errors.ts'

/** Anything that answers requests: the API in process, or a server behind fetch. */
type Api = { request(path: string, init?: RequestInit): Response | Promise<Response> }

type Call = {
  params?: Readonly<Record<string, string | number>>
  /** A ready query string or its pairs. */
  query?: string | Readonly<Record<string, string | number>>
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

/** Calls an endpoint, expects its success and gives back the answer as the contract's own schema reads it. */
export async function callApi<E extends Endpoint>(
  api: Api,
  endpoint: E,
  call: Call = {},
): Promise<Answer<E>> {
  const response = await send(api, endpoint, call)
  const text = await response.text()
  assert.equal(response.status, endpoint.success ?? 200, text)
  return exactly(endpoint.answer, JSON.parse(text)) as Answer<E>
}

/** Calls an endpoint that answers a file, expects one of the types of its contract, and gives back the bytes. */
export async function callForFile(
  api: Api,
  endpoint: Endpoint,
  call: Call = {},
): Promise<{ bytes: Uint8Array; headers: Headers }> {
  const response = await send(api, endpoint, call)
  const bytes = new Uint8Array(await response.arrayBuffer())
  assert.equal(response.status, endpoint.success ?? 200, Buffer.from(bytes).toString())
  expectFile(endpoint, response.headers)
  return { bytes, headers: response.headers }
}

/** The headers of a file that its contract promises. */
function expectFile(endpoint: Endpoint, headers: Headers): void {
  assert.ok(endpoint.file?.types.includes(headers.get('content-type') ?? ''), endpoint.path)
  assert.match(headers.get('content-disposition') ?? '', /^attachment; filename="[\w.-]+"$/)
}

/** Calls an endpoint, expects a status that its contract lists as a refusal, and gives back the body. */
export async function refusedCall(
  api: Api,
  endpoint: Endpoint,
  status: number,
  call: Call = {},
): Promise<ErrorBody> {
  const response = await send(api, endpoint, call)
  const text = await response.text()
  assert.equal(response.status, status, text)
  const listed = allEndpoints.find((one) => one.endpoint.path === endpoint.path)
  const shape = listed?.refusals[status]
  assert.ok(shape !== undefined, `the contract of ${endpoint.path} does not list ${status}`)
  exactly(shape, JSON.parse(text))
  return ErrorBody.parse(JSON.parse(text))
}

export async function send(api: Api, endpoint: Endpoint, call: Call = {}): Promise<Response> {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => String(call.params?.[name]))
  const query =
    typeof call.query === 'string'
      ? call.query
      : new URLSearchParams(
          Object.entries(call.query ?? {}).map(([key, value]) => [key, String(value)]),
        ).toString()
  const headers = { ...call.headers }
  if (call.body !== undefined) headers['Content-Type'] ??= 'application/json'
  return api.request(query === '' ? path : `${path}?${query}`, {
    method: endpoint.method,
    headers,
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  })
}

/** Parses an answer and refuses fields that the contract does not know: a parsed copy would not have them. */
export function exactly(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.parse(value)
  assert.deepEqual(parsed, value, 'the answer has fields outside its contract')
  return parsed
}

import type { Api } from '#api/create-api.ts'
import { ApiFailure } from '#contract/api-client.ts'
import { readErrorBody } from '#contract/error-body.ts'
import { getRedirect } from '#contract/redirects.ts'
import { apiCall } from './api-call.ts'
import type { ApiSource } from './api-client.ts'
import { retryAfter } from './http-api.ts'

/**
 * Answers are forgotten on every change of the content; the ten minutes are for those that depend on today's date,
 * which changes without any import.
 */
const lifetime = 10 * 60_000

/** Our own API in this process: a read hands over its value, a form goes the way of a form over HTTP, without a socket. */
export function inProcessApi({ http, read }: Api, onChange: ApiSource['onChange']): ApiSource {
  return {
    async call(endpoint, input, visitor) {
      if (endpoint.method === 'GET') return read(endpoint, input, visitor)
      const { language, clientAddress, requestId } = visitor
      const { method, path, body } = apiCall(endpoint, input, language)
      const headers: Record<string, string> = { 'Accept-Language': language, ...visitor.headers }
      if (typeof body === 'string') headers['Content-Type'] = 'application/json'
      const response = await http.request(path, { method, headers, body }, { requestId, clientAddress })
      const answer: unknown = await response.json().catch(() => undefined)
      if (response.ok) return answer
      throw new ApiFailure(response.status, readErrorBody(answer), retryAfter(response.headers))
    },
    // Robots ask for addresses that nobody has by the thousand; the rules stand in memory.
    isAtHand: ({ path }) => path === getRedirect.path,
    lifetime,
    onChange,
  }
}

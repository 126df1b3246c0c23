import type { ApiSource, Visitor } from './api-client.ts'

/** How long another server may take for one answer, and a page for all that it asks, in milliseconds. */
export const patience = 5000

/** The same for a call that brings a file of up to 10 MB along. */
const filePatience = 30_000

/** No event tells of another server's changes, so its answers are asked for again after a minute. */
const lifetime = 60_000

/** The headers that carry a visitor to another server: it needs TRUST_PROXY on to believe the address. */
function visitorHeaders(visitor: Visitor): Record<string, string> {
  const address = visitor.clientAddress === '' ? {} : { 'X-Forwarded-For': visitor.clientAddress }
  return {
    Accept: 'application/json',
    'Accept-Language': visitor.language,
    'X-Request-Id': visitor.requestId,
    ...address,
  }
}

/** API_BASE_URL: another server that keeps the contract, or as much of it as SPEC.md names (A41). */
export function remoteApi(baseUrl: string, options: { patience?: number } = {}): ApiSource {
  return {
    async send({ method, path, body }, visitor) {
      const headers = visitorHeaders(visitor)
      if (typeof body === 'string') headers['Content-Type'] = 'application/json'
      // A visitor's request must not follow a redirect to a third party.
      const response = await fetch(baseUrl + path, {
        method,
        headers,
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(options.patience ?? (body instanceof FormData ? filePatience : patience)),
      })
      // The body belongs to the same patience.
      return new Response(bodyless.includes(response.status) ? null : await response.arrayBuffer(), {
        status: response.status,
        headers: response.headers,
      })
    },
    checked: true,
    lifetime,
    onChange() {},
  }
}

/** Answers that have no body, not even an empty one. */
const bodyless = [204, 205, 304]

import type { Answer, ApiClient, Endpoint, Input } from '#contract/api-client.ts'
import { getRedirect } from '#contract/redirects.ts'
import type { Language } from '#domain/languages.ts'
import { type Metrics, noMetrics } from '../metrics/metrics.ts'
import { responseCache } from './response-cache.ts'

/** For whom a page asks. */
export type Visitor = {
  readonly language: Language
  readonly clientAddress: string
  readonly requestId: string
  /** The end of the page's wait for another server, in milliseconds of Unix time; unlimited by default. */
  readonly until?: number
  /** What else of the visitor's request goes along with a form. */
  readonly headers?: Readonly<Record<string, string>>
}

/** The input of a call by the names of its fields. */
export type Fields = Readonly<Record<string, unknown>>

/** Where answers come from: our own API in this process or another server. */
export type ApiSource = {
  /** Answers one call. Reads give values that are not changed any more. Throws `ApiFailure`. */
  call(endpoint: Endpoint, input: Fields, visitor: Visitor): Promise<unknown>
  /** Answers a read where the source may fail: `cached` asks by way of the cache. */
  outlast?(key: string, cached: () => Promise<unknown>, until: number | undefined): Promise<unknown>
  /** Whether a read takes from memory what it answers: to keep its answers would cost more than they do. */
  isAtHand?(endpoint: Endpoint): boolean
  /** How long an answer is kept at most, in milliseconds. */
  readonly lifetime: number
  /** Reports every change of the content; answers are then dropped. */
  onChange(forget: () => void): void
}

/** Answers kept at once, of all languages together. About 10 KB each. */
export const keptAnswers = 1000

/**
 * Gives every visitor a client over one source. Reads are cached per call, input and language, and equal reads in
 * flight are shared (R152); a POST, and a read whose answers are not kept, always go out, once.
 */
export function createApiClient(
  source: ApiSource,
  metrics: Pick<Metrics, 'answerCache'> = noMetrics,
  now: () => number = Date.now,
): (visitor: Visitor) => ApiClient {
  const cache = responseCache({
    lifetime: source.lifetime,
    max: keptAnswers,
    onResult: metrics.answerCache,
    now,
  })
  // Of addresses that nobody has there is no end, and they must not drive other answers out.
  const moves = responseCache({ lifetime: source.lifetime, max: keptAnswers, now })
  source.onChange(() => {
    cache.clear()
    moves.clear()
  })
  return (visitor) =>
    async function apiClient<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Answer<E>> {
      const fields: Fields = { ...(input as object) }
      const call = () => source.call(endpoint, fields, visitor)
      const kept = () => {
        const key = callKey(endpoint, fields, visitor.language)
        const cached = () => (endpoint.path === getRedirect.path ? moves : cache).get(key, call)
        return source.outlast?.(key, cached, visitor.until) ?? cached()
      }
      const isKept = endpoint.method === 'GET' && endpoint.isKept !== false && !source.isAtHand?.(endpoint)
      // Ours keeps the contract by its own tests, another server's was read by it.
      return (await (isKept ? kept() : call())) as Answer<E>
    }
}

/** The cache key of a call with its input; fields are in alphabetical order, so that equal calls have equal keys. */
export function callKey({ path }: Endpoint, input: Fields, language: Language): string {
  const fields = Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
  return JSON.stringify([language, path, fields.toSorted(([a], [b]) => (a < b ? -1 : 1))])
}

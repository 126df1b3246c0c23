import { ApiFailure, type Answer, type Ask, type Endpoint } from '#contract/ask.ts'
import { ErrorBody } from '#contract/errors.ts'
import type { Log } from '#api/log.ts'
import type { Language } from '#domain/languages.ts'
import { answerCache } from './answer-cache.ts'
import { type ApiCall, apiCall } from './api-call.ts'
import { type Metrics, noMetrics } from './metrics/metrics.ts'

/** For whom a page asks. */
export type Visitor = {
  readonly language: Language
  readonly clientAddress: string
  readonly requestId: string
}

/** Where answers come from: our own API in this process or another server. */
export type ApiSource = {
  /** Sends one call. `body` is JSON, or a form with a file. Rejects with `ApiFailure` 503 when nobody answers. */
  send(call: ApiCall & { method: Endpoint['method'] }, visitor: Visitor): Promise<Response>
  /** Whether answers are checked with the contract's schema: those of another server are. */
  readonly checked: boolean
  /** How long an answer is kept at most, in milliseconds. */
  readonly lifetime: number
  /** Tells of every change of the content; answers are forgotten then. */
  onChange(forget: () => void): void
}

/** Answers kept at once, of all languages together. About 10 KB each. */
const keptAnswers = 1000

/**
 * Gives every visitor an `Ask` over one source. Reads are cached per call and language and equal reads in flight are
 * shared (R152); a POST always goes out, once.
 */
export function createAsk(
  source: ApiSource,
  log: Log,
  metrics: Pick<Metrics, 'answerCache'> = noMetrics,
): (visitor: Visitor) => Ask {
  const cache = answerCache({ lifetime: source.lifetime, size: keptAnswers, heard: metrics.answerCache })
  source.onChange(() => cache.clear())

  async function answerOf(endpoint: Endpoint, call: ApiCall, visitor: Visitor): Promise<unknown> {
    const response = await source.send({ ...call, method: endpoint.method }, visitor)
    const body: unknown = await response.json().catch(() => undefined)
    if (!response.ok)
      throw new ApiFailure(response.status, errorBody(response.status, body), retryAfter(response.headers))
    if (!source.checked) return body
    const parsed = endpoint.answer.safeParse(body)
    if (parsed.success) return parsed.data
    const places = parsed.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.code}`)
    log.error({ requestId: visitor.requestId, path: endpoint.path, places }, 'an answer breaks the contract')
    throw new ApiFailure(502, { message: 'error.unexpected' })
  }

  return (visitor) =>
    async function ask<E extends Endpoint>(endpoint: E, input: Parameters<Ask>[1]): Promise<Answer<E>> {
      const call = apiCall(endpoint, { ...(input as object) })
      const answer = () => answerOf(endpoint, call, visitor)
      const asked =
        endpoint.method === 'GET' ? cache.get(`${visitor.language} ${call.path}`, answer) : answer()
      // Ours keeps the contract by its own tests, another's was parsed above.
      return (await asked) as Answer<E>
    }
}

/** Seconds of a Retry-After header; null without one, or with the date that it may also hold. */
function retryAfter(headers: Headers): number | null {
  const text = headers.get('retry-after') ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

function errorBody(status: number, body: unknown): ErrorBody {
  const parsed = ErrorBody.safeParse(body)
  return parsed.success ? parsed.data : { message: `Error ${status}` }
}

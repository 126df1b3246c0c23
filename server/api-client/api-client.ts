import { ApiFailure, type Answer, type Ask, type Endpoint } from '#contract/ask.ts'
import { readErrorBody } from '#contract/error-body.ts'
import { readAnswer } from '#contract/readings.ts'
import { type Log, safeError } from '#api/http/log.ts'
import { getShortlist } from '#contract/shortlist.ts'
import type { Language } from '#domain/languages.ts'
import { answerCache } from './response-cache.ts'
import { type ApiCall, apiCall } from './api-call.ts'
import { lastGood } from './last-good.ts'
import { type Metrics, noMetrics } from '../metrics/metrics.ts'
import { shortlistOfUnits } from './shortlist-of-units.ts'

/** For whom a page asks. */
export type Visitor = {
  readonly language: Language
  readonly clientAddress: string
  readonly requestId: string
  /** Until when the page waits for another server, in milliseconds of Unix time; as long as it takes unless told. */
  readonly until?: number
}

/** Where answers come from: our own API in this process or another server. */
export type ApiSource = {
  /**
   * Sends one call. `body` is JSON, or a form with a file. Rejects when nobody answers, with a `TimeoutError` when that
   * took too long.
   */
  send(call: ApiCall & { method: Endpoint['method'] }, visitor: Visitor): Promise<Response>
  /** Whether answers are read with tolerance (A41): those of another server are. Ours keeps the contract by its tests. */
  readonly checked: boolean
  /** How long an answer is kept at most, in milliseconds. */
  readonly lifetime: number
  /** Tells of every change of the content; answers are forgotten then. */
  onChange(forget: () => void): void
}

/** Answers kept at once, of all languages together. About 10 KB each. */
const keptAnswers = 1000

/** What a server says that does not know a call, or no such thing (A41). */
const notThere = [404, 405, 501]

/**
 * Gives every visitor an `Ask` over one source. Reads are cached per call and language and equal reads in flight are
 * shared (R152); a POST always goes out, once. When another server fails, its last good answer is taken.
 */
export function createAsk(
  source: ApiSource,
  log: Log,
  metrics: Pick<Metrics, 'answerCache'> = noMetrics,
  now: () => number = Date.now,
): (visitor: Visitor) => Ask {
  const cache = answerCache({ lifetime: source.lifetime, size: keptAnswers, heard: metrics.answerCache, now })
  const outlasting = lastGood({ size: keptAnswers, now })
  source.onChange(() => cache.clear())

  async function ownAnswer(endpoint: Endpoint, call: ApiCall, visitor: Visitor): Promise<unknown> {
    const response = await source.send({ ...call, method: endpoint.method }, visitor)
    const body: unknown = await response.json().catch(() => undefined)
    if (response.ok) return body
    throw new ApiFailure(response.status, readErrorBody(body), retryAfter(response.headers))
  }

  /** The same of another server: everything that is neither an answer nor a plain refusal is a failure, and told. */
  async function otherAnswer(endpoint: Endpoint, call: ApiCall, asked: Fields, visitor: Visitor) {
    const failed = (reason: string, facts: object = {}) => {
      const { requestId } = visitor
      log.error(
        { requestId, call: `${endpoint.method} ${endpoint.path}`, reason, ...facts },
        'another server failed',
      )
      return unreachable(endpoint.method)
    }
    const response = await source
      .send({ ...call, method: endpoint.method }, visitor)
      .catch((error: unknown) => {
        const isLate = error instanceof Error && error.name === 'TimeoutError'
        if (isLate) outlasting.late(keyOf(call, visitor))
        throw isLate ? failed('no answer in time') : failed('no connection', { err: safeError(error) })
      })
    const { status, headers } = response
    const text = await response.text()
    const body = jsonOf(text)
    if (endpoint.method === 'POST') {
      if (status >= 500) failed(`status ${status}`)
      if (!response.ok) throw new ApiFailure(status, readErrorBody(body), retryAfter(headers))
      // The answer to a form need not be read (R197); a page in its place is somebody else's.
      if (body === undefined && text.trim() !== '') throw failed('not JSON')
      const { answer } = endpoint
      return answer.safeParse(body).data ?? { data: {}, message: '' }
    }
    if (notThere.includes(status)) throw new ApiFailure(404, readErrorBody(body))
    if (status === 410) throw new ApiFailure(410, readErrorBody(body))
    if (!response.ok) throw failed(`status ${status}`)
    if (body === undefined && text.trim() !== '') throw failed('not JSON')
    const reading = readAnswer(endpoint, asked, body)
    if (reading === 'odd') throw failed('the answer cannot be read')
    if (reading === 'nothing') throw new ApiFailure(404, { message: `Page Not Found: ${call.path}` })
    return reading.answer
  }

  return (visitor) =>
    async function ask<E extends Endpoint>(endpoint: E, input: Parameters<Ask>[1]): Promise<Answer<E>> {
      const asked: Fields = { ...(input as object) }
      const call = apiCall(endpoint, asked)
      const other = () => otherAnswer(endpoint, call, asked, visitor)
      const byUnits = () => shortlistOfUnits(ask, String(asked['ids']))
      const answer = () =>
        !source.checked
          ? ownAnswer(endpoint, call, visitor)
          : endpoint.path === getShortlist.path
            ? other().catch(whenNotThere(byUnits))
            : other()
      const key = keyOf(call, visitor)
      const kept = () => cache.get(key, answer)
      const isRead = endpoint.method === 'GET'
      const given = !isRead ? answer() : source.checked ? outlasting.get(key, kept, visitor.until) : kept()
      // Ours keeps the contract by its own tests, another's was read above.
      return (await given) as Answer<E>
    }
}

/** Takes the place of a call that the other server does not have. */
function whenNotThere(instead: () => Promise<unknown>) {
  return (error: unknown): Promise<unknown> => {
    if (error instanceof ApiFailure && error.status === 404) return instead()
    throw error
  }
}

type Fields = Readonly<Record<string, unknown>>

function keyOf({ path }: ApiCall, { language }: Visitor): string {
  return `${language} ${path}`
}

/** What a visitor is told when the other server does not answer. */
export function unreachable(method: string): ApiFailure {
  return new ApiFailure(503, { message: method === 'POST' ? 'feedback.unavailable' : 'error.unexpected' })
}

/** Undefined for what is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Seconds of a Retry-After header; null without one, or with the date that it may also hold. */
function retryAfter(headers: Headers): number | null {
  const text = headers.get('retry-after') ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

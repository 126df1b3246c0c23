import { LRUCache } from 'lru-cache'
import { type Log, safeError } from '#api/http/log.ts'
import { type ApiClient, ApiFailure, type Endpoint } from '#contract/api-client.ts'
import { isRecord, readErrorBody } from '#contract/error-body.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { noReason } from '#contract/no-reason.ts'
import { readAnswer } from '#contract/readings.ts'
import { getShortlist } from '#contract/shortlist.ts'
import { type ApiCall, apiCall, knownFields } from './api-call.ts'
import { type ApiSource, callKey, type Fields, keptAnswers, type Visitor } from './api-client.ts'
import { lastGood } from './last-good.ts'
import { guardOwnForm } from './own-forms.ts'
import { shortlistOfUnits } from './shortlist-of-units.ts'

/** How long another server may take for one answer, and a page for all that it asks, in milliseconds. */
export const timeoutMs = 5000

/** The same for a call that brings a file of up to 10 MB along. */
const fileTimeoutMs = 30_000

/** There is no event for another server's changes, so its answers are requested again after a minute. */
const lifetime = 60_000

/** Sends one call. Rejects without an answer, with a `TimeoutError` when that took too long. */
export type Send = (call: ApiCall, visitor: Visitor) => Promise<Response>

/** The headers that carry a visitor to another server: it needs TRUST_PROXY to believe the address. */
function visitorHeaders(visitor: Visitor): Record<string, string> {
  const address = visitor.clientAddress === '' ? {} : { 'X-Forwarded-For': visitor.clientAddress }
  return {
    Accept: 'application/json',
    'Accept-Language': visitor.language,
    'X-Request-Id': visitor.requestId,
    ...visitor.headers,
    ...address,
  }
}

/** The way to another server (API_BASE_URL). */
export function httpSender(baseUrl: string, options: { timeoutMs?: number } = {}): Send {
  return async ({ method, path, body }, visitor) => {
    const headers = visitorHeaders(visitor)
    if (typeof body === 'string') headers['Content-Type'] = 'application/json'
    // A visitor's request must not follow a redirect to a third party.
    const response = await fetch(baseUrl + path, {
      method,
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(
        options.timeoutMs ?? (body instanceof FormData ? fileTimeoutMs : timeoutMs),
      ),
    })
    // The body has to come within the same time.
    return new Response(bodyless.includes(response.status) ? null : await response.arrayBuffer(), {
      status: response.status,
      headers: response.headers,
    })
  }
}

/** Answers that have no body, not even an empty one. */
const bodyless = [204, 205, 304]

/** The statuses of a server that does not know a call, or has no such thing (A41). */
const notThere = [404, 405, 501]

/**
 * Another server that keeps the contract, or as much of it as the specification names (A41). Its answers are read with
 * tolerance. Everything that is neither an answer nor a plain refusal is a failure, and logged; a read then gets the
 * last good answer.
 */
export function httpApi(send: Send, log: Log, now: () => number = Date.now): ApiSource {
  const outlasting = lastGood({ max: keptAnswers, now })
  const forAMinute = { max: keptAnswers, ttl: lifetime, ttlResolution: 0, perf: { now } }
  const absent = new LRUCache<string, ErrorBody>(forAMinute)
  const odd = new LRUCache<string, true>(forAMinute)

  async function callOther(endpoint: Endpoint, input: Fields, visitor: Visitor): Promise<unknown> {
    const { language, requestId } = visitor
    if (endpoint.method === 'POST') guardOwnForm(input)
    const told = endpoint.method === 'POST' ? knownFields(input) : input
    const call = apiCall(endpoint, told, language)
    const key = callKey(endpoint, input, language)
    const missing = endpoint.method === 'POST' ? undefined : absent.get(key)
    if (missing !== undefined) throw new ApiFailure(404, missing)
    if (odd.has(key)) throw unreachable(endpoint.method)
    const failed = (reason: string, facts: object = {}) => {
      log.error(
        { requestId, call: `${endpoint.method} ${endpoint.path}`, reason, ...facts },
        'another server failed',
      )
      return unreachable(endpoint.method)
    }
    const response = await send(call, visitor).catch((error: unknown) => {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      if (isLate) outlasting.late(key)
      throw isLate ? failed('no answer in time') : failed('no connection', { err: safeError(error) })
    })
    const { status, headers } = response
    const text = await response.text()
    const body = jsonOf(text)
    if (endpoint.method === 'POST') {
      const refusal = response.ok ? null : refusalOf(body)
      const isAbsent = notThere.includes(status) && refusal?.errors === undefined
      if (status >= 500 || isAbsent) failed(`status ${status}`)
      // Of a call that is not there nothing is said to the visitor that helps.
      if (isAbsent) throw unreachable(endpoint.method)
      if (refusal !== null) throw new ApiFailure(status, refusal, retryAfter(headers))
      // The answer to a form need not be read (R197); a page of HTML in its place is not the API's.
      if (/^\s*<[a-z!]/i.test(text)) throw failed('a page of HTML')
      return endpoint.answer.safeParse(body).data ?? { data: {}, message: '' }
    }
    if (notThere.includes(status)) {
      const said = readErrorBody(body)
      // A list is never missing, so the server does not have the call: every page would ask in vain.
      if (!endpoint.path.includes(':')) absent.set(key, said)
      throw new ApiFailure(404, said)
    }
    if (status === 410) throw new ApiFailure(410, readErrorBody(body))
    if (!response.ok) throw failed(`status ${status}`)
    if (body === undefined && text.trim() !== '') throw failed('not JSON')
    const reading = readAnswer(endpoint, endpoint.encode?.(input as never, language) ?? input, body)
    if (reading === 'odd') {
      // Its shape is no accident: every page would ask and log in vain.
      if (!endpoint.path.includes(':')) odd.set(key, true)
      throw failed('the answer cannot be read')
    }
    if (reading === 'nothing') {
      const said = { message: `Page Not Found: ${call.path}` }
      if (!endpoint.path.includes(':')) absent.set(key, said)
      throw new ApiFailure(404, said)
    }
    if ('gone' in reading)
      throw new ApiFailure(410, { ...reading.gone, message: `Page Not Found: ${call.path}` })
    return deepFrozen(reading.answer)
  }

  /** The shortlist by its units, where the other server has no call for it. */
  async function shortlist(input: Fields, visitor: Visitor): Promise<unknown> {
    try {
      return await callOther(getShortlist, input, visitor)
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status !== 404) throw error
      const ask = (endpoint: Endpoint, unit: Fields) => callOther(endpoint, unit, visitor)
      return deepFrozen(await shortlistOfUnits(ask as ApiClient, String(input['ids'])))
    }
  }

  return {
    async call(endpoint, input, visitor) {
      return endpoint.path === getShortlist.path
        ? shortlist(input, visitor)
        : callOther(endpoint, input, visitor)
    },
    outlast: outlasting.get,
    lifetime,
    onChange() {},
  }
}

/** The visitor's message when the other server does not answer. */
export function unreachable(method: string): ApiFailure {
  return new ApiFailure(503, { message: method === 'POST' ? 'feedback.unavailable' : 'error.unexpected' })
}

/**
 * Why a form was refused. Some servers tell the reason as one text of errors, beside a message that only says that it was
 * (R204). A single word there is the name of a field.
 */
function refusalOf(body: unknown): ErrorBody {
  const said = readErrorBody(body)
  const reason = isRecord(body) ? body['errors'] : ''
  const isTold = typeof reason === 'string' && /\S\s+\S/.test(reason) && unspoken.includes(said.message)
  return isTold ? { ...said, message: reason } : said
}

/** Messages that name no reason. */
const unspoken = ['validation.failed', noReason]

/** Undefined when it is not JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Seconds of a Retry-After header; null without one, or with the date that it may also hold. */
export function retryAfter(headers: Headers): number | null {
  const text = headers.get('retry-after') ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** Requests share the cached answers. */
function deepFrozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.values(value).forEach(deepFrozen)
  return Object.freeze(value)
}

import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { routePath } from 'hono/route'
import type { z } from 'zod'
import type { ErrorBody } from '#contract/errors.ts'
import type { Language } from '#domain/languages.ts'
import { isDatabaseAway } from '#database/engines/away.ts'
import { TooMany } from '#leads/intake/limits.ts'
import type { ApiEnv } from './api-env.ts'
import { type Log, masked, safeError } from './log.ts'
import { throttle } from './throttle.ts'

export type FailureStatus = 400 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 503

/** A refusal that the contract knows. Handlers throw it; `failureAnswers` turns it into an answer. */
export class Failure extends Error {
  readonly status: FailureStatus
  readonly errors: Record<string, string[]> | undefined
  readonly headers: Record<string, string>
  readonly details: Readonly<Record<string, unknown>>

  /**
   * `cause` is the original error, where there is one: then the refusal is logged as an error. `details` are further
   * fields of the body.
   */
  constructor(
    status: FailureStatus,
    message: string,
    errors?: Record<string, string[]>,
    more: {
      headers?: Record<string, string>
      details?: Readonly<Record<string, unknown>>
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: more.cause })
    this.name = 'Failure'
    this.status = status
    this.errors = errors
    this.headers = more.headers ?? {}
    this.details = more.details ?? {}
  }
}

/** When to come back while the database is down, in seconds: it is looked for about as often. */
export const outagePause = '5'

/** For things that do not exist. The answer names the requested path (R146, R199). */
export function notFound(errors?: Record<string, string[]>): Failure {
  return new Failure(404, 'Page Not Found', errors)
}

/** For things that no longer exist; `details` name replacements. */
export function gone(language: Language, details: Readonly<Record<string, unknown>>): Failure {
  const headers = { 'Content-Language': language, Vary: 'Accept-Language' }
  return new Failure(410, 'Page Not Found', undefined, { headers, details })
}

/** A visitor above a limit is told when to come back (A14). */
function tooMany({ retryAfter }: TooMany): Failure {
  const headers = { 'Retry-After': String(retryAfter) }
  return new Failure(429, 'validation.too_many', undefined, { headers })
}

/** Refusal of fields: the message keys of a schema's issues by field, each key once (R143, R204). */
export function refusedFields(issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[]): Failure {
  const errors: Record<string, string[]> = {}
  for (const issue of issues) {
    const field = String(issue.path[0] ?? 'body')
    const key = issue.message.startsWith('validation.') ? issue.message : 'validation.body'
    const keys = (errors[field] ??= [])
    if (!keys.includes(key)) keys.push(key)
  }
  return new Failure(422, 'validation.failed', errors)
}

/** The call that failed, for the log and the answer. `path` is the path as it was sent, `route` its pattern. */
type FailedCall = { requestId: string | undefined; method: string; route: string; path: string }

/** The answer to a caller after a failure, over HTTP or in this process. */
export type Refusal = {
  readonly status: FailureStatus | 500
  readonly body: ErrorBody
  readonly headers: Readonly<Record<string, string>>
}

/**
 * The one place that logs failures and makes the answers to callers. Expected ones leave one line of information;
 * other failures leave one error with the request id, and the caller gets no details. While the database is down
 * the answer says when to try again, and the log gets one line a minute.
 */
export function failureLog(log: Log) {
  const tellOutage = throttle<Record<string, unknown>>((facts) => log.error(facts, 'the database is down'))

  function refuse(failure: Failure, { path, ...call }: FailedCall): Refusal {
    const { status, errors, details, headers } = failure
    const isMissing = status === 404 || status === 410
    const message = isMissing ? `${failure.message}: ${path}` : failure.message
    const fields = Object.keys(errors ?? {})
    log.info({ ...call, status, reason: masked(message), fields }, 'refused')
    return { status, body: { message, ...(errors && { errors }), ...details }, headers }
  }

  return function refusalOf(error: unknown, call: FailedCall): Refusal {
    if (error instanceof TooMany) return refuse(tooMany(error), call)
    if (error instanceof Failure && error.cause === undefined) return refuse(error, call)
    const { method, route, requestId = randomUUID() } = call
    const facts = { requestId, method, route, err: safeError(error) }
    const headers = { 'X-Request-Id': requestId }
    const unexpected = { message: 'error.unexpected' }
    if (!(error instanceof Failure) && isDatabaseAway(error)) {
      if (!tellOutage(facts)) log.info(facts, 'refused')
      return { status: 503, body: unexpected, headers: { ...headers, 'Retry-After': outagePause } }
    }
    log.error(facts, 'something broke')
    if (!(error instanceof Failure)) return { status: 500, body: unexpected, headers }
    return {
      status: error.status,
      body: { message: error.message },
      headers: { ...error.headers, ...headers },
    }
  }
}

/** The answers of the HTTP API to failures. */
export function failureAnswers(refusalOf: ReturnType<typeof failureLog>) {
  function answer(error: unknown, c: Context<ApiEnv>, route: string): Response {
    const path = new URL(c.req.url).pathname
    const call = { requestId: c.env?.requestId, method: c.req.method, route, path }
    const { status, body, headers } = refusalOf(error, call)
    return c.json(body, status, { 'Cache-Control': 'no-store', ...headers })
  }

  return {
    /** For an address and method without a handler; `allowed` are the methods that the address knows. */
    missing(c: Context<ApiEnv>, allowed: readonly string[]): Response {
      const headers = { Allow: allowed.join(', ') }
      const failure =
        allowed.length === 0 ? notFound() : new Failure(405, 'Method Not Allowed', undefined, { headers })
      return answer(failure, c, masked(c.req.path))
    },

    failed: (error: Error, c: Context<ApiEnv>) => answer(error, c, routePath(c, -1)),
  }
}

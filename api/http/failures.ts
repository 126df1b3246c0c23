import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { routePath } from 'hono/route'
import type { z } from 'zod'
import type { ErrorBody } from '#contract/errors.ts'
import { isDatabaseAway } from '#database/engines/away.ts'
import { TooMany } from '#leads/intake/limits.ts'
import type { ApiEnv } from './api-env.ts'
import { type Log, masked, safeError } from './log.ts'
import { nowAndThen } from './now-and-then.ts'

export type FailureStatus = 400 | 404 | 405 | 413 | 415 | 422 | 429 | 503

/** A refusal that the contract knows. Handlers throw it; `failureAnswers` turns it into an answer. */
export class Failure extends Error {
  readonly status: FailureStatus
  readonly errors: Record<string, string[]> | undefined
  readonly headers: Record<string, string>

  /** `cause` is what broke, where something did: then the refusal is logged as an error. */
  constructor(
    status: FailureStatus,
    message: string,
    errors?: Record<string, string[]>,
    more: { headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.name = 'Failure'
    this.status = status
    this.errors = errors
    this.headers = more.headers ?? {}
  }
}

/** When to come back while the database is down, in seconds: it is looked for about as often. */
export const outagePause = '5'

/** R146, R199: whatever is missing answers with the path that was asked for, as it was sent. */
export function notFound(c: Context, errors?: Record<string, string[]>): Failure {
  return new Failure(404, `Page Not Found: ${new URL(c.req.url).pathname}`, errors)
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

/**
 * The one place that answers and logs failures. Expected ones leave one line of information; what broke leaves one
 * error with the request id, and the caller learns nothing about it. While the database is down callers are told when to
 * come back, and the log once a minute.
 */
export function failureAnswers(log: Log) {
  const tellOutage = nowAndThen<Record<string, unknown>>((facts) => log.error(facts, 'the database is down'))

  function refuse(c: Context<ApiEnv>, failure: Failure, route: string): Response {
    const { status, message: reason, errors = {} } = failure
    const fields = Object.keys(errors)
    log.info(
      { requestId: c.env?.requestId, method: c.req.method, route, status, reason: masked(reason), fields },
      'refused',
    )
    return answer(c, failure.status, failure.message, failure)
  }

  return {
    /** For an address and method without a handler; `allowed` are the methods that the address knows. */
    missing(c: Context<ApiEnv>, allowed: readonly string[]): Response {
      const route = masked(c.req.path)
      if (allowed.length === 0) return refuse(c, notFound(c), route)
      const headers = { Allow: allowed.join(', ') }
      return refuse(c, new Failure(405, 'Method Not Allowed', undefined, { headers }), route)
    },

    failed(error: Error, c: Context<ApiEnv>): Response {
      const route = routePath(c, -1)
      if (error instanceof TooMany) return refuse(c, tooMany(error), route)
      if (error instanceof Failure && error.cause === undefined) return refuse(c, error, route)
      const requestId = c.env?.requestId ?? randomUUID()
      const facts = { requestId, method: c.req.method, route, err: safeError(error) }
      const headers = { 'X-Request-Id': requestId }
      if (!(error instanceof Failure) && isDatabaseAway(error)) {
        if (!tellOutage(facts)) log.info(facts, 'refused')
        return answer(c, 503, 'error.unexpected', { headers: { ...headers, 'Retry-After': outagePause } })
      }
      log.error(facts, 'something broke')
      if (!(error instanceof Failure)) return answer(c, 500, 'error.unexpected', { headers })
      return answer(c, error.status, error.message, { headers: { ...error.headers, ...headers } })
    },
  }
}

function answer(
  c: Context,
  status: FailureStatus | 500,
  message: string,
  more: { errors?: ErrorBody['errors']; headers: Record<string, string> },
): Response {
  const body: ErrorBody = { message, ...(more.errors === undefined ? {} : { errors: more.errors }) }
  return c.json(body, status, { 'Cache-Control': 'no-store', ...more.headers })
}

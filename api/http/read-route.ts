import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { defaultLanguage, type Language } from '#domain/languages.ts'
import type { NumberStyle } from '#domain/money.ts'
import { type Get, getOf } from '#domain/query-values.ts'
import { acceptedLanguage } from './accept.ts'
import type { ApiEnv } from './api-env.ts'
import { etagMatches } from './etag.ts'
import { finishedAnswer } from './finished-answer.ts'
import { withIgnored } from './ignored.ts'
import type { ReadCall } from './read-call.ts'
import { readLifetime } from './read-lifetimes.ts'

/** The language of the request, Russian when it names none of ours (R150). */
export function languageOf(c: Context): Language {
  return acceptedLanguage(c.req.header('accept-language')) ?? defaultLanguage
}

/**
 * The route of a read: the answer with its language, its lifetime and a weak tag of its content, so that a caller who
 * already has the same content gets 304 without a body. The answer lists the ignored parts of the query.
 */
export function readRoute(call: ReadCall, style: NumberStyle) {
  return async (c: Context<ApiEnv>): Promise<Response> => {
    const query = new URL(c.req.url).searchParams
    const ofQuery = getOf(query, call.endpoint.lists ?? [])
    const get: Get = (key) => c.req.param(key) ?? ofQuery(key)
    const language = call.language?.(get) ?? languageOf(c)
    const answer = await call.answer(call.parse(get, query), language)
    const ignored = await call.ignored?.(get, language, query)
    const whole = withIgnored(query, call.endpoint, finishedAnswer(answer, language, style), ignored)
    const body = JSON.stringify(whole)
    const tag = `W/"${createHash('sha1').update(language).update(body).digest('base64url')}"`
    const headers = {
      'Cache-Control': readLifetime(call.endpoint.path),
      'Content-Language': language,
      ETag: tag,
      Vary: 'Accept-Language',
    }
    if (etagMatches(c.req.header('if-none-match'), tag)) return c.body(null, 304, headers)
    return c.body(body, 200, { ...headers, 'Content-Type': 'application/json; charset=utf-8' })
  }
}

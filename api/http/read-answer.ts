import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { Answer, Endpoint } from '#contract/ask.ts'
import { defaultLanguage, type Language } from '#domain/languages.ts'
import type { NumberStyle } from '#domain/money.ts'
import { proseNumbers } from '#domain/prose-numbers.ts'
import { acceptedLanguage } from './accept-language.ts'
import type { ApiEnv } from './api-env.ts'
import { type Ignored, withIgnored } from './ignored.ts'
import { readLifetimes } from './read-lifetimes.ts'

/** The language that a caller asked for, Russian when it named none of ours (R150). */
export function languageOf(c: Context): Language {
  return acceptedLanguage(c.req.header('accept-language')) ?? defaultLanguage
}

/** Names of the fields that hold what editors write for readers: sentences, names, captions, HTML. */
const prose = /^(?:title|name|label|lead|text|alt|detail|description|\w+_html)$/

/** Writes the numbers of such texts as the setting asks. English is written in one way. */
function inStyle(language: Language, setting: NumberStyle) {
  if (language === 'en' || setting === 'local') return undefined
  return (field: string, value: unknown) =>
    typeof value === 'string' && prose.test(field) ? proseNumbers(value) : value
}

/**
 * Answers a read: its language, lifetime and a weak tag of its content, so that a caller who already holds the same
 * content gets 304 without a body. A list says what of its query it ignored; `ignored` are the values of known names.
 */
export function sendRead<E extends Endpoint>(
  c: Context<ApiEnv>,
  endpoint: E,
  language: Language,
  answer: Answer<E>,
  ignored: Ignored = {},
): Response {
  const whole = withIgnored(c, endpoint, answer, ignored)
  const body = JSON.stringify(whole, inStyle(language, c.get('numberStyle')))
  const tag = `W/"${createHash('sha1').update(language).update(body).digest('base64url')}"`
  const headers = {
    'Cache-Control': readLifetimes[endpoint.path] ?? 'no-cache',
    'Content-Language': language,
    ETag: tag,
    Vary: 'Accept-Language',
  }
  if (holds(c.req.header('if-none-match'), tag)) return c.body(null, 304, headers)
  return c.body(body, 200, { ...headers, 'Content-Type': 'application/json; charset=utf-8' })
}

/** Weak comparison of RFC 9110 §13.1.2: the W/ mark does not count. */
function holds(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  const opaque = (text: string) => text.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((held) => opaque(held) === opaque(tag))
}

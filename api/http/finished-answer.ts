import type { Language } from '#domain/languages.ts'
import type { NumberStyle } from '#domain/money.ts'
import { proseNumbers } from '#domain/prose-numbers.ts'
import { remembering } from './remembering.ts'

/** Names of the fields with texts of editors for readers: sentences, names, captions, HTML. */
const prose = /^(?:title|name|label|lead|text|alt|detail|description|\w+_html)$/

const withSpecNumbers = remembering(proseNumbers)

/**
 * The answer as callers get it: the numbers in the texts of editors as the setting asks; English is written in one
 * way. It is a copy, without fields that have no value, and frozen: requests share answers, and an answer may hold
 * parts of the search index.
 */
export function finishedAnswer<T>(answer: T, language: Language, style: NumberStyle): T {
  const isAsWritten = language === 'en' || style === 'local'
  return frozenCopy(answer, (field, text) =>
    isAsWritten || !prose.test(field) ? text : withSpecNumbers(text),
  ) as T
}

/** A frozen copy of plain data, with each text passed through `write`, which also gets the name of its field. */
export function frozenCopy(
  value: unknown,
  write: (field: string, text: string) => string,
  field = '',
): unknown {
  if (typeof value === 'string') return write(field, value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Object.freeze(value.map((each) => frozenCopy(each, write, field)))
  // A loop, since every answer goes through here: pairs of names and values take five times as long.
  const copy: Record<string, unknown> = {}
  for (const [key, each] of Object.entries(value))
    if (each !== undefined) copy[key] = frozenCopy(each, write, key)
  return Object.freeze(copy)
}

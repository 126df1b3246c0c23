import type { Language } from '#domain/languages.ts'
import type { NumberStyle } from '#domain/money.ts'
import { proseNumbers } from '#domain/prose-numbers.ts'
import { frozenCopies } from './frozen-copies.ts'
import { remembering } from '#domain/remembering.ts'

/** The fields with texts of editors for readers: sentences, names, captions; those that hold HTML end in `_html`. */
const prose = new Set(['title', 'name', 'label', 'lead', 'text', 'alt', 'detail', 'description'])

function isProse(field: string): boolean {
  return prose.has(field) || field.endsWith('_html')
}

const withSpecNumbers = remembering(proseNumbers)

const asWritten = frozenCopies((_, text) => text)

const asSpecified = frozenCopies((field, text) => (isProse(field) ? withSpecNumbers(text) : text))

/**
 * The answer as callers get it: the numbers in the texts of editors as the setting asks; English is written in one
 * way. It is a copy, without fields that have no value, and frozen: requests share answers, and an answer may hold
 * parts of the search index.
 */
export function finishedAnswer<T>(answer: T, language: Language, style: NumberStyle): T {
  return language === 'en' || style === 'local' ? asWritten(answer) : asSpecified(answer)
}

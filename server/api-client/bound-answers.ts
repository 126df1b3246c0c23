import type { ApiClient } from '#contract/api-client.ts'
import { frozenCopies } from '#api/http/frozen-copies.ts'
import { remembering } from '#domain/remembering.ts'
import { boundWords } from '#domain/bound-words.ts'
import type { Language } from '#domain/languages.ts'
import { asRecurring } from '#domain/recurring.ts'

/** The fields, of any answer, that hold text for readers; those that hold HTML end in `_html`. */
const read = new Set([
  'address',
  'author',
  'description',
  'experience',
  'former_address',
  'hours',
  'lead',
  'name',
  'position',
  'question',
  'text',
  'title',
])

function isRead(field: string): boolean {
  return read.has(field) || field.endsWith('_html')
}

/**
 * The same client for pages: the texts of its answers are bound like the texts of the site (domain/bound-words.ts).
 */
export function boundAnswers(apiClient: ApiClient, language: Language): ApiClient {
  return async (endpoint, input) => {
    const answer = await apiClient(endpoint, input)
    if (endpoint.method !== 'GET' || typeof answer !== 'object' || answer === null) return answer
    return bound[language](asRecurring(answer))
  }
}

const bound = { ru: boundIn('ru'), kk: boundIn('kk'), en: boundIn('en') }

/** Only text: the content of a tag stays as it is. */
function boundIn(language: Language) {
  const boundText = remembering((text) =>
    text.replaceAll(/(?<=^|>)[^<>]+(?=<|$)/g, (words) => boundWords(words, language)),
  )
  return frozenCopies((field, text) => (isRead(field) ? boundText(text) : text))
}

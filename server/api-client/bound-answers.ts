import type { Ask } from '#contract/ask.ts'
import { boundWords } from '#domain/bound-words.ts'
import type { Language } from '#domain/languages.ts'

/** Fields of answers that hold words which people read, in whatever answer they stand. */
const read = new Set([
  'address',
  'author',
  'conditions_html',
  'body_html',
  'description',
  'description_html',
  'duties_html',
  'experience',
  'former_address',
  'hours',
  'lead',
  'name',
  'position',
  'requirements_html',
  'text',
  'text_html',
  'title',
])

/** What was made of an answer, for as long as the answer itself is kept. */
const made = new WeakMap<object, unknown>()

/** The same `ask` for pages: what its answers say is bound together like the texts of the site (domain/bound-words.ts). */
export function boundAnswers(ask: Ask, language: Language): Ask {
  return async (endpoint, input) => {
    const answer = await ask(endpoint, input)
    if (endpoint.method !== 'GET' || !isObject(answer)) return answer
    const known = made.get(answer) ?? bound(answer, '', language)
    made.set(answer, known)
    // The same fields, with other spaces in their texts.
    return known as typeof answer
  }
}

function bound(value: unknown, field: string, language: Language): unknown {
  if (typeof value === 'string') return read.has(field) ? boundText(value, language) : value
  if (Array.isArray(value)) return value.map((each) => bound(each, field, language))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, bound(each, key, language)]))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Words alone: what stands within a tag is left as it is. */
function boundText(text: string, language: Language): string {
  return text.replaceAll(/(?<=^|>)[^<>]+(?=<|$)/g, (words) => boundWords(words, language))
}

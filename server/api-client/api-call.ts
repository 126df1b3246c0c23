import { ApiFailure, type Endpoint } from '#contract/api-client.ts'
import type { Language } from '#domain/languages.ts'
import type { Fields } from './api-client.ts'

/** A call as it travels: the path with its query and, for a POST, the body: JSON, or a form that brings a file. */
export type ApiCall = {
  readonly method: Endpoint['method']
  readonly path: string
  readonly body: string | FormData | null
}

/**
 * Fills the path's parameters with input of the same name and puts the rest into the query of a GET or the body of a
 * POST. Missing values leave no field, nor do ids of 0 in a query, which stand for an id that another server never gave
 * (A41); lists repeat their field. Fields are in alphabetical order, so that
 * equal questions have equal paths.
 */
export function apiCall(endpoint: Endpoint, asked: Fields, language: Language): ApiCall {
  const { method } = endpoint
  const input = endpoint.encode?.(asked as never, language) ?? asked
  const used = new Set<string>()
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    used.add(name)
    return pathPart(endpoint.path, name, input[name])
  })
  const rest = Object.entries(input).filter(
    ([name, value]) => !used.has(name) && value !== undefined && value !== null,
  )
  if (method === 'POST') return { method, path, body: bodyOf(rest) }
  const query = new URLSearchParams()
  for (const [name, value] of rest.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (name.endsWith('_id') && String(value) === '0') continue
    for (const each of Array.isArray(value) ? value : [value]) query.append(name, String(each))
  }
  return { method, path: query.size === 0 ? path : `${path}?${query}`, body: null }
}

/** Fields that a form always has, empty where a visitor left them so (R142, A19). */
const always = ['name', 'phone', 'email']

/**
 * A form for another server: without empty choices and without stand-ins for ids that it never gave, 0 and below
 * (A41).
 */
export function knownFields(form: Fields): Fields {
  const isKnown = ([name, value]: [string, unknown]) =>
    always.includes(name) || (value !== '' && !(name.endsWith('_id') && Number(value) <= 0))
  return Object.fromEntries(Object.entries(form).filter(isKnown))
}

function bodyOf(fields: readonly (readonly [string, unknown])[]): string | FormData {
  if (!fields.some(([, value]) => value instanceof File)) return JSON.stringify(Object.fromEntries(fields))
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value instanceof File ? value : String(value))
  return form
}

function pathPart(path: string, name: string, value: unknown): string {
  if (value === undefined || value === null) throw new TypeError(`${path} was asked without «${name}»`)
  const text = String(value)
  // An address cannot carry these: they would name another call.
  if (['', '.', '..'].includes(text)) throw new ApiFailure(404, { message: `Page Not Found: ${path}` })
  return encodeURIComponent(text.toWellFormed())
}

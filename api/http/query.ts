import type { z } from 'zod'
import { PageQuery } from '#contract/envelopes.ts'
import type { Get } from '#domain/query-values.ts'
import { type Category, isCategory } from '#domain/categories.ts'
import { notFound, refusedFields } from './failures.ts'

/** The requested category, null without one; an unknown one answers 404 that names it (R179, note b). */
export function askedCategory(get: Get): Category | null {
  const category = get('category') || null
  if (category !== null && !isCategory(category)) throw notFound({ category: ['validation.choice'] })
  return category
}

/** The parameters of a path; an invalid one matches nothing. One thing has one address: 01 is not an id. */
export function paramsOf<P extends z.ZodObject>({ params }: { params: P }, get: Get): z.output<P> {
  const asked = Object.fromEntries(Object.keys(params.shape).map((name) => [name, get(name)]))
  const { success, data } = params.safeParse(asked)
  const values: Readonly<Record<string, unknown>> = data ?? {}
  const isPlain = success && Object.entries(asked).every(([name, text]) => String(values[name]) === text)
  if (!isPlain) throw notFound()
  return data
}

/** Page and page size; malformed ones answer 422 by field (note b). */
export function pageOf(get: Get): { page: number; perPage: number } {
  const parsed = PageQuery.safeParse({ page: get('page'), per_page: get('per_page') })
  if (!parsed.success) throw refusedFields(parsed.error.issues)
  return { page: parsed.data.page, perPage: parsed.data.per_page }
}

/**
 * The caller's own filters as sent, in the order of the contract and without fields that the contract does not have.
 */
export function filterPairs(get: Get, filters: z.ZodObject): [string, string][] {
  return askedPairs(get, [...Object.keys(filters.shape), 'per_page'])
}

/**
 * The query that the links of a list keep: its criteria as they were understood, `search`, without unknown values
 * (A4); before them the further fields of `first`, after them the page size, where they were named.
 */
export function linkPairs(
  search: string,
  perPage: number | undefined,
  first: readonly [string, string][] = [],
): [string, string][] {
  const last: [string, string][] = perPage === undefined ? [] : [['per_page', String(perPage)]]
  return [...first, ...new URLSearchParams(search), ...last]
}

function askedPairs(get: Get, keys: readonly string[]): [string, string][] {
  return keys.flatMap((key) => {
    const value = get(key)
    return value === undefined || value === '' ? [] : [[key, value]]
  })
}

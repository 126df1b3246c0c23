import type { Context } from 'hono'
import type { z } from 'zod'
import type { Endpoint } from '#contract/ask.ts'
import { PageQuery } from '#contract/envelopes.ts'
import { type Get, getOf } from '#domain/query-values.ts'
import { type Category, isCategory } from '#domain/categories.ts'
import { notFound, refusedFields } from './failures.ts'

/** Reads the query of a call, whose contract says which keys are lists. */
export function queryOf(c: Context, { lists = [] }: Endpoint): Get {
  return getOf(new URL(c.req.url).searchParams, lists)
}

/** The category asked for, apartments when none is; an unknown one answers 404 that names it (R179, note b). */
export function categoryOf(c: Context, get: Get): Category {
  const category = get('category') || 'flat'
  if (!isCategory(category)) throw notFound(c, { category: ['validation.choice'] })
  return category
}

/** Page and page size; malformed ones answer 422 by field (note b). */
export function pageOf(get: Get): { page: number; perPage: number } {
  const parsed = PageQuery.safeParse({ page: get('page'), per_page: get('per_page') })
  if (!parsed.success) throw refusedFields(parsed.error.issues)
  return { page: parsed.data.page, perPage: parsed.data.per_page }
}

/** The caller's own filters as they stood, in the order of the contract and without what the contract does not know. */
export function filterPairs(get: Get, filters: z.ZodObject): [string, string][] {
  return askedPairs(get, [...Object.keys(filters.shape), 'per_page'])
}

/**
 * The criteria of a listing as they were understood: `search` is a query string without unknown values (A4). Before
 * them stand the keys `first` as they came, after them the page size.
 */
export function criteriaPairs(get: Get, search: string, first: readonly string[] = []): [string, string][] {
  return [...askedPairs(get, first), ...new URLSearchParams(search), ...askedPairs(get, ['per_page'])]
}

function askedPairs(get: Get, keys: readonly string[]): [string, string][] {
  return keys.flatMap((key) => {
    const value = get(key)
    return value === undefined || value === '' ? [] : [[key, value]]
  })
}

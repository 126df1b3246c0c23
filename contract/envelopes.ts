import { z } from 'zod'
import { wholeNumber } from './common.ts'

/** The unknown parts of a call's query (A42); absent when every part is known. */
export const Ignored = z
  .record(z.string(), z.array(z.string()))
  .exactOptional()
  .meta({ description: 'Names of the query that the call does not know, and values, as they came' })

/** `{data: {…}}` around one thing (A26). */
export function one<T extends z.ZodType>(item: T) {
  return z.object({ data: item, meta: z.object({ ignored: Ignored }).exactOptional() })
}

/** `{data: […]}` around a plain list (A26). */
export function list<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), meta: z.object({ ignored: Ignored }).exactOptional() })
}

/** `{data, links, meta}` around one page of a list (A26). Links are paths with their query. */
export function paged<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item),
    links: z.object({
      first: z.string(),
      last: z.string(),
      prev: z.string().nullable(),
      next: z.string().nullable(),
    }),
    meta: z.object({
      current_page: z.int(),
      from: z.int().nullable(),
      last_page: z.int(),
      path: z.string(),
      per_page: z.int(),
      to: z.int().nullable(),
      total: z.int(),
      ignored: Ignored,
    }),
  })
}

/** Items of a list page when the caller names no `per_page` (R211). */
export const defaultPerPage = 12

/** `page` and `per_page`: whole numbers, malformed ones are refused with 422 (note b of the decisions). */
export const PageQuery = z.object({
  page: wholeNumber(1, 1_000_000).default(1).meta({ description: 'Page, counted from 1', example: 1 }),
  per_page: wholeNumber(1, 100, 'validation.per_page')
    .default(defaultPerPage)
    .meta({ description: 'Items on a page', example: 12 }),
})

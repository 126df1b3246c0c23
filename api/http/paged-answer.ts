import type { z } from 'zod'
import type { paged } from '#contract/envelopes.ts'

type Paged<T> = Omit<z.output<ReturnType<typeof paged>>, 'data'> & { data: T[] }

/**
 * The envelope of one page of a list (A26). `pairs` is the query that every link keeps. A page past the end is empty
 * and leads back to the last one.
 */
export function pagedAnswer<T>(
  data: T[],
  total: number,
  at: { path: string; pairs: readonly [string, string][]; page: number; perPage: number },
): Paged<T> {
  const { path, page, perPage } = at
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  const offset = (page - 1) * perPage
  const link = (number: number) => {
    const query = [...at.pairs, ['page', String(number)] as const]
    return `${path}?${query.map(([key, value]) => `${key}=${readable(value)}`).join('&')}`
  }
  return {
    data,
    links: {
      first: link(1),
      last: link(lastPage),
      prev: page > 1 ? link(Math.min(page - 1, lastPage)) : null,
      next: page < lastPage ? link(page + 1) : null,
    },
    meta: {
      current_page: page,
      from: data.length === 0 ? null : offset + 1,
      last_page: lastPage,
      path,
      per_page: perPage,
      to: data.length === 0 ? null : offset + data.length,
      total,
    },
  }
}

function readable(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',')
}

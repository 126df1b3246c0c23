import { searchOf } from '#domain/query-values.ts'

/** What a reader asked the news for: one category, one project by its slug. Null means any. */
export type NewsWishes = { category: string | null; project: string | null }

/** The query of a page of news. */
export function newsSearch({ category, project }: NewsWishes, page = 1): string {
  return searchOf([
    ['category', category],
    ['project', project],
    ['page', page > 1 ? page : null],
  ])
}

/** What a query asks for, as far as it can be meant. */
export function newsWishesOf(query: URLSearchParams): NewsWishes {
  const wish = (key: string) => /^[a-z0-9-]{1,80}$/.exec(query.get(key) ?? '')?.[0] ?? null
  return { category: wish('category'), project: wish('project') }
}

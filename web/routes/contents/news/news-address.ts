import { searchOf } from '#domain/query-values.ts'

/** A reader's criteria for the news: one category, one project by its slug. Null means any. */
export type NewsCriteria = { category: string | null; project: string | null }

/** The query of a page of news. */
export function newsSearch({ category, project }: NewsCriteria, page = 1): string {
  return searchOf([
    ['category', category],
    ['project', project],
    ['page', page > 1 ? page : null],
  ])
}

/** The criteria of a query, without invalid values. */
export function newsCriteriaOf(query: URLSearchParams): NewsCriteria {
  const criterion = (key: string) => /^[a-z0-9-]{1,80}$/.exec(query.get(key) ?? '')?.[0] ?? null
  return { category: criterion('category'), project: criterion('project') }
}

import { type Category, isCategory } from '#domain/categories.ts'
import { searchOf } from '#domain/query-values.ts'

/** A visitor's criteria for the promotions: current ones or past ones; a project by slug, a category. */
export type PromotionCriteria = {
  state: 'active' | 'past'
  project: string | null
  category: Category | null
}

/** The query of a page of promotions. */
export function promotionsSearch({ state, project, category }: PromotionCriteria, page = 1): string {
  return searchOf([
    ['state', state === 'past' ? state : null],
    ['project', project],
    ['category', category],
    ['page', page > 1 ? page : null],
  ])
}

/** The criteria of a query; the existence of the project is checked later. */
export function promotionCriteriaOf(query: URLSearchParams): PromotionCriteria {
  const category = query.get('category')
  return {
    state: query.get('state') === 'past' ? 'past' : 'active',
    project: query.get('project'),
    category: isCategory(category) ? category : null,
  }
}

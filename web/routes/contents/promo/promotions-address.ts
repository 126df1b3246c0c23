import { type Category, isCategory } from '#domain/categories.ts'
import { searchOf } from '#domain/query-values.ts'

/** What a visitor asked the promotions for: those that hold or those that are over; a project by slug, a category. */
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

/** What a query asks for; whether there is such a project remains to be seen. */
export function promotionCriteriaOf(query: URLSearchParams): PromotionCriteria {
  const category = query.get('category')
  return {
    state: query.get('state') === 'past' ? 'past' : 'active',
    project: query.get('project'),
    category: isCategory(category) ? category : null,
  }
}

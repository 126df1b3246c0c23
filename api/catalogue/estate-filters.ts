import { Hono } from 'hono'
import { getEstateFilters } from '#contract/estates.ts'
import { chosenPlans } from '#database/search/query/chosen-plans.ts'
import { estateFacets } from '#database/search/facets/estate-facets.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import type { NumberStyle } from '#domain/money.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { askedCriteria } from './asked-listing.ts'
import { estateFilterList } from './estate-filter-list.ts'
import { planFilter } from './plan-filter.ts'
import { programFilter } from './program-filter.ts'
import { sendRead } from '../http/read-answer.ts'

/** GET /api/estates/filters: every filter of a category with counts under all other chosen ones (A18, R180). */
export function estateFilters(index: LiveSearchIndex, numberStyle: NumberStyle) {
  return new Hono<ApiEnv>().get(getEstateFilters.path, (c) => {
    const { language, category, current, listing, ignored } = askedCriteria(c, index)
    const plans = chosenPlans(current, category, listing)
    const facets = estateFacets(current, category, listing)
    const data = [
      ...estateFilterList(facets, category, language),
      ...planFilter(plans, category, language, numberStyle),
      ...programFilter(current.words, listing.program, facets.total, language),
    ]
    return sendRead(c, getEstateFilters, language, { data }, ignored)
  })
}

import { data } from 'react-router'
import type { ApiClient } from '#contract/api-client.ts'
import { getComplexesNavigation } from '#contract/complexes.ts'
import { defaultPerPage } from '#contract/envelopes.ts'
import { isKnownId } from '#contract/known-id.ts'
import { pages } from '#contract/pages.ts'
import { getPromotions, type PromotionCard } from '#contract/promotions.ts'
import { categoryId } from '#domain/categories.ts'
import type { Language } from '#domain/languages.ts'
import { parsePageNumber } from '#domain/page-number.ts'
import { isTidy } from '#domain/query-values.ts'
import { promotionsSearch, promotionCriteriaOf } from './promotions-address.ts'
import { redirectTo } from '../../../data/redirect-to.server.ts'
import { noData, optional } from '../../../data/optional.server.ts'
import { isUnreadPage } from '../../../data/list-answers.server.ts'

const filterKeys = new Set(['state', 'project', 'category'])

/** One page of the promotions, and how many hold and are over under the same criteria. */
export async function loadPromotions(apiClient: ApiClient, url: URL, language: Language) {
  const { data: all } = await optional(apiClient(getComplexesNavigation, {}), noData)
  const projects = all.filter(({ id }) => isKnownId(id)).map(({ id, slug, name }) => ({ id, slug, name }))
  const asked = promotionCriteriaOf(url.searchParams)
  const project = projects.find(({ slug }) => slug === asked.project)
  const criteria = { ...asked, project: project?.slug ?? null }
  // A plain form sends empty fields: one list has one address.
  if (!isTidy(url.searchParams, filterKeys)) {
    throw redirectTo(pages.promotions(language, promotionsSearch(criteria)), 302)
  }
  const page = parsePageNumber(url.searchParams.get('page')) ?? 1
  const query = {
    ...(project !== undefined && { complex_id: String(project.id) }),
    ...(criteria.category !== null && { estate_category_id: String(categoryId(criteria.category)) }),
  }
  const other = criteria.state === 'past' ? 'active' : 'past'
  const [shown, others] = await Promise.all([
    apiClient(getPromotions, { ...query, state: criteria.state, page, per_page: defaultPerPage }),
    optional(apiClient(getPromotions, { ...query, state: other, page: 1, per_page: defaultPerPage }), null),
  ])
  // Another server may not know the filter, and then lists promotions of both states (A41).
  const promotions = shown.data.filter(({ state }) => state === criteria.state)
  const isFiltered =
    promotions.length === shown.data.length && (others?.data ?? []).every(({ state }) => state === other)
  const { last_page } = shown.meta
  const isWhole = page === 1 && last_page <= 1
  const total = isFiltered ? shown.meta.total : isWhole ? promotions.length : -1
  const ofOther = isFiltered
    ? (others?.meta.total ?? -1)
    : isWhole
      ? shown.data.length - promotions.length
      : -1
  const isPastEnd = page > Math.max(last_page, 1)
  const answer = {
    criteria,
    projects: projects.map(({ slug, name }) => ({ slug, name })),
    /** How many are of each state; below zero where it is not known. */
    totals: { [criteria.state]: total, [other]: ofOther } as Record<'active' | 'past', number>,
    page,
    last: last_page,
    isPastEnd,
    isUnread: isUnreadPage(shown.data, shown.meta),
    first: shown.meta.from ?? 1,
    promotions: promotions.map(cardOf),
  }
  return data(answer, { status: isPastEnd ? 404 : 200 })
}

/** No more of a promotion than its card shows. */
function cardOf({ id, slug, title, lead, cover, starts_at, ends_at, state }: PromotionCard) {
  return { id, slug, title, lead, cover, starts_at, ends_at, state }
}

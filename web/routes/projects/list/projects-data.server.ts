import { data } from 'react-router'
import type { ApiClient } from '#contract/api-client.ts'
import { type ComplexCard, getComplexes, getComplexFilters } from '#contract/complexes.ts'
import { defaultPerPage } from '#contract/envelopes.ts'
import type { Language } from '#domain/languages.ts'
import { complexKeys, complexQueryOfParams } from '#domain/complex-query.ts'
import { isPlaced } from '#domain/is-placed.ts'
import { parsePageNumber } from '#domain/page-number.ts'
import { isTidy } from '#domain/query-values.ts'
import { hasFilters, isUnreadPage, loadFilters, offered } from '../../../data/list-answers.server.ts'
import { projectsAddress, viewOf } from './projects-address.ts'
import { redirectTo } from '../../../data/redirect-to.server.ts'
import { optional } from '../../../data/optional.server.ts'

const filterKeys: ReadonlySet<string> = new Set(complexKeys)

/** The API gives no more at once; a map with more pins would be no map. */
const maxPoints = 100

/** The data of the list of projects: cards of one page, all of them as points, the filters, the criteria. */
export async function loadProjects(apiClient: ApiClient, url: URL, language: Language) {
  const asked = complexQueryOfParams(url.searchParams)
  const view = viewOf(url.searchParams)
  // A plain form repeats keys and sends empty inputs: one list has one address.
  if (!isTidy(url.searchParams, filterKeys)) throw redirectTo(projectsAddress(language, asked, view), 302)
  const page = parsePageNumber(url.searchParams.get('page')) ?? 1
  const query = { criteria: asked }
  const [complexes, filters] = await Promise.all([
    apiClient(getComplexes, { ...query, page, per_page: defaultPerPage }),
    loadFilters(apiClient(getComplexFilters, query)),
  ])
  const { last_page, from, total } = complexes.meta
  const isPastEnd = page > Math.max(last_page, 1)
  const everywhere =
    last_page > 1
      ? await optional(apiClient(getComplexes, { ...query, page: 1, per_page: maxPoints }), complexes)
      : complexes
  const points = everywhere.data.filter(isPlaced).map(pointOf)
  // Projects of which no place is known have no map; where there are no projects, the way of showing them stays.
  const hasMap = points.length > 0 || complexes.data.length === 0
  const answer = {
    criteria: {
      ...asked,
      cities: offered(filters.data, 'city', asked.cities),
      features: offered(filters.data, 'features', asked.features),
      promotions: offered(filters.data, 'promotion', asked.promotions),
    },
    view: hasMap ? view : ('list' as const),
    hasMap,
    filters: filters.data ?? [],
    hasFilters: hasFilters(filters),
    page,
    last: last_page,
    first: from ?? 1,
    /** How many projects there are; below zero where it is not known. */
    total,
    isPastEnd,
    isUnread: isUnreadPage(complexes.data, complexes.meta),
    projects: complexes.data.map(cardOf),
    points,
  }
  return data(answer, { status: isPastEnd ? 404 : 200 })
}

/** No more of a project than its card shows. */
function cardOf({
  id,
  slug,
  name,
  city,
  district,
  status,
  deadline,
  price_from,
  estates_count,
  image,
}: ComplexCard) {
  return { id, slug, name, city, district, status, deadline, price_from, estates_count, image }
}

export type ProjectPoint = ReturnType<typeof pointOf>

/** The text of a project's pin and of its card over the map. */
function pointOf({ id, slug, name, city, address, lat, lng, price_from, estates_count }: ComplexCard) {
  return { id, slug, name, city: city.name, address, lat, lng, price_from, estates_count }
}

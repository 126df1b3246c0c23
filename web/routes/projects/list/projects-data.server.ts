import { data } from 'react-router'
import type { ApiClient } from '#contract/api-client.ts'
import { type ComplexCard, getComplexes, getComplexFilters } from '#contract/complexes.ts'
import { defaultPerPage } from '#contract/envelopes.ts'
import type { Filter } from '#contract/estates.ts'
import type { Language } from '#domain/languages.ts'
import { complexKeys, type ComplexQuery, complexQueryOfParams } from '#domain/complex-query.ts'
import { parsePageNumber } from '#domain/page-number.ts'
import { loadFilters } from '../../../data/filters.server.ts'
import { isTidy } from '../../../data/tidy-query.server.ts'
import { projectsAddress, viewOf } from './projects-address.ts'
import { leadOn } from '../../../data/lead-on.server.ts'
import { optional } from '../../../data/optional.server.ts'

const filterKeys: ReadonlySet<string> = new Set(complexKeys)

/** The API gives no more at once; a map with more pins would be no map. */
const mostPoints = 100

/** What the list of projects shows: cards of one page, all of them as points, the filters, what was asked for. */
export async function loadProjects(apiClient: ApiClient, url: URL, language: Language) {
  const asked = complexQueryOfParams(url.searchParams)
  const view = viewOf(url.searchParams)
  // A plain form repeats keys and sends empty inputs: one list has one address.
  if (!isTidy(url.searchParams, filterKeys)) throw leadOn(projectsAddress(language, asked, view), 302)
  const page = parsePageNumber(url.searchParams.get('page')) ?? 1
  const query = { criteria: asked }
  const [complexes, filters] = await Promise.all([
    apiClient(getComplexes, { ...query, page, per_page: defaultPerPage }),
    loadFilters(apiClient(getComplexFilters, query)),
  ])
  const { last_page, total, from } = complexes.meta
  const isPastEnd = page > Math.max(last_page, 1)
  const everywhere =
    last_page > 1
      ? await optional(apiClient(getComplexes, { ...query, page: 1, per_page: mostPoints }), complexes)
      : complexes
  const answer = {
    criteria: known(asked, filters.data),
    view,
    filters: filters.data ?? [],
    page,
    last: last_page,
    first: from ?? 1,
    total,
    isPastEnd,
    projects: complexes.data.map(cardOf),
    points: everywhere.data.filter(isOnMap).map(pointOf),
  }
  return data(answer, { status: isPastEnd ? 404 : 200 })
}

/**
 * Leaves out what nobody offers, a city without projects, so that it does not live on in links (A4). Where the filters
 * could not be had nobody knows, and everything stays.
 */
function known(asked: ComplexQuery, filters: readonly Filter[] | undefined): ComplexQuery {
  if (filters === undefined) return asked
  const offered = <T extends string | number>(key: string, values: readonly T[]): T[] => {
    const options = filters.find((filter) => filter.key === key)?.options ?? []
    return values.filter((value) => options.some((option) => option.value === String(value)))
  }
  return {
    ...asked,
    cities: offered('city', asked.cities),
    features: offered('features', asked.features),
    promotions: offered('promotion', asked.promotions),
  }
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

/** Nothing is built at 0° 0′: that is where nobody has told (A41). */
function isOnMap({ lat, lng }: ComplexCard): boolean {
  return lat !== 0 || lng !== 0
}

export type ProjectPoint = ReturnType<typeof pointOf>

/** What a pin and the card over the map tell of a project. */
function pointOf({ id, slug, name, city, address, lat, lng, price_from, estates_count }: ComplexCard) {
  return { id, slug, name, city: city.name, address, lat, lng, price_from, estates_count }
}

import { data } from 'react-router'
import type { Ask } from '#contract/ask.ts'
import { type ComplexCard, getComplexes, getComplexFilters } from '#contract/complexes.ts'
import { defaultPerPage } from '#contract/envelopes.ts'
import type { Language } from '#domain/languages.ts'
import { complexSearch, parseComplexQuery } from '#domain/complex-query.ts'
import { parsePageNumber } from '#domain/page-number.ts'
import { loadFilters } from '../../data/filters.ts'

/** What the list of projects shows: cards of one page, the cities with their counts, and what was asked for. */
export async function loadProjects(ask: Ask, url: URL, language: Language) {
  const asked = parseComplexQuery((key) => url.searchParams.get(key) ?? undefined)
  const page = parsePageNumber(url.searchParams.get('page')) ?? 1
  const query = Object.fromEntries(new URLSearchParams(complexSearch(asked, language)))
  const [complexes, filters] = await Promise.all([
    ask(getComplexes, { ...query, page, per_page: defaultPerPage }),
    loadFilters(ask(getComplexFilters, query)),
  ])
  const cities = filters.data?.find(({ key }) => key === 'city')?.options
  const { last_page, total, from } = complexes.meta
  const isPastEnd = page > Math.max(last_page, 1)
  const answer = {
    // A city that nobody builds in was ignored and does not live on in links (A4).
    wishes: {
      ...asked,
      cities: asked.cities.filter((slug) => cities?.some(({ value }) => value === slug) ?? true),
    },
    cities: cities ?? [],
    page,
    last: last_page,
    first: from ?? 1,
    total,
    isPastEnd,
    projects: complexes.data.map(cardOf),
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
  return { id, slug, name, city: city.name, district, status, deadline, price_from, estates_count, image }
}

import { getAnswers } from '#contract/answers.ts'
import { type Answer, type ApiClient, ApiFailure } from '#contract/api-client.ts'
import { getArticles } from '#contract/articles.ts'
import { getComplexes } from '#contract/complexes.ts'
import { type EstateCard, getCategories, getEstates } from '#contract/estates.ts'
import { getMortgages } from '#contract/mortgages.ts'
import { pages } from '#contract/pages.ts'
import { getPromotions } from '#contract/promotions.ts'
import { getVacancies } from '#contract/vacancies.ts'
import { type Category, categories } from '#domain/categories.ts'
import { anyComplex } from '#domain/complex-query.ts'
import { anyListing } from '#domain/listing-query.ts'
import { type SitemapContents, type SitemapEntry, sitemapPages } from '#feeds/sitemap/sitemap-pages.ts'

/** What is asked for at most: so many pages of a list, and so many units. A sitemap is no copy of a catalogue. */
const most = { pages: 400, units: 10_000 }

/** Items of a page of a list. A server of the specification may answer twelve all the same (R211). */
const perPage = 100

/**
 * All pages that search engines should find over a server that has no sitemap itself: those of the calls of SPEC.md,
 * one call after the other (R56). Diaries and houses without a unit are found from the pages of their projects. A call
 * that the server does not have has no pages.
 *
 * @throws ApiFailure where a call fails: a sitemap that lacks pages would tell that they are gone
 */
export async function calledPages(apiClient: ApiClient): Promise<SitemapEntry[]> {
  const projects = await allOf((page) =>
    apiClient(getComplexes, { criteria: anyComplex, page, per_page: perPage }),
  )
  const articles = await allOf((page) => apiClient(getArticles, { page, per_page: perPage }))
  const promotions = await allOf((page) =>
    apiClient(getPromotions, { page, per_page: perPage, state: 'active' }),
  )
  const vacancies = await orNone(apiClient(getVacancies, {}))
  const answers = await orNone(apiClient(getAnswers, { limit: '1' }))
  const tabs = (await orNone(apiClient(getCategories, {}))).filter(({ units_count: count }) => count !== 0)
  const units = await unitsOf(
    apiClient,
    tabs.map(({ code }) => code),
  )
  const rooms = tabs.flatMap(({ code, rooms_data: rows }) =>
    code === 'flat' ? rows.map((row) => row.rooms) : [],
  )
  const contents: SitemapContents = {
    complexes: projects.map(undated),
    houses: housesOf(units),
    diaries: [],
    articles: articles.map(undated),
    promotions: promotions.filter(({ state }) => state === 'active').map(undated),
    vacancies: vacancies.map(({ slug, category }) => ({ slug, category: category.slug, updated_at: null })),
    programmes: await programmesOf(apiClient),
    categories: categories.filter((category) => tabs.some(({ code }) => code === category)),
    hasAnswers: answers.length > 0,
    hasPromises: false,
  }
  const flats = rooms.map(
    (count) => ({ category: 'flat', rooms: count, status: 'free', changed_at: null }) as const,
  )
  return [
    ...sitemapPages(contents, flats),
    ...units.map(
      ({ category, slug }) =>
        ({
          at: (language) => pages.estate(language, category, slug),
          changedAt: null,
        }) satisfies SitemapEntry,
    ),
  ]
}

function undated<T extends { id: number; slug: string }>({ id, slug }: T) {
  return { id, slug, updated_at: null }
}

/** The houses of these units that have a page. */
function housesOf(units: readonly EstateCard[]): SitemapContents['houses'] {
  const houses = new Map(
    units.map(({ house, complex }) => [house.slug, { ...undated(house), complex_id: complex.id }]),
  )
  houses.delete('')
  return [...houses.values()]
}

/** Units that can be had. A sold one leaves at once: most servers do not tell since when it is (A1). */
async function unitsOf(apiClient: ApiClient, kinds: readonly Category[]): Promise<EstateCard[]> {
  const units: EstateCard[] = []
  for (const category of kinds) {
    const found = await allOf((page) =>
      apiClient(getEstates, { category, listing: anyListing, page, per_page: perPage }),
    )
    units.push(...found.filter((unit) => unit.category === category && unit.status !== 'sold'))
  }
  return units.slice(0, most.units)
}

/** The programmes; one of each way where nobody knows them, since all pages of ways are shown then (R771). */
async function programmesOf(apiClient: ApiClient): Promise<SitemapContents['programmes']> {
  try {
    return (await apiClient(getMortgages, {})).data
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return [{ kind: 'market' }, { kind: 'installment' }]
  }
}

type Page<T> = { data: readonly T[]; meta: Answer<typeof getArticles>['meta'] }

/**
 * All items of a paged list, each once. Of a short page only the next one says whether it was the last: a server may
 * have pages of its own size, or answer the same for every page.
 */
async function allOf<T extends { slug: string }>(ask: (page: number) => Promise<Page<T>>): Promise<T[]> {
  const found = new Map<string, T>()
  let isShort = false
  for (let page = 1; page <= most.pages; page++) {
    const answer = await ask(page).catch((error: unknown) => {
      if (isShort && error instanceof ApiFailure) return null
      return none(error)
    })
    if (answer === null) break
    const before = found.size
    for (const item of answer.data) found.set(item.slug, item)
    isShort = answer.data.length < perPage
    if (found.size === before || (!isShort && page >= answer.meta.last_page)) break
  }
  return [...found.values()]
}

async function orNone<T>(asked: Promise<{ data: T[] }>): Promise<T[]> {
  return (await asked.catch(none))?.data ?? []
}

/** Null for a call that the server does not have, or that has no data. */
function none(error: unknown): null {
  if (error instanceof ApiFailure && error.status === 404) return null
  throw error
}

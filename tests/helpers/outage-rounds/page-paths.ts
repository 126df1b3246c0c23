import assert from 'node:assert/strict'
import { getArticles } from '#contract/articles.ts'
import type { Endpoint } from '#contract/api-client.ts'
import { getComplex, getComplexes } from '#contract/complexes.ts'
import { getEstates } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { getPromotions } from '#contract/promotions.ts'
import { getVacancies } from '#contract/vacancies.ts'
import { categories } from '#domain/categories.ts'
import { type Language, languages } from '#domain/languages.ts'
import { callApi } from '../servers/call-api.ts'

/** A page as a visitor asks for it: the document, or the data of it when the router goes there. */
export type PagePath = { path: string; language: Language }

/** Pages of every kind in three languages, documents and data of the router, of a site with the demo content. */
export async function pagePaths(url: string): Promise<PagePath[]> {
  const api = { request: (path: string, init?: RequestInit) => fetch(`${url}${path}`, init) }
  const first = async <E extends Endpoint>(endpoint: E, query = '') =>
    (await callApi(api, endpoint, { query })) as { data: { slug: string }[] }
  const slug = ({ data }: { data: { slug: string }[] }) => {
    assert.ok(data[0] !== undefined, 'the demo content lacks something')
    return data[0].slug
  }
  const project = slug(await first(getComplexes))
  const { houses, city } = (await callApi(api, getComplex, { params: { slug: project } })).data
  const house = houses.find(({ estates_count }) => estates_count > 0)?.slug ?? ''
  const article = slug(await first(getArticles))
  const promotion = slug(await first(getPromotions))
  const vacancy = (await callApi(api, getVacancies)).data[0]
  const units = await Promise.all(
    categories.map(async (category) => {
      const query = `category=${category}&per_page=3`
      return (await callApi(api, getEstates, { query })).data.map((unit) => ({ category, slug: unit.slug }))
    }),
  )
  const documents = (language: Language): string[] => [
    pages.home(language),
    pages.projects(language),
    pages.projects(language, `city=${city.slug}&sort=price`),
    pages.project(language, project),
    pages.queue(language, house),
    pages.board(language, house, 'flat'),
    pages.facade(language, house),
    pages.floor(language, house, { section: 1, floor: 2 }),
    pages.properties(language),
    ...categories.map((category) => pages.listing(language, category)),
    pages.listing(language, 'flat', 'rooms=1,2&price_to=60000000&page=2'),
    pages.listing(language, 'flat', 'view=plans'),
    ...units.flat().map((unit) => pages.estate(language, unit.category, unit.slug)),
    pages.purchaseMethods(language),
    pages.mortgage(language),
    pages.installment(language),
    pages.about(language),
    pages.progress(language),
    pages.contacts(language),
    pages.contents(language),
    pages.news(language),
    pages.article(language, article),
    pages.promotions(language),
    pages.promotion(language, promotion),
    pages.career(language),
    ...(vacancy === undefined ? [] : [pages.vacancy(language, vacancy.category.slug, vacancy.slug)]),
    pages.favorites(language),
    pages.callback(language),
    pages.question(language),
    pages.meeting(language),
  ]
  return languages.flatMap((language) =>
    documents(language).flatMap((path) => [
      { path, language },
      { path: dataPath(path), language },
    ]),
  )
}

/** Where the router asks for the data of a page. */
function dataPath(path: string): string {
  const [page = '', query] = path.split('?')
  return `${page === '/' ? '/_' : page}.data${query === undefined ? '' : `?${query}`}`
}

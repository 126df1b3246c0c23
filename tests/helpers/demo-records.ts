import { getArticle, getArticles } from '#contract/articles.ts'
import { type ComplexCard, getComplex, getComplexes } from '#contract/complexes.ts'
import type { Language } from '#domain/languages.ts'
import { demoSite } from './servers/site.ts'

/** Records of the demo site by what a test needs of them: no test knows the slug of one. */

async function asked(path: string, language: Language = 'ru'): Promise<unknown> {
  const { url } = await demoSite()
  return (await fetch(url + path, { headers: { 'Accept-Language': language } })).json()
}

/** The cards of projects. */
export async function projectsOf(language: Language, query = ''): Promise<ComplexCard[]> {
  return getComplexes.answer.parse(await asked(`/api/complexes?${query}`, language)).data
}

/** A project that is being built: it has a gallery, pictures of the work and all sections of its page. */
export async function projectOnSale(): Promise<string> {
  return found(await projectsOf('ru'), ({ status }) => status === 'selling').slug
}

/** The first house of that project. */
export async function houseOnSale(): Promise<string> {
  const { data } = getComplex.answer.parse(await asked(`/api/complexes/s/${await projectOnSale()}`))
  return found(data.houses, () => true).slug
}

/** A city with several projects, which one pin of the map holds. */
export async function cityOfSeveral(): Promise<string> {
  const cities = (await projectsOf('ru')).map(({ city }) => city.slug)
  return found(cities, (city) => cities.filter((other) => other === city).length > 1)
}

/** An article with a picture in its text. */
export async function articleWithPicture(): Promise<string> {
  const { data } = getArticles.answer.parse(await asked('/api/articles?per_page=100'))
  for (const { slug } of data) {
    const article = getArticle.answer.parse(await asked(`/api/articles/${slug}`)).data
    if (article.body_html.includes('<figure')) return slug
  }
  throw new Error('no article has a picture in its text')
}

function found<T>(list: readonly T[], fits: (one: T) => boolean): T {
  const one = list.find(fits)
  if (one === undefined) throw new Error('the demo company has no such record')
  return one
}

import { Hono } from 'hono'
import { Id } from '#contract/common.ts'
import {
  getBurningVacancies,
  getVacancies,
  getVacancy,
  getVacancyCategories,
  type VacancyCard,
} from '#contract/vacancies.ts'
import type { Database } from '#database/open.ts'
import {
  findBurningVacancies,
  findVacancies,
  findVacancy,
  findVacancyCategories,
  searchVacancies,
} from '#database/vacancies.ts'
import type { Language } from '#domain/languages.ts'
import type { ApiEnv } from './api-env.ts'
import { notFound } from './failures.ts'
import { type Get, queryOf } from './query.ts'
import { languageOf, sendRead } from './read-answer.ts'

/** Longer searches are cut, in characters. */
const longestSearch = 200

/** GET /api/vacancies with categories, burning ones, lists and single ones (R159–R162). */
export function vacancies(db: Database) {
  return new Hono<ApiEnv>()
    .get(getVacancyCategories.path, async (c) => {
      const language = languageOf(c)
      return sendRead(c, getVacancyCategories, language, { data: await findVacancyCategories(db, language) })
    })
    .get(getBurningVacancies.path, async (c) => {
      const language = languageOf(c)
      return sendRead(c, getBurningVacancies, language, { data: await findBurningVacancies(db, language) })
    })
    .get(getVacancies.path, async (c) => {
      const language = languageOf(c)
      const data = await asked(db, queryOf(c), language)
      if (data === null) throw notFound(c)
      return sendRead(c, getVacancies, language, { data })
    })
    .get(getVacancy.path, async (c) => {
      const language = languageOf(c)
      const params = getVacancy.params.safeParse(c.req.param())
      const vacancy = params.success ? await findVacancy(db, params.data.slug, language) : null
      if (!vacancy) throw notFound(c)
      return sendRead(c, getVacancy, language, { data: vacancy })
    })
}

/** A search wins over a category, whatever that is (R161). Null for a category that does not exist. */
async function asked(db: Database, get: Get, language: Language): Promise<VacancyCard[] | null> {
  const search = (get('search') ?? '').trim().slice(0, longestSearch)
  if (search !== '') return searchVacancies(db, search, language)
  const category = get('vacancy_category_id') ?? ''
  if (category === '') return findVacancies(db, null, language)
  const id = Id.safeParse(category)
  return id.success ? findVacancies(db, id.data, language) : null
}

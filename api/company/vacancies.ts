import { Hono } from 'hono'
import { getBurningVacancies, getVacancies, getVacancy, getVacancyCategories } from '#contract/vacancies.ts'
import type { Database } from '#database/open.ts'
import {
  findBurningVacancies,
  findVacancies,
  findVacancy,
  findVacancyCategories,
  searchVacancies,
} from '#database/company/vacancies.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { notFound } from '../http/failures.ts'
import { unknownValues } from '../http/ignored.ts'
import { queryOf } from '../http/query.ts'
import { languageOf, sendRead } from '../http/read-answer.ts'

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
      const get = queryOf(c, getVacancies)
      const categories = await findVacancyCategories(db, language)
      const isCategory = (value: string) => categories.some(({ id }) => String(id) === value)
      const ignored = unknownValues(get, getVacancies, { vacancy_category_id: isCategory })
      const category = 'vacancy_category_id' in ignored ? '' : (get('vacancy_category_id') ?? '').trim()
      const search = (get('search') ?? '').trim().slice(0, longestSearch)
      // A search wins over a category, whatever that is (R161).
      const data =
        search === ''
          ? await findVacancies(db, category === '' ? null : Number(category), language)
          : await searchVacancies(db, search, language)
      return sendRead(c, getVacancies, language, { data }, ignored)
    })
    .get(getVacancy.path, async (c) => {
      const language = languageOf(c)
      const params = getVacancy.params.safeParse(c.req.param())
      const vacancy = params.success ? await findVacancy(db, params.data.slug, language) : null
      if (!vacancy) throw notFound(c)
      return sendRead(c, getVacancy, language, { data: vacancy })
    })
}

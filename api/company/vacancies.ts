import { getBurningVacancies, getVacancies, getVacancy, getVacancyCategories } from '#contract/vacancies.ts'
import type { Database } from '#database/open.ts'
import {
  findBurningVacancies,
  findVacancies,
  findVacancy,
  findVacancyCategories,
  searchVacancies,
} from '#database/company/vacancies.ts'
import type { Language } from '#domain/languages.ts'
import type { Get } from '#domain/query-values.ts'
import { notFound } from '../http/failures.ts'
import { type Ignored, unknownValues } from '../http/ignored.ts'
import { paramsOf } from '../http/query.ts'
import { read } from '../http/read-call.ts'

/** Longer searches are cut, in characters. */
const longestSearch = 200

/** GET /api/vacancies with categories, burning ones, lists and single ones (R159–R162). */
export function vacancies(db: Database) {
  async function ignored(get: Get, language: Language): Promise<Ignored> {
    const categories = await findVacancyCategories(db, language)
    return unknownValues(get, getVacancies, {
      vacancy_category_id: (value) => categories.some(({ id }) => String(id) === value),
    })
  }

  return [
    read(getVacancyCategories, {
      answer: async (_, language) => ({ data: await findVacancyCategories(db, language) }),
    }),
    read(getBurningVacancies, {
      answer: async (_, language) => ({ data: await findBurningVacancies(db, language) }),
    }),
    read(getVacancies, {
      async answer(get, language) {
        const search = (get('search') ?? '').trim().slice(0, longestSearch)
        // A search wins over any category (R161).
        if (search !== '') return { data: await searchVacancies(db, search, language) }
        const isUnknown = 'vacancy_category_id' in (await ignored(get, language))
        const category = isUnknown ? '' : (get('vacancy_category_id') ?? '').trim()
        return { data: await findVacancies(db, category === '' ? null : Number(category), language) }
      },
      ignored,
    }),
    read(getVacancy, {
      async answer(get, language) {
        const data = await findVacancy(db, paramsOf(getVacancy, get).slug, language)
        if (!data) throw notFound()
        return { data }
      },
    }),
  ]
}

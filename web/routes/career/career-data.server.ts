import type { ApiClient } from '#contract/api-client.ts'
import { getContacts } from '#contract/contacts.ts'
import { isKnownId } from '#contract/known-id.ts'
import {
  getBurningVacancies,
  getVacancies,
  getVacancy,
  getVacancyCategories,
  type VacancyCategory,
} from '#contract/vacancies.ts'
import { noData, optional } from '../../data/optional.server.ts'

/** Characters of a search; the API cuts longer ones too. */
const longestSearch = 200

/** The search words for vacancies; empty without a search. */
export function searchAsked(url: URL): string {
  return (url.searchParams.get('search') ?? '').trim().slice(0, longestSearch)
}

/** Vacancies that cannot be read. */
const unread = { data: null }

/**
 * All vacancies or those that a search finds (R161), and those to be filled at once (R160). The fields of work, the
 * urgent vacancies and the students are there too where the list cannot be read.
 */
export async function loadCareer(apiClient: ApiClient, url: URL) {
  const search = searchAsked(url)
  const [categories, all, found, burning, people] = await Promise.all([
    optional(apiClient(getVacancyCategories, {}), noData),
    optional(apiClient(getVacancies, {}), unread),
    search === '' ? null : optional(apiClient(getVacancies, { search }), unread),
    optional(apiClient(getBurningVacancies, {}), noData),
    findPeopleDepartment(apiClient),
  ])
  const shown = (found ?? all).data
  return {
    search,
    categories: categories.data,
    total: all.data?.length ?? null,
    cities: [...new Set((all.data ?? []).map(({ city }) => city.name))].filter((city) => city !== ''),
    isUnread: shown === null,
    vacancies: shown ?? [],
    burning: search === '' ? burning.data : [],
    people,
  }
}

/** The vacancies of one category; null for one that does not exist. */
export async function loadCategory(apiClient: ApiClient, slug: string) {
  const { data: categories } = await apiClient(getVacancyCategories, {})
  const category = categories.find((one) => one.slug === slug)
  if (category === undefined) return null
  const [{ data: vacancies }, people] = await Promise.all([
    vacanciesOf(apiClient, category),
    findPeopleDepartment(apiClient),
  ])
  const isCounted = categories.every(({ count }) => count >= 0)
  const total = isCounted ? categories.reduce((sum, { count }) => sum + count, 0) : null
  return { category, categories, total, vacancies, people }
}

/** The vacancies of a field of work; where another server gives it no id, those of all that name it (A41). */
async function vacanciesOf(apiClient: ApiClient, { id, slug }: Pick<VacancyCategory, 'id' | 'slug'>) {
  if (isKnownId(id)) return apiClient(getVacancies, { vacancy_category_id: String(id) })
  const { data } = await apiClient(getVacancies, {})
  return { data: data.filter(({ category }) => category.slug === slug) }
}

/** One vacancy and a few others of its category. */
export async function loadVacancy(apiClient: ApiClient, slug: string) {
  const { data: vacancy } = await apiClient(getVacancy, { slug })
  const [{ data: ofCategory }, people] = await Promise.all([
    optional(vacanciesOf(apiClient, vacancy.category), noData),
    findPeopleDepartment(apiClient),
  ])
  return { vacancy, others: ofCategory.filter((other) => other.slug !== vacancy.slug).slice(0, 4), people }
}

/** The vacancies that are open to students, null where they are not known, and the one that the address names. */
export async function loadStudents(apiClient: ApiClient, url: URL) {
  const [{ data }, people] = await Promise.all([
    optional(apiClient(getVacancies, {}), { data: null }),
    findPeopleDepartment(apiClient),
  ])
  // Another server may not say it of any.
  const isKnown =
    data !== null && (data.length === 0 || data.some(({ is_student }) => is_student !== undefined))
  const vacancies = isKnown ? data.filter(({ is_student }) => is_student === true) : null
  const named = url.searchParams.get('vacancy')
  return { vacancies, chosen: vacancies?.find(({ id }) => String(id) === named)?.id ?? null, people }
}

/** The contact for questions about work; null where the company names none. */
async function findPeopleDepartment(apiClient: ApiClient) {
  const { data } = await optional(apiClient(getContacts, {}), noData)
  const office = data.find(({ type }) => type === 'hr')
  return office === undefined ? null : { phone: office.phones[0] ?? null, email: office.email }
}

export type PeopleDepartment = Awaited<ReturnType<typeof findPeopleDepartment>>

import type { Vacancy, VacancyCard, VacancyCategory } from '#contract/vacancies.ts'
import { foldedText, hasWords } from '#domain/folded-text.ts'
import { type Language, languages } from '#domain/languages.ts'
import { cityColumns, cityOf } from '../catalogue/city.ts'
import { readJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import { textIn } from '../contents/texts-and-pictures.ts'

/** All categories in their order, also empty ones. */
export async function findVacancyCategories(db: Database, language: Language): Promise<VacancyCategory[]> {
  const rows = await db
    .selectFrom('vacancy_categories')
    .leftJoin('vacancies', 'vacancies.category_id', 'vacancy_categories.id')
    .select(['vacancy_categories.id', 'vacancy_categories.slug', 'vacancy_categories.title'])
    .select((row) => row.fn.count<number>('vacancies.id').as('count'))
    .groupBy('vacancy_categories.id')
    .orderBy('vacancy_categories.sort_order')
    .orderBy('vacancy_categories.id')
    .execute()
  return rows.map((row) => ({ ...row, title: textIn(row.title, language) }))
}

/** Vacancies to be filled at once, the newest first. */
export async function findBurningVacancies(db: Database, language: Language): Promise<VacancyCard[]> {
  const rows = await cardRows(db).where('vacancies.is_burning', '=', 1).execute()
  return rows.map((row) => cardOf(row, language))
}

/** Vacancies of a category or of all, the newest first. */
export async function findVacancies(
  db: Database,
  category: number | null,
  language: Language,
): Promise<VacancyCard[]> {
  const all = cardRows(db)
  const rows = await (category === null ? all : all.where('vacancies.category_id', '=', category)).execute()
  return rows.map((row) => cardOf(row, language))
}

/**
 * Vacancies whose title, category and city together have every word of the search in one of the three languages.
 * Compared in the process: a few dozen vacancies, and neither engine folds Kazakh letters.
 */
export async function searchVacancies(
  db: Database,
  search: string,
  language: Language,
): Promise<VacancyCard[]> {
  const wanted = foldedText(search)
  if (wanted === '') return []
  const rows = await cardRows(db).execute()
  return rows
    .filter(({ title, category_title, city_name }) => {
      const texts = [title, category_title, city_name].map((text) => readJson(text))
      return languages.some((code) => hasWords(foldedText(texts.map((text) => text[code]).join(' ')), wanted))
    })
    .map((row) => cardOf(row, language))
}

/** One vacancy, or null when there is none with this slug. */
export async function findVacancy(db: Database, slug: string, language: Language): Promise<Vacancy | null> {
  const row = await cardRows(db)
    .select(['vacancies.duties_html', 'vacancies.requirements_html', 'vacancies.conditions_html'])
    .where('vacancies.slug', '=', slug)
    .executeTakeFirst()
  if (!row) return null
  return {
    ...cardOf(row, language),
    duties_html: textIn(row.duties_html, language),
    requirements_html: textIn(row.requirements_html, language),
    conditions_html: textIn(row.conditions_html, language),
  }
}

function cardRows(db: Database) {
  return db
    .selectFrom('vacancies')
    .innerJoin('vacancy_categories', 'vacancy_categories.id', 'vacancies.category_id')
    .innerJoin('cities', 'cities.id', 'vacancies.city_id')
    .select([
      'vacancies.id',
      'vacancies.slug',
      'vacancies.title',
      'vacancies.category_id',
      'vacancy_categories.slug as category_slug',
      'vacancy_categories.title as category_title',
      ...cityColumns,
      'vacancies.employment',
      'vacancies.experience',
      'vacancies.salary_from',
      'vacancies.salary_to',
      'vacancies.is_burning',
      'vacancies.is_student',
      'vacancies.published_at',
    ])
    .orderBy('vacancies.published_at', 'desc')
    .orderBy('vacancies.id', 'desc')
}

type CardRow = Awaited<ReturnType<ReturnType<typeof cardRows>['execute']>>[number]

function cardOf(row: CardRow, language: Language): VacancyCard {
  return {
    id: row.id,
    slug: row.slug,
    title: textIn(row.title, language),
    category: { id: row.category_id, slug: row.category_slug, title: textIn(row.category_title, language) },
    city: cityOf(row, language),
    employment: row.employment,
    experience: row.experience,
    salary_from: row.salary_from,
    salary_to: row.salary_to,
    is_burning: row.is_burning === 1,
    is_student: row.is_student === 1,
    published_at: row.published_at,
  }
}

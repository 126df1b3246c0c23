import { categories, type Category } from '#domain/categories.ts'
import { listedStatuses } from '#domain/estate-words.ts'
import { isInForce } from '#domain/in-force.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { showsPromises } from '../catalogue/promises.ts'
import type { Database } from '../open.ts'
import { holds } from './promotions.ts'

/** Everything but units that has a page of its own at a moment: slugs, and when each of them last changed. */
export type SitemapRecords = Awaited<ReturnType<typeof sitemapRecords>>

export async function sitemapRecords(db: Database, now: Date) {
  const [complexes, houses, diaries, articles, promotions, vacancies, programmes, kinds, answer, isShown] =
    await Promise.all([
      db.selectFrom('complexes').select(['id', 'slug', 'updated_at']).orderBy('id').execute(),
      db.selectFrom('houses').select(['id', 'slug', 'complex_id', 'updated_at']).orderBy('id').execute(),
      db
        .selectFrom('construction_progress')
        .select(['complex_id', 'house_id'])
        .select((entry) => entry.fn.max<string>('date').as('date'))
        .groupBy(['complex_id', 'house_id'])
        .execute(),
      db
        .selectFrom('articles')
        .select(['slug', 'updated_at'])
        .where('published_at', '<=', now.toISOString())
        .orderBy('id')
        .execute(),
      db
        .selectFrom('promotions')
        .select(['slug', 'starts_at', 'ends_at', 'updated_at'])
        .orderBy('id')
        .execute(),
      db
        .selectFrom('vacancies')
        .innerJoin('vacancy_categories', 'vacancy_categories.id', 'vacancies.category_id')
        .select(['vacancies.slug', 'vacancies.updated_at', 'vacancy_categories.slug as category'])
        .orderBy('vacancies.id')
        .execute(),
      db.selectFrom('mortgages').select(['kind', 'valid_from', 'valid_to']).orderBy('id').execute(),
      shownCategories(db),
      db.selectFrom('answers').select('id').limit(1).executeTakeFirst(),
      showsPromises(db),
    ])
  const today = dayInKazakhstan(now)
  return {
    complexes,
    houses,
    /** The last day of each diary; those without a house are of the whole project. */
    diaries,
    articles,
    /** Only those in force. */
    promotions: promotions.filter((promotion) => holds(promotion, today)),
    vacancies,
    /** Only those in force. */
    programmes: programmes.filter(({ valid_from: from, valid_to: to }) => isInForce({ from, to }, today)),
    /** Those of which pages show a unit in any status. */
    categories: kinds,
    hasAnswers: answer !== undefined,
    hasPromises: isShown && houses.length > 0,
  }
}

/** One unit of each is looked for by the index of prices: a list of all would take long. */
async function shownCategories(db: Database): Promise<Category[]> {
  const found = await Promise.all(
    categories.map((category) =>
      db
        .selectFrom('estates')
        .select('category')
        .where('category', '=', category)
        .where('status', 'in', listedStatuses)
        .limit(1)
        .executeTakeFirst(),
    ),
  )
  return found.flatMap((unit) => unit?.category ?? [])
}

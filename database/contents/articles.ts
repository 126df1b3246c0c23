import type { Article, ArticleCard } from '#contract/articles.ts'
import { foldedText, hasWords } from '#domain/folded-text.ts'
import { type Language, languages } from '#domain/languages.ts'
import { readJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import { sourcesIn } from './sources.ts'
import { pictureIn, textIn } from './texts-and-pictures.ts'

/** A reader's criteria for the news; empty lists and an empty search mean "any". */
export type ArticleCriteria = {
  categories: readonly string[]
  tags: readonly string[]
  /** Slugs of projects. An article is about those whose slug is one of its tags. */
  complexes: readonly string[]
  search: string
}

/** Articles beside another one. */
const relatedShown = 3

/**
 * Ids of the news published by a moment that fit, the newest first. A category or tag that no article has asks for
 * nothing. A company has few news, so they are searched here, the same way on both engines.
 */
export async function findArticleIds(db: Database, criteria: ArticleCriteria, now: Date): Promise<number[]> {
  return (await matches(db, criteria, now)).filter(({ fits }) => fits.every(Boolean)).map(({ row }) => row.id)
}

/**
 * How many articles each category and each project would show under all other criteria. Without articles: left out.
 */
export async function articleFacets(db: Database, criteria: ArticleCriteria, now: Date) {
  const [all, projects] = await Promise.all([
    matches(db, criteria, now),
    db.selectFrom('complexes').select(['slug', 'name']).orderBy('sort_order').orderBy('id').execute(),
  ])
  const under = (criterion: 'category' | 'complex') =>
    all
      .filter(({ fits: [category, complex, tag, words] }) =>
        [criterion === 'category' || category, criterion === 'complex' || complex, tag, words].every(Boolean),
      )
      .map(({ row }) => row)
  const [forCategories, forProjects] = [under('category'), under('complex')]
  const categories = [...new Set(all.map(({ row }) => row.category))].toSorted()
  return {
    categories: categories.map((value) => ({
      value,
      count: forCategories.filter(({ category }) => category === value).length,
    })),
    complexes: projects
      .filter(({ slug }) => all.some(({ row }) => row.tags.includes(slug)))
      .map(({ slug, name }) => ({
        value: slug,
        title: readJson(name),
        count: forProjects.filter(({ tags }) => tags.includes(slug)).length,
      })),
  }
}

/** The categories and tags that published news have; those of projects are slugs of projects. */
export async function articleWords(db: Database, now: Date) {
  const rows = await summaries(db, now)
  return {
    categories: new Set(rows.map(({ category }) => category)),
    tags: new Set(rows.flatMap(({ tags }) => tags)),
  }
}

/** All published news, each with its category, projects, tags and words for the filters. */
async function matches(db: Database, criteria: ArticleCriteria, now: Date) {
  const rows = await summaries(db, now)
  const categories = criteria.categories.filter((code) => rows.some((row) => row.category === code))
  const tagged = (asked: readonly string[]) =>
    asked.filter((tag) => rows.some((row) => row.tags.includes(tag)))
  const [complexes, tags] = [tagged(criteria.complexes), tagged(criteria.tags)]
  const search = foldedText(criteria.search)
  const words = criteria.search.trim() === '' ? null : await searchedTexts(db, now)
  const hasAny = (row: Summary, asked: readonly string[]) =>
    asked.length === 0 || asked.some((tag) => row.tags.includes(tag))
  return rows.map((row) => ({
    row,
    fits: [
      categories.length === 0 || categories.includes(row.category),
      hasAny(row, complexes),
      hasAny(row, tags),
      words === null || (search !== '' && hasWords(words.get(row.id) ?? '', search)),
    ] as const,
  }))
}

/** Articles as cards, in the order of the ids. Ids that name none are left out. */
export async function findArticleCards(
  db: Database,
  ids: readonly number[],
  language: Language,
): Promise<ArticleCard[]> {
  if (ids.length === 0) return []
  const rows = await cardRows(db).where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [cardOf(row, language)] : []
  })
}

/** One published article with others like it; null when there is none, or not yet. */
export async function findArticle(
  db: Database,
  slug: string,
  language: Language,
  now: Date,
): Promise<Article | null> {
  const row = await cardRows(db)
    .select(['body_html', 'sources', 'updated_at'])
    .where('slug', '=', slug)
    .where('published_at', '<=', now.toISOString())
    .executeTakeFirst()
  if (!row) return null
  const card = cardOf(row, language)
  return {
    ...card,
    body_html: textIn(row.body_html, language),
    sources: sourcesIn(readJson(row.sources), language),
    updated_at: row.updated_at,
    complexes: await projectsOf(db, card.tags, language),
    related: await findArticleCards(db, relatedIds(card, await summaries(db, now)), language),
  }
}

async function projectsOf(db: Database, tags: readonly string[], language: Language) {
  if (tags.length === 0) return []
  const rows = await db
    .selectFrom('complexes')
    .select(['id', 'slug', 'name'])
    .where('slug', 'in', tags)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  return rows.map(({ id, slug, name }) => ({ id, slug, name: textIn(name, language) }))
}

async function summaries(db: Database, now: Date) {
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'category', 'tags'])
    .where('published_at', '<=', now.toISOString())
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, tags: readJson(row.tags) }))
}

type Summary = Awaited<ReturnType<typeof summaries>>[number]

/** A shared tag counts as much as the category; among equals the newest come first. */
function relatedIds(article: ArticleCard, all: readonly Summary[]): number[] {
  const likeness = (other: Summary) =>
    other.tags.filter((tag) => article.tags.includes(tag)).length +
    (other.category === article.category ? 1 : 0)
  return all
    .filter((other) => other.id !== article.id)
    .map((other) => ({ id: other.id, likeness: likeness(other) }))
    .filter((other) => other.likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, relatedShown)
    .map((other) => other.id)
}

/** The searched text: titles, leads and tags in all languages, since readers mix them. Folded, by id. */
async function searchedTexts(db: Database, now: Date): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'title', 'lead', 'tags'])
    .where('published_at', '<=', now.toISOString())
    .execute()
  return new Map(
    rows.map((row) => {
      const [title, lead] = [readJson(row.title), readJson(row.lead)]
      const texts = languages.flatMap((language) => [title[language], lead[language]])
      return [row.id, foldedText([...texts, ...readJson(row.tags)].join(' '))]
    }),
  )
}

function cardRows(db: Database) {
  return db
    .selectFrom('articles')
    .select(['id', 'slug', 'title', 'lead', 'cover', 'category', 'published_at', 'reading_minutes', 'tags'])
}

type CardRow = Awaited<ReturnType<ReturnType<typeof cardRows>['execute']>>[number]

function cardOf(row: CardRow, language: Language): ArticleCard {
  return {
    id: row.id,
    slug: row.slug,
    title: textIn(row.title, language),
    lead: textIn(row.lead, language),
    cover: pictureIn(readJson(row.cover), language),
    category: row.category,
    published_at: row.published_at,
    reading_minutes: row.reading_minutes,
    tags: readJson(row.tags),
  }
}

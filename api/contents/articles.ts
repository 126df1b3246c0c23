import { Hono } from 'hono'
import { ArticleFilterQuery, getArticle, getArticleFilters, getArticles } from '#contract/articles.ts'
import {
  articleFacets,
  articleWords,
  type ArticleCriteria,
  findArticle,
  findArticleCards,
  findArticleIds,
} from '#database/contents/articles.ts'
import type { Database } from '#database/open.ts'
import { type Get, matchingValues } from '#domain/query-values.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { articleFilterList } from './article-filter-list.ts'
import { notFound } from '../http/failures.ts'
import { type Ignored, unknownValues } from '../http/ignored.ts'
import { pagedAnswer } from '../http/paged-answer.ts'
import { filterPairs, pageOf, queryOf } from '../http/query.ts'
import { languageOf, sendRead } from '../http/read-answer.ts'

/** Longest search that is looked for; what lies beyond is left out. */
const longestSearch = 200

/** GET /api/articles, …/filters and …/{slug}: news that are published by now (R166, R167). */
export function articles(db: Database, now: () => Date) {
  return new Hono<ApiEnv>()
    .get(getArticles.path, async (c) => {
      const get = queryOf(c, getArticles)
      const language = languageOf(c)
      const { page, perPage } = pageOf(get)
      const ids = await findArticleIds(db, criteriaOf(get), now())
      const shown = ids.slice((page - 1) * perPage, page * perPage)
      const cards = await findArticleCards(db, shown, language)
      const at = { path: getArticles.path, pairs: filterPairs(get, ArticleFilterQuery), page, perPage }
      const ignored = await ignoredOf(db, get, now())
      return sendRead(c, getArticles, language, pagedAnswer(cards, ids.length, at), ignored)
    })
    .get(getArticleFilters.path, async (c) => {
      const language = languageOf(c)
      const get = queryOf(c, getArticleFilters)
      const facets = await articleFacets(db, criteriaOf(get), now())
      const data = articleFilterList(facets, language)
      return sendRead(c, getArticleFilters, language, { data }, await ignoredOf(db, get, now()))
    })
    .get(getArticle.path, async (c) => {
      const language = languageOf(c)
      const params = getArticle.params.safeParse(c.req.param())
      const article = params.success ? await findArticle(db, params.data.slug, language, now()) : null
      if (!article) throw notFound(c)
      return sendRead(c, getArticle, language, { data: article })
    })
}

function criteriaOf(get: Get): ArticleCriteria {
  return {
    categories: matchingValues(get('category') ?? '', /./),
    tags: matchingValues(get('tag') ?? '', /./),
    complexes: matchingValues(get('complex') ?? '', /./),
    search: (get('search') ?? '').slice(0, longestSearch),
  }
}

/** The values of these criteria that no published article has. Any words may be searched for. */
async function ignoredOf(db: Database, get: Get, now: Date): Promise<Ignored> {
  const { categories, tags } = await articleWords(db, now)
  const isTag = (value: string) => tags.has(value)
  return unknownValues(get, getArticles, {
    category: (value) => categories.has(value),
    tag: isTag,
    complex: isTag,
  })
}

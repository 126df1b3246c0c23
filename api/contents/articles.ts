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
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { type Get, matchingValues } from '#domain/query-values.ts'
import { ownTexts } from '#texts/own-texts.ts'
import { articleFilterList } from './article-filter-list.ts'
import { notFound } from '../http/failures.ts'
import { type Ignored, unknownValues } from '../http/ignored.ts'
import { pagedAnswer } from '../http/paged-answer.ts'
import { filterPairs, pageOf, paramsOf } from '../http/query.ts'
import { read } from '../http/read-call.ts'

/** The longest search text; the rest is cut. */
const longestSearch = 200

/** GET /api/articles, …/filters and …/{slug}: news that are published by now (R166, R167). */
export function articles(db: Database, index: LiveSearchIndex, now: () => Date) {
  const ignored = (get: Get) => ignoredOf(db, get, now())
  return [
    read(getArticles, {
      async answer(get, language) {
        const { page, perPage } = pageOf(get)
        const ids = await findArticleIds(db, criteriaOf(get), now())
        const shown = ids.slice((page - 1) * perPage, page * perPage)
        const cards = await findArticleCards(db, shown, language)
        const pairs = filterPairs(get, ArticleFilterQuery)
        return pagedAnswer(cards, ids.length, { path: getArticles.path, pairs, page, perPage })
      },
      ignored,
    }),
    read(getArticleFilters, {
      async answer(get, language) {
        const facets = await articleFacets(db, criteriaOf(get), now())
        return { data: articleFilterList(facets, language, ownTexts(index.current().own, language)) }
      },
      ignored,
    }),
    read(getArticle, {
      async answer(get, language) {
        const data = await findArticle(db, paramsOf(getArticle, get).slug, language, now())
        if (!data) throw notFound()
        return { data }
      },
    }),
  ]
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

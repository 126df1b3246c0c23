import { data } from 'react-router'
import { type ArticleCard, getArticleFilters, getArticles } from '#contract/articles.ts'
import type { ApiClient } from '#contract/api-client.ts'
import { defaultPerPage } from '#contract/envelopes.ts'
import { pages } from '#contract/pages.ts'
import type { Language } from '#domain/languages.ts'
import { parsePageNumber } from '#domain/page-number.ts'
import { isTidy } from '#domain/query-values.ts'
import { isUnreadPage, loadFilters, offered } from '../../../data/list-answers.server.ts'
import { newsSearch, newsCriteriaOf } from './news-address.ts'
import { redirectTo } from '../../../data/redirect-to.server.ts'

const filterKeys = new Set(['category', 'project'])

/** One page of the news with its filters. Values that no article has are left out of all links (A4). */
export async function loadNews(apiClient: ApiClient, url: URL, language: Language) {
  const asked = newsCriteriaOf(url.searchParams)
  // A plain form sends empty fields: one list has one address.
  if (!isTidy(url.searchParams, filterKeys)) throw redirectTo(pages.news(language, newsSearch(asked)), 302)
  const page = parsePageNumber(url.searchParams.get('page')) ?? 1
  const query = {
    ...(asked.category !== null && { category: asked.category }),
    ...(asked.project !== null && { complex: asked.project }),
  }
  const [articles, filters] = await Promise.all([
    apiClient(getArticles, { ...query, page, per_page: defaultPerPage }),
    loadFilters(apiClient(getArticleFilters, query)),
  ])
  const optionsOf = (key: string) => filters.data?.find((filter) => filter.key === key)?.options ?? []
  const [categories, projects] = [optionsOf('category'), optionsOf('complex')]
  const known = (key: string, value: string | null) =>
    offered(filters.data, key, value === null ? [] : [value])[0] ?? null
  const { last_page, total } = articles.meta
  const isPastEnd = page > Math.max(last_page, 1)
  const answer = {
    criteria: { category: known('category', asked.category), project: known('complex', asked.project) },
    categories,
    projects,
    page,
    last: last_page,
    /** How many there are; below zero where it is not known. */
    total,
    isPastEnd,
    isUnread: isUnreadPage(articles.data, articles.meta),
    first: articles.meta.from ?? 1,
    articles: articles.data.map(cardOf),
  }
  return data(answer, { status: isPastEnd ? 404 : 200 })
}

/** No more of an article than its card shows. */
function cardOf({ slug, title, lead, cover, category, published_at }: ArticleCard) {
  return { slug, title, lead, cover, category, published_at }
}

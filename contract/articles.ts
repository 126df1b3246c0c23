import { z } from 'zod'
import { Source } from './answers.ts'
import { filterText, Picture, Slug } from './common.ts'
import { endpoints } from './endpoints.ts'
import { list, one, paged, PageQuery } from './envelopes.ts'
import { Filter } from './estates.ts'

/** A news article in a list (A11). The API answers published articles only. */
export const ArticleCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  lead: z.string().meta({ description: 'One or two sentences, plain text' }),
  cover: Picture.nullable(),
  category: z.string().meta({ description: 'Code of the category', example: 'building' }),
  published_at: z.iso.datetime(),
  reading_minutes: z.int(),
  tags: z.array(z.string()),
})
export type ArticleCard = z.infer<typeof ArticleCard>

/** One piece of news whole, with up to three like it: those that share tags or the category, newest first. */
export const Article = ArticleCard.extend({
  body_html: z.string(),
  sources: z.array(Source).default([]).meta({ description: 'Laws and publications that it rests on' }),
  updated_at: z.iso.datetime(),
  complexes: z
    .array(z.object({ id: z.int(), slug: z.string(), name: z.string() }))
    .meta({ description: 'Projects it is about: those whose slug is one of its tags' }),
  related: z.array(ArticleCard),
})
export type Article = z.infer<typeof Article>

/** Filters of the news; values that no article has are ignored (note b of the decisions). */
export const ArticleFilterQuery = z.object({
  category: filterText('Comma list of codes of categories', 'building'),
  tag: filterText('Comma list of tags; an article with any of them fits', 'yard'),
  complex: filterText('Comma list of slugs of projects that the news are about', 'garden-park'),
  search: filterText(
    'Words, each of which must stand in the title, the lead or the tags in any of the three languages. ' +
      'Kazakh letters are found without a Kazakh keyboard',
    'двор',
  ),
})

export const getArticles = {
  ...endpoints.articles,
  summary: 'A page of news, the newest first',
  query: ArticleFilterQuery.extend(PageQuery.shape),
  lists: ['category', 'tag', 'complex'],
  answer: paged(ArticleCard),
} as const

export const getArticleFilters = {
  ...endpoints.articleFilters,
  summary: 'The categories and projects of the news with counts under the other filters',
  query: ArticleFilterQuery,
  lists: ['category', 'tag', 'complex'],
  answer: list(Filter),
} as const

export const getArticle = {
  ...endpoints.article,
  summary: 'One piece of news with others like it',
  params: z.object({ slug: Slug }),
  answer: one(Article),
} as const

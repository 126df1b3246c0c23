import type { Filter } from '#contract/estates.ts'
import type { articleFacets } from '#database/contents/articles.ts'
import { articleCategories, isArticleCategory } from '#domain/article-categories.ts'
import type { Language } from '#domain/languages.ts'
import type { Texts } from '#texts/texts.ts'
import { checkboxes, named, titled } from '../catalogue/filter-controls.ts'

/**
 * The facets of the news as controls (A18). A category that is none of ours comes last and is called by its
 * code.
 */
export function articleFilterList(
  { categories, complexes }: Awaited<ReturnType<typeof articleFacets>>,
  language: Language,
  words: Texts,
): Filter[] {
  const title = (code: string) => (isArticleCategory(code) ? words[`news.category.${code}`] : code)
  const ordered = [
    ...articleCategories.flatMap((code) => categories.filter(({ value }) => value === code)),
    ...categories.filter(({ value }) => !isArticleCategory(value)),
  ]
  return checkboxes([
    ['category', words['news.filter.category'], titled(ordered, title)],
    ['complex', words['news.filter.project'], named(complexes, language)],
  ])
}

/** What news are about, in the order in which they are offered. */
export const articleCategories = ['building', 'company', 'buyers', 'design', 'city'] as const
export type ArticleCategory = (typeof articleCategories)[number]

/** Whether a code of the API is one of ours: another server may know others. */
export function isArticleCategory(code: string): code is ArticleCategory {
  return articleCategories.some((known) => known === code)
}

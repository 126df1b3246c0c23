/** The topics of news, in the order of their filter. */
export const articleCategories = ['building', 'company', 'buyers', 'design', 'city'] as const
export type ArticleCategory = (typeof articleCategories)[number]

/** Whether a code of the API is one of ours: another server may know others. */
export function isArticleCategory(code: string): code is ArticleCategory {
  return articleCategories.some((known) => known === code)
}

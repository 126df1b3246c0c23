import type { ApiClient } from '#contract/api-client.ts'
import { getAnswers } from '#contract/answers.ts'
import type { AnswerPlace } from '#domain/answer-words.ts'
import { type Category, categoryId } from '#domain/categories.ts'
import { noData, optional } from './optional.server.ts'

/** A question that leads to its answer. */
export type AnswerLink = { slug: string; question: string }

/** More of them than this is a page of its own. */
const most = 8

/** The questions that arise on a page, about its project and its kind of units where it has them (R842). */
export async function loadAnswerLinks(
  apiClient: ApiClient,
  place: AnswerPlace,
  about: { complexId?: number; category?: Category } = {},
): Promise<AnswerLink[]> {
  const { complexId, category } = about
  const { data } = await optional(
    apiClient(getAnswers, {
      place,
      ...(complexId !== undefined && { complex_id: String(complexId) }),
      ...(category !== undefined && { estate_category_id: String(categoryId(category)) }),
    }),
    noData,
  )
  return data.slice(0, most).map(({ slug, question }) => ({ slug, question }))
}

import type { ApiClient } from '#contract/api-client.ts'
import { getAnswers } from '#contract/answers.ts'
import { getReviews } from '#contract/reviews.ts'
import { answerTopics } from '#domain/answer-words.ts'
import { contractSample } from '../../data/contract-sample.server.ts'
import { noData, optional } from '../../data/optional.server.ts'
import { orNull } from '../../data/page-context.server.ts'

/** Characters of a search; the API cuts longer ones too. */
const longestSearch = 200

/** Answers that cannot be read. */
const unread = { data: null }

/** All answers, those about a topic, or those that a search finds (R840). Null where the API has no such call (A41). */
export async function loadAnswers(apiClient: ApiClient, url: URL) {
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, longestSearch)
  const topic = answerTopics.find((each) => each === url.searchParams.get('topic')) ?? null
  const [all, found, voices, sample] = await Promise.all([
    optional(orNull(apiClient(getAnswers, {})), unread),
    search === '' ? unread : optional(apiClient(getAnswers, { search }), unread),
    // A server that does not know the search does not tell replies either.
    search === '' ? noData : optional(apiClient(getReviews, { search }), noData),
    contractSample(apiClient),
  ])
  if (all === null) return null
  const { data: shown } = search === '' ? all : found
  return {
    search,
    topic: search === '' ? topic : null,
    isUnread: shown === null,
    topics: answerTopics
      .map((code) => ({ code, count: (all.data ?? []).filter((answer) => answer.topic === code).length }))
      .filter(({ count }) => count > 0),
    sample,
    /** Reviews that the company has answered and that the search finds too (R976). */
    reviews: voices.data.filter(({ reply }) => reply !== null),
    answers: (shown ?? []).filter((answer) => search !== '' || topic === null || answer.topic === topic),
  }
}

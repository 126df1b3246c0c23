import type { ApiClient } from '#contract/api-client.ts'
import { getAnswers } from '#contract/answers.ts'
import { answerTopics } from '#domain/answer-words.ts'
import { optional } from '../../data/optional.server.ts'

/** Characters of a search; the API cuts longer ones too. */
const longestSearch = 200

/** All answers, those about a topic, or those that a search finds (R840). Null where they cannot be read. */
export async function loadAnswers(apiClient: ApiClient, url: URL) {
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, longestSearch)
  const topic = answerTopics.find((each) => each === url.searchParams.get('topic')) ?? null
  const [all, found] = await Promise.all([
    optional(apiClient(getAnswers, {}), null),
    search === '' ? null : optional(apiClient(getAnswers, { search }), null),
  ])
  const shown = search === '' ? all : found
  return {
    search,
    topic: search === '' ? topic : null,
    isUnread: shown === null,
    topics: answerTopics
      .map((code) => ({ code, count: (all?.data ?? []).filter((answer) => answer.topic === code).length }))
      .filter(({ count }) => count > 0),
    answers: (shown?.data ?? []).filter(
      (answer) => search !== '' || topic === null || answer.topic === topic,
    ),
  }
}

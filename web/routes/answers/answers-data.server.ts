import type { ApiClient } from '#contract/api-client.ts'
import { getAnswers } from '#contract/answers.ts'
import { answerTopics } from '#domain/answer-words.ts'
import { optional } from '../../data/optional.server.ts'
import { orNull } from '../../data/page-context.server.ts'

/** Characters of a search; the API cuts longer ones too. */
const longestSearch = 200

/** Answers that cannot be read. */
const unread = { data: null }

/** All answers, those about a topic, or those that a search finds (R840). Null where the API has no such call (A41). */
export async function loadAnswers(apiClient: ApiClient, url: URL) {
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, longestSearch)
  const topic = answerTopics.find((each) => each === url.searchParams.get('topic')) ?? null
  const [all, found] = await Promise.all([
    optional(orNull(apiClient(getAnswers, {})), unread),
    search === '' ? unread : optional(apiClient(getAnswers, { search }), unread),
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
    answers: (shown ?? []).filter((answer) => search !== '' || topic === null || answer.topic === topic),
  }
}

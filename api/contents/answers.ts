import { getAnswers } from '#contract/answers.ts'
import { type AnswerCriteria, findAnswers } from '#database/contents/answers.ts'
import type { Database } from '#database/open.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { answerPlaces, answerTopics } from '#domain/answer-words.ts'
import { categoryOfId } from '#domain/categories.ts'
import { type Get, idValues } from '#domain/query-values.ts'
import { knownPlaces } from '../catalogue/known-places.ts'
import { unknownValues } from '../http/ignored.ts'
import { limitOf } from '../http/limit.ts'
import { read } from '../http/read-call.ts'

/** Longer searches are cut, in characters. */
const longestSearch = 200

/** GET /api/answers: questions of buyers with their answers (R840, R841). */
export function answers(db: Database, index: LiveSearchIndex) {
  const isProject = (value: string) => knownPlaces(index.current().words).complex_id(value)
  return [
    read(getAnswers, {
      answer: async (get, language) => ({
        data: await findAnswers(db, criteriaOf(get, isProject), language),
      }),
      ignored: (get) =>
        unknownValues(get, getAnswers, {
          topic: (value) => answerTopics.some((topic) => topic === value),
          place: (value) => answerPlaces.some((place) => place === value),
          estate_category_id: (value) => categoryOf(value) !== null,
          complex_id: (value) => value === '0' || isProject(value),
          limit: (value) => limitOf(value) !== null,
        }),
    }),
  ]
}

function criteriaOf(get: Get, isProject: (value: string) => boolean): AnswerCriteria {
  const [complex = 0] = idValues(get('complex_id') ?? '')
  return {
    search: (get('search') ?? '').trim().slice(0, longestSearch),
    topic: answerTopics.find((topic) => topic === get('topic')) ?? null,
    place: answerPlaces.find((place) => place === get('place')) ?? null,
    category: categoryOf(get('estate_category_id') ?? ''),
    complex: isProject(String(complex)) ? complex : null,
    limit: limitOf(get('limit') ?? ''),
  }
}

function categoryOf(value: string) {
  const [id] = idValues(value)
  return id === undefined ? null : categoryOfId(id)
}

import type { Selectable } from 'kysely'
import type { Answer } from '#contract/answers.ts'
import { type AnswerPlace, type AnswerTopic, answerTopics } from '#domain/answer-words.ts'
import type { Category } from '#domain/categories.ts'
import { foldedText, hasWords } from '#domain/folded-text.ts'
import { type Language, languages } from '#domain/languages.ts'
import { readJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import type { Tables } from '../tables.ts'
import { sourcesIn } from './sources.ts'
import { textIn } from './texts-and-pictures.ts'

/** Which answers; null asks for nothing. */
export type AnswerCriteria = {
  readonly search: string
  readonly topic: AnswerTopic | null
  readonly place: AnswerPlace | null
  readonly category: Category | null
  readonly complex: number | null
  readonly limit: number | null
}

/**
 * Answers by topic, then in their own order. A search compares every word with question and answer in each language, in
 * the process: a few dozen answers, and neither engine folds Kazakh letters.
 */
export async function findAnswers(
  db: Database,
  { search, topic, place, category, complex, limit }: AnswerCriteria,
  language: Language,
): Promise<Answer[]> {
  const rows = await db.selectFrom('answers').selectAll().orderBy('sort_order').orderBy('id').execute()
  const wanted = foldedText(search)
  if (search !== '' && wanted === '') return []
  return rows
    .filter(
      (row) =>
        (topic === null || row.topic === topic) &&
        (place === null || readJson(row.places).includes(place)) &&
        isAbout(readJson(row.estate_categories), category) &&
        isAbout(readJson(row.complexes), complex) &&
        (wanted === '' || isFound(row, wanted)),
    )
    .toSorted((a, b) => answerTopics.indexOf(a.topic) - answerTopics.indexOf(b.topic))
    .slice(0, limit ?? rows.length)
    .map((row) => ({
      id: row.id,
      slug: row.slug,
      topic: row.topic,
      question: textIn(row.question, language),
      answer_html: textIn(row.answer_html, language),
      sources: sourcesIn(readJson(row.sources), language),
      checked_at: row.checked_at,
    }))
}

type Told = Pick<Selectable<Tables['answers']>, 'question' | 'answer_html'>

function isFound({ question, answer_html: answer }: Told, wanted: string): boolean {
  const texts = [readJson(question), readJson(answer)]
  return languages.some((code) => {
    const text = texts.map((each) => each[code].replaceAll(/<[^>]*>/g, ' ')).join(' ')
    return hasWords(foldedText(text), wanted)
  })
}

/** An empty list means all. */
function isAbout<T>(list: readonly T[], one: T | null): boolean {
  return one === null || list.length === 0 || list.includes(one)
}

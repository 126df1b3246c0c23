import type { Selectable } from 'kysely'
import type { Review } from '#contract/reviews.ts'
import { foldedText, hasWords } from '#domain/folded-text.ts'
import { type Language, languages } from '#domain/languages.ts'
import { readJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import type { Tables } from '../tables.ts'
import { textIn } from '../contents/texts-and-pictures.ts'

/** Projects by slug or by id. */
type ProjectCriteria = { slugs: readonly string[]; ids: readonly number[] }

/**
 * Reviews, the newest first, of the given projects; of all when none of those exists (note b).
 *
 * @param search every word of it stands in the review or in the reply, in one language (as of answers, R841)
 */
export async function findReviews(
  db: Database,
  { search, ...asked }: ProjectCriteria & { search: string },
  language: Language,
): Promise<Review[]> {
  const complexes = await existing(db, asked)
  const wanted = foldedText(search)
  if (search !== '' && wanted === '') return []
  let query = db.selectFrom('reviews').selectAll().orderBy('date', 'desc').orderBy('id', 'desc')
  if (complexes.length > 0) query = query.where('complex_id', 'in', complexes)
  const rows = await query.execute()
  const found = wanted === '' ? rows : rows.filter((row) => isFound(row, wanted))
  return found.map((row) => ({
    id: row.id,
    author: textIn(row.author, language),
    text: textIn(row.text, language),
    rating: row.rating,
    date: row.date,
    complex_id: row.complex_id,
    source: row.source,
    url: row.url,
    reply: replyIn(row, language),
    video_url: row.video_url,
  }))
}

type ReviewRow = Selectable<Tables['reviews']>

function replyIn({ reply }: Pick<ReviewRow, 'reply'>, language: Language): Review['reply'] {
  const told = readJson(reply)
  return told && { date: told.date, text: told.text[language] }
}

function isFound({ text, reply }: ReviewRow, wanted: string): boolean {
  const texts = [readJson(text), readJson(reply)?.text]
  return languages.some((code) =>
    hasWords(foldedText(texts.map((each) => each?.[code] ?? '').join(' ')), wanted),
  )
}

/** Looked up among all: projects are few, and PostgreSQL knows no empty list. */
async function existing(db: Database, { slugs, ids }: ProjectCriteria): Promise<number[]> {
  if (slugs.length === 0 && ids.length === 0) return []
  const rows = await db.selectFrom('complexes').select(['id', 'slug']).execute()
  return rows.filter(({ id, slug }) => slugs.includes(slug) || ids.includes(id)).map(({ id }) => id)
}

import type { Review } from '#contract/reviews.ts'
import type { Language } from '#domain/languages.ts'
import type { Database } from '../open.ts'
import { textIn } from '../contents/texts-and-pictures.ts'

/** Projects by slug or by id. */
type ProjectCriteria = { slugs: readonly string[]; ids: readonly number[] }

/** Reviews, the newest first, of the given projects; of all when none of those exists (note b). */
export async function findReviews(
  db: Database,
  asked: ProjectCriteria,
  language: Language,
): Promise<Review[]> {
  const complexes = await existing(db, asked)
  let query = db.selectFrom('reviews').selectAll().orderBy('date', 'desc').orderBy('id', 'desc')
  if (complexes.length > 0) query = query.where('complex_id', 'in', complexes)
  const rows = await query.execute()
  return rows.map((row) => ({
    id: row.id,
    author: textIn(row.author, language),
    text: textIn(row.text, language),
    rating: row.rating,
    date: row.date,
    complex_id: row.complex_id,
    source: row.source,
    video_url: row.video_url,
  }))
}

/** Looked up among all: projects are few, and PostgreSQL knows no empty list. */
async function existing(db: Database, { slugs, ids }: ProjectCriteria): Promise<number[]> {
  if (slugs.length === 0 && ids.length === 0) return []
  const rows = await db.selectFrom('complexes').select(['id', 'slug']).execute()
  return rows.filter(({ id, slug }) => slugs.includes(slug) || ids.includes(id)).map(({ id }) => id)
}

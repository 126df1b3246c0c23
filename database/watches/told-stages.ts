import type { Language } from '#domain/languages.ts'
import { textIn } from '../contents/texts-and-pictures.ts'
import type { Database } from '../open.ts'

/** An entry of a construction diary as a letter tells it. */
export type ToldStage = { complex: { slug: string; name: string }; date: string; title: string }

/** Entries by their ids, the newest first. Ids that name none are left out. */
export async function toldStages(
  db: Database,
  ids: readonly number[],
  language: Language,
): Promise<ToldStage[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('construction_progress as entry')
    .innerJoin('complexes', 'complexes.id', 'entry.complex_id')
    .select(['entry.date', 'entry.title', 'complexes.slug', 'complexes.name'])
    .where('entry.id', 'in', ids)
    .orderBy('entry.date', 'desc')
    .orderBy('entry.id', 'desc')
    .execute()
  return rows.map(({ date, title, slug, name }) => ({
    complex: { slug, name: textIn(name, language) },
    date,
    title: textIn(title, language),
  }))
}

import type { PropertyDescription } from '#contract/property-descriptions.ts'
import { type Category, categoryId } from '#domain/categories.ts'
import type { Language } from '#domain/languages.ts'
import type { Database } from '../open.ts'
import { textIn } from '../contents/texts-and-pictures.ts'

/** The subject of a page; null and the empty list mean any. `rooms`: 4 means four or more; `none`: without rooms. */
export type DescriptionCriteria = {
  type: string | null
  category: Category | null
  complex: number | null
  house: number | null
  rooms: readonly number[] | 'none'
}

/**
 * The texts that fit a page, the most specific first: of the house, of the project, of the number of rooms, of the
 * category. A text about a project or a house fits only a page of that one; a house adds its project.
 */
export async function findPropertyDescriptions(
  db: Database,
  asked: DescriptionCriteria,
  language: Language,
): Promise<PropertyDescription[]> {
  const complex = asked.complex ?? (await complexOf(db, asked.house))
  const rows = await rowsFor(db, { ...asked, complex })
  return rows
    .toSorted((a, b) => weight(b) - weight(a) || place(a) - place(b) || a.id - b.id)
    .map((row) => ({
      id: row.id,
      type: row.type,
      estate_category_id: row.category && categoryId(row.category),
      complex_id: row.complex_id,
      house_id: row.house_id,
      estate_rooms: row.rooms,
      title: textIn(row.title, language),
      text_html: textIn(row.text_html, language),
    }))
}

async function complexOf(db: Database, house: number | null): Promise<number | null> {
  if (house === null) return null
  const row = await db.selectFrom('houses').select('complex_id').where('id', '=', house).executeTakeFirst()
  return row?.complex_id ?? null
}

function rowsFor(db: Database, { type, category, complex, house, rooms }: DescriptionCriteria) {
  let query = db
    .selectFrom('property_descriptions')
    .selectAll()
    .where((row) => row.or([row('house_id', 'is', null), row('house_id', '=', house)]))
    .where((row) =>
      row.or([row('complex_id', 'is', null), row('complex_id', '=', complex), row('house_id', '=', house)]),
    )
  if (type !== null) {
    const ofType = db.selectFrom('property_descriptions').select('id').where('type', '=', type)
    query = query.where((row) => row.or([row('type', '=', type), row.not(row.exists(ofType))]))
  }
  if (category !== null)
    query = query.where((row) => row.or([row('category', 'is', null), row('category', '=', category)]))
  if (rooms === 'none') query = query.where('rooms', 'is', null)
  else if (rooms.length > 0)
    query = query.where((row) =>
      row.or([
        row('rooms', 'is', null),
        row('rooms', 'in', rooms),
        ...(rooms.includes(4) ? [row('rooms', '>', 4)] : []),
      ]),
    )
  return query.execute()
}

/** Texts of several categories stand in the order of the categories (R995). */
function place({ category }: DescriptionRow): number {
  return category === null ? 0 : categoryId(category)
}

type DescriptionRow = Awaited<ReturnType<typeof rowsFor>>[number]

function weight({ house_id, complex_id, rooms, category }: DescriptionRow): number {
  return [house_id, complex_id, rooms, category].reduce<number>(
    (sum, value) => sum * 2 + (value === null ? 0 : 1),
    0,
  )
}

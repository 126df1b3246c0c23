import type { ComplexCard } from '#contract/complexes.ts'
import type { Language } from '#domain/languages.ts'
import { cityColumns, cityOf } from './city.ts'
import { deadlineOf } from './deadline.ts'
import { readJson } from '../engines/json.ts'
import { flatOffers } from './offers.ts'
import type { Database } from '../open.ts'
import type { SearchIndex } from '../search/index/search-index.ts'
import { pictureIn, textIn } from '../contents/texts-and-pictures.ts'

/** Projects as cards, in the order of the ids. Ids that name no project are left out. */
export async function findComplexCards(
  db: Database,
  index: SearchIndex,
  ids: readonly number[],
  language: Language,
): Promise<ComplexCard[]> {
  if (ids.length === 0) return []
  const rows = await complexRows(db).where('complexes.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [{ ...complexFacts(row, language), ...flatOffers(index, housesOf(index, id)) }] : []
  })
}

/** Positions of a project's houses in the index. */
export function housesOf(index: SearchIndex, complexId: number): readonly number[] {
  return index.words.complexes.find(({ id }) => id === complexId)?.houses ?? []
}

/** The data of a project's card, in one query, for its page too. */
export function complexRows(db: Database) {
  return db
    .selectFrom('complexes')
    .innerJoin('cities', 'cities.id', 'complexes.city_id')
    .select([
      'complexes.id',
      'complexes.slug',
      'complexes.name',
      ...cityColumns,
      'complexes.district',
      'complexes.address',
      'complexes.lat',
      'complexes.lng',
      'complexes.class_code',
      'complexes.class_label',
      'complexes.status',
      'complexes.deadline_year',
      'complexes.deadline_quarter',
      'complexes.progress_percent',
      'complexes.is_new',
      'complexes.image',
    ])
}

type ComplexRow = Awaited<ReturnType<ReturnType<typeof complexRows>['execute']>>[number]

export function complexFacts(row: ComplexRow, language: Language) {
  return {
    id: row.id,
    slug: row.slug,
    name: textIn(row.name, language),
    city: cityOf(row, language),
    district: textIn(row.district, language),
    address: textIn(row.address, language),
    lat: row.lat,
    lng: row.lng,
    class: { code: row.class_code, title: textIn(row.class_label, language) },
    status: row.status,
    deadline: deadlineOf(row),
    progress_percent: row.progress_percent,
    is_new: row.is_new === 1,
    image: pictureIn(readJson(row.image), language),
  }
}

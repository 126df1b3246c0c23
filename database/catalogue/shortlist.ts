import type { Shortlist } from '#contract/shortlist.ts'
import { estateViews } from '#domain/estate-words.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import type { Language } from '#domain/languages.ts'
import { cityColumns, cityOf } from './city.ts'
import { cardOf, cardRows } from './estate-cards.ts'
import { readJson } from '../engines/json.ts'
import { monthlyFrom } from './monthly-from.ts'
import type { Database } from '../open.ts'
import type { SharedReads } from './shared-reads.ts'

/**
 * Units in the order of their ids; `now` decides which programmes count. Sold ones stay in a visitor's list.
 * Withdrawn units count as missing, like unknown and hidden ones (A1).
 */
export async function findShortlist(
  db: Database,
  ids: readonly number[],
  language: Language,
  now: Date,
  shared: Pick<SharedReads, 'programmes'>,
): Promise<Shortlist> {
  if (ids.length === 0) return { data: [], meta: { gone: [] } }
  const today = dayInKazakhstan(now)
  const [rows, programmes] = await Promise.all([
    shortlistRows(db)
      .where('estates.id', 'in', ids)
      .where('estates.status', 'not in', ['withdrawn', 'hidden'])
      .execute(),
    shared.programmes(language, today),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    data: ids.flatMap((id) => {
      const row = byId.get(id)
      if (row === undefined) return []
      const card = cardOf(row, language)
      const views = readJson(row.views)
      return [
        {
          ...card,
          complex: { ...card.complex, city: cityOf(row, language) },
          area_living: row.area_living,
          area_kitchen: row.area_kitchen,
          area_balcony: row.area_balcony,
          area_terrace: row.area_terrace,
          ceiling_height: row.ceiling_height,
          views: estateViews.filter((view) => views.includes(view)),
          monthly_from: monthlyFrom(programmes, row, today),
        },
      ]
    }),
    meta: { gone: ids.filter((id) => !byId.has(id)) },
  }
}

function shortlistRows(db: Database) {
  return cardRows(db)
    .innerJoin('cities', 'cities.id', 'complexes.city_id')
    .select([
      ...cityColumns,
      'estates.area_living',
      'estates.area_kitchen',
      'estates.area_balcony',
      'estates.area_terrace',
      'estates.ceiling_height',
      'estates.views',
    ])
}

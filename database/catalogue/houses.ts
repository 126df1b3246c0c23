import type { ProjectHouse } from '#contract/complexes.ts'
import type { House, HouseLink } from '#contract/houses.ts'
import type { Language } from '#domain/languages.ts'
import { cityColumns, cityOf } from './city.ts'
import { deadlineOf, promisedOf } from './deadline.ts'
import { houseFactColumns, houseFactsOf } from './house-facts.ts'
import { readJson } from '../engines/json.ts'
import { legalColumns, legalOf } from './legal.ts'
import { allOffers, type OfferWords } from './offers.ts'
import type { Database } from '../open.ts'
import { outline } from './outline.ts'
import { countOffers } from '../search/facets/offer-counts.ts'
import type { SearchIndex } from '../search/index/search-index.ts'
import { pictureIn, textIn } from '../contents/texts-and-pictures.ts'

/** The houses of a project in its order, as its page lists them, each with its permit. */
export async function findProjectHouses(
  db: Database,
  index: SearchIndex,
  complexId: number,
  language: Language,
): Promise<ProjectHouse[]> {
  const rows = await houseRows(db)
    .select(houseLegal)
    .select(['houses.facade', 'houses.is_drawn'])
    .where('houses.complex_id', '=', complexId)
    .orderBy('houses.sort_order')
    .orderBy('houses.id')
    .execute()
  return rows.map((row) => ({
    ...linkOf(row, index, language),
    legal: legalOf(row, language),
    has_facade: readJson(row.facade) !== null || row.is_drawn === 1,
  }))
}

/** One house or queue with everything known about it; null when there is none. */
export async function findHouse(
  db: Database,
  index: SearchIndex,
  slug: string,
  language: Language,
  words: OfferWords,
): Promise<House | null> {
  const row = await detailRows(db).where('houses.slug', '=', slug).executeTakeFirst()
  if (!row) return null
  const [offers, progress] = await Promise.all([
    allOffers(db, index, positionsOf(index, row.id), language, words),
    progressOf(db, row),
  ])
  const facade = readJson(row.facade)
  return {
    ...linkOf(row, index, language),
    ...offers,
    complex_id: row.complex_id,
    complex: {
      id: row.complex_id,
      slug: row.complex_slug,
      name: textIn(row.complex_name, language),
      city: cityOf(row, language),
      address: textIn(row.address, language),
    },
    sections: readJson(row.sections),
    footprint: outline(readJson(row.footprint)),
    azimuth: row.azimuth,
    height_m: row.height_m,
    facade: facade && { image: pictureIn(facade.image, language), polygons: facade.polygons },
    is_drawn: row.is_drawn === 1,
    ...houseFactsOf(row, language),
    legal: legalOf(row, language),
    progress,
    updated_at: row.updated_at,
  }
}

const houseLegal = legalColumns.map((column) => `houses.${column}` as const)

function houseRows(db: Database) {
  return db
    .selectFrom('houses')
    .select([
      'houses.id',
      'houses.slug',
      'houses.name',
      'houses.queue_no',
      'houses.floors',
      'houses.deadline_year',
      'houses.deadline_quarter',
      'houses.handed_over_at',
      'houses.promised_year',
      'houses.promised_quarter',
    ])
}

function detailRows(db: Database) {
  return houseRows(db)
    .innerJoin('complexes', 'complexes.id', 'houses.complex_id')
    .innerJoin('cities', 'cities.id', 'complexes.city_id')
    .select([
      'houses.complex_id',
      'complexes.slug as complex_slug',
      'complexes.name as complex_name',
      'complexes.address',
      ...cityColumns,
      'houses.sections',
      'houses.footprint',
      'houses.azimuth',
      'houses.height_m',
      'houses.facade',
      'houses.is_drawn',
      ...houseFactColumns,
      'houses.updated_at',
    ])
    .select(houseLegal)
}

type HouseRow = Awaited<ReturnType<ReturnType<typeof houseRows>['execute']>>[number]

function linkOf(row: HouseRow, index: SearchIndex, language: Language): HouseLink {
  const { count, priceFrom } = countOffers(index.segments.flat, positionsOf(index, row.id)).all
  return {
    id: row.id,
    slug: row.slug,
    name: textIn(row.name, language),
    queue_no: row.queue_no,
    floors: row.floors,
    deadline: deadlineOf(row),
    handed_over_at: row.handed_over_at,
    promised: promisedOf(row),
    price_from: priceFrom,
    estates_count: count,
  }
}

/** The position of a house in the index; none while the index does not know the house yet. */
function positionsOf({ words }: SearchIndex, houseId: number): number[] {
  const position = words.houses.findIndex(({ id }) => id === houseId)
  return position < 0 ? [] : [position]
}

/** How far the house has come by the construction diary; without entries of its own, how far its project has (A2). */
async function progressOf(
  db: Database,
  house: { id: number; complex_id: number },
): Promise<House['progress']> {
  const entries = await db
    .selectFrom('construction_progress')
    .select(['house_id', 'percent', 'date'])
    .where('complex_id', '=', house.complex_id)
    .where((or) => or.or([or('house_id', '=', house.id), or('house_id', 'is', null)]))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const newest = entries.find(({ house_id }) => house_id !== null) ?? entries[0]
  if (newest === undefined) return null
  const of = newest.house_id === null ? 'complex' : 'house'
  return { of, count: entries.length, percent: newest.percent, date: newest.date }
}

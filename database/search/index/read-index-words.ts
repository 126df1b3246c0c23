import { complexClasses } from '#domain/complex-words.ts'
import { isInForce } from '#domain/in-force.ts'
import { nearestPlaces } from '#domain/near-place.ts'
import { readJson } from '../../engines/json.ts'
import { findMortgages } from '../../catalogue/mortgages.ts'
import type { Database } from '../../open.ts'
import { readSetting } from '../../settings.ts'
import { deadlineWord, deadlineWords, type HandOver, handoverRank } from './completion.ts'
import type { IndexComplex, IndexHouse, IndexWords } from './search-index.ts'

/** Rank of a house without a promised quarter: after every promised one. */
const unpromised = 1_000_000

/**
 * Reads cities, projects, houses, features and the promotions in force on a day, to which the columns of the index
 * refer by position, and the programmes of that day.
 */
export async function readIndexWords(db: Database, day: string): Promise<IndexWords> {
  const cities = await readCities(db)
  const complexRows = await readComplexes(db)
  const houseRows = await readHouses(db)
  const features = await readFeatures(db, complexRows)
  const promotions = await readPromotions(db, day)
  const offers = await readOffers(db)
  const programmes = await readProgrammes(db, day)
  const classes = classesOf(complexRows)
  const built = new Set(houseRows.map((house) => house.complex_id))
  const deadlines = deadlineWords([...houseRows, ...complexRows.filter((complex) => !built.has(complex.id))])

  const houses = houseRows
    .map((row): IndexHouse => ({
      id: row.id,
      slug: row.slug,
      name: readJson(row.name),
      complex: complexRows.findIndex((complex) => complex.id === row.complex_id),
      deadline: deadlines.indexOf(deadlineWord(row) ?? ''),
      sections: readJson(row.sections),
      handover: handoverRank(row) ?? unpromised,
    }))
    .toSorted((a, b) => a.complex - b.complex)
  const complexes = complexRows.map((row, position): IndexComplex => {
    const own = houses.flatMap((house, number) => (house.complex === position ? [number] : []))
    const due = built.has(row.id)
      ? own.map((number) => houses[number]?.deadline ?? -1)
      : [deadlines.indexOf(deadlineWord(row) ?? '')]
    return {
      id: row.id,
      slug: row.slug,
      name: readJson(row.name),
      district: readJson(row.district),
      addresses: [row.address, row.former_address].flatMap((address) =>
        address === null ? [] : [readJson(address)],
      ),
      landmarks: readJson(row.infrastructure).map(({ name }) => name),
      city: cities.findIndex((city) => city.id === row.city_id),
      class: classes.findIndex((known) => known.code === row.class_code),
      status: row.status,
      features: positions(features, (feature) => row.features.includes(feature.code)),
      near: nearestPlaces(readJson(row.infrastructure)),
      promotions: positions(promotions, (promotion) => offers.get(promotion.id)?.has(row.id) ?? true),
      houses: own,
      deadlines: positions(deadlines, (_, deadline) => due.includes(deadline)),
      handover:
        own.length > 0 && own.every((number) => houses[number]?.handover === 0) ? 0 : handoverRank(row),
    }
  })
  return { cities, classes, complexes, houses, deadlines, features, promotions, programmes }
}

/** The programmes in force on a day, under their titles in all languages. */
async function readProgrammes(db: Database, day: string): Promise<IndexWords['programmes']> {
  const rows = await db.selectFrom('mortgages').select(['id', 'title']).execute()
  const titles = new Map(rows.map(({ id, title }) => [id, readJson(title)]))
  const programmes = await findMortgages(db, 'ru', day)
  return programmes.flatMap((programme) => {
    const title = titles.get(programme.id)
    return title === undefined ? [] : [{ ...programme, title }]
  })
}

function positions<T>(list: readonly T[], fits: (item: T, position: number) => boolean): number[] {
  return list.flatMap((item, position) => (fits(item, position) ? [position] : []))
}

async function readCities(db: Database) {
  const rows = await db
    .selectFrom('cities')
    .select(['id', 'slug', 'name'])
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  return rows.map(({ id, slug, name }) => ({ id, slug, title: readJson(name) }))
}

async function readComplexes(db: Database) {
  const rows = await db
    .selectFrom('complexes')
    .select([
      'id',
      'slug',
      'name',
      'city_id',
      'class_code',
      'class_label',
      'status',
      'features',
      'infrastructure',
      'district',
      'address',
      'former_address',
    ])
    .select(['deadline_year as year', 'deadline_quarter as quarter'])
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, features: readJson(row.features), isReady: row.status === 'ready' }))
}

async function readHouses(db: Database): Promise<(HouseRow & HandOver)[]> {
  const rows = await houseRows(db).execute()
  return rows.map((row) => ({ ...row, isReady: row.handed_over_at !== null }))
}

type HouseRow = Awaited<ReturnType<ReturnType<typeof houseRows>['execute']>>[number]

function houseRows(db: Database) {
  return db
    .selectFrom('houses')
    .select(['id', 'slug', 'name', 'complex_id', 'sections', 'handed_over_at'])
    .select(['deadline_year as year', 'deadline_quarter as quarter'])
    .orderBy('sort_order')
    .orderBy('id')
}

/** Features as the setting names them; a code without a title is its own title, after the others. */
async function readFeatures(db: Database, complexes: readonly { features: string[] }[]) {
  const named = (await readSetting(db, 'features')) ?? []
  const known = new Set(named.map((feature) => feature.code))
  const others = new Set(complexes.flatMap((complex) => complex.features).filter((code) => !known.has(code)))
  return [
    ...named,
    ...[...others].toSorted().map((code) => ({ code, title: { ru: code, kk: code, en: code } })),
  ]
}

/** Promotions that are over or have not begun are not in the index: no filter finds them. */
async function readPromotions(db: Database, day: string) {
  const rows = await db
    .selectFrom('promotions')
    .select(['id', 'title', 'discount', 'starts_at as from', 'ends_at as to'])
    .orderBy('id')
    .execute()
  return rows
    .filter((row) => isInForce(row, day))
    .map((row) => ({ id: row.id, title: readJson(row.title), hasDiscount: (row.discount ?? 0) > 0 }))
}

/** The projects of each promotion; one that names no project is not in here and holds for all of them. */
async function readOffers(db: Database): Promise<Map<number, Set<number>>> {
  const rows = await db.selectFrom('complex_promotions').select(['complex_id', 'promotion_id']).execute()
  const offers = new Map<number, Set<number>>()
  for (const row of rows) {
    const projects = offers.get(row.promotion_id) ?? new Set()
    offers.set(row.promotion_id, projects.add(row.complex_id))
  }
  return offers
}

function classesOf(complexes: Awaited<ReturnType<typeof readComplexes>>): IndexWords['classes'] {
  return complexClasses.flatMap((code) => {
    const first = complexes.find((complex) => complex.class_code === code)
    return first ? [{ code, title: readJson(first.class_label) }] : []
  })
}

import { readJson } from '../json.ts'
import type { Database } from '../open.ts'
import { readSetting } from '../settings.ts'
import type { IndexComplex, IndexHouse, IndexWords } from './search-index.ts'

/** Hand-over of a house without a promised quarter: after every promised one. */
const unpromised = 1_000_000

/** Reads projects, houses, features and promotions: what the columns of the index refer to by position. */
export async function readIndexWords(db: Database): Promise<IndexWords> {
  const complexRows = await readComplexes(db)
  const houseRows = await readHouses(db)
  const deadlines = deadlineWords(houseRows)
  const features = await readFeatures(db, complexRows)
  const featurePositions = new Map(features.map((feature, position) => [feature.code, position]))
  const complexes = complexRows.map((row): IndexComplex => ({
    id: row.id,
    slug: row.slug,
    name: readJson(row.name),
    features: row.features.flatMap((code) => featurePositions.get(code) ?? []),
  }))
  const complexPositions = new Map(complexes.map((complex, position) => [complex.id, position]))
  const houses = houseRows
    .map((row): IndexHouse => ({
      id: row.id,
      slug: row.slug,
      name: readJson(row.name),
      complex: complexPositions.get(row.complex_id) ?? -1,
      deadline: deadlines.indexOf(deadlineWord(row) ?? ''),
      handover: handoverOf(row),
    }))
    .toSorted((a, b) => a.complex - b.complex)
  return { complexes, houses, deadlines, features, promotions: await readPromotions(db) }
}

async function readComplexes(db: Database) {
  const rows = await db
    .selectFrom('complexes')
    .select(['id', 'slug', 'name', 'features'])
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, features: readJson(row.features) }))
}

function readHouses(db: Database) {
  return db
    .selectFrom('houses')
    .select(['id', 'slug', 'name', 'complex_id', 'deadline_year', 'deadline_quarter', 'handed_over_at'])
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
}

type HouseRow = Awaited<ReturnType<typeof readHouses>>[number]

/** Features as the setting names them; a code that it does not name stands for itself, after the others. */
async function readFeatures(db: Database, complexes: readonly { features: string[] }[]) {
  const named = (await readSetting(db, 'features')) ?? []
  const known = new Set(named.map((feature) => feature.code))
  const others = new Set(complexes.flatMap((complex) => complex.features).filter((code) => !known.has(code)))
  return [
    ...named,
    ...[...others].toSorted().map((code) => ({ code, title: { ru: code, kk: code, en: code } })),
  ]
}

async function readPromotions(db: Database) {
  const rows = await db.selectFrom('promotions').select(['id', 'title']).orderBy('id').execute()
  return rows.map((row) => ({ id: row.id, title: readJson(row.title) }))
}

function deadlineWords(houses: readonly HouseRow[]): string[] {
  const words = new Set(houses.flatMap((house) => deadlineWord(house) ?? []))
  return [...words].toSorted((a, b) => Number(b === 'ready') - Number(a === 'ready') || Number(a) - Number(b))
}

/** A house that is handed over is `ready`, whatever was promised. */
function deadlineWord(house: HouseRow): string | null {
  if (house.handed_over_at !== null) return 'ready'
  return house.deadline_year === null ? null : String(house.deadline_year)
}

function handoverOf(house: HouseRow): number {
  if (house.handed_over_at !== null) return 0
  if (house.deadline_year === null) return unpromised
  return house.deadline_year * 4 + (house.deadline_quarter ?? 4)
}

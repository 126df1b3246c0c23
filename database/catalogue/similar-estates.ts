import type { Category } from '#domain/categories.ts'
import type { Database } from '../open.ts'

type Place = { id: number; complex_id: number; rooms: number; price: number; area_total: number }

/** A unit; `price` is null where visitors may not know it. */
type Like = Omit<Place, 'price'> & { category: Category; price: number | null }

/** The number of similar units on a page, and of candidates on each side of the price. */
const shown = 4
const considered = 8

/** The weight of one room more or less, and of another project, against a share of the price. */
const roomWeight = 0.15
const otherComplexWeight = 0.5

/**
 * Up to four free units of the same category, at most one room more or less, nearest in price and rooms; those of the
 * same project come first unless they are far off. Reads a few rows beside the price in two indexes, however many
 * units there are. Beside a price on request are units of the same project near in area: units near in price would
 * reveal it (A45).
 */
export async function findSimilarIds(db: Database, unit: Like): Promise<number[]> {
  const measure = unit.price === null ? 'area_total' : 'price'
  const value = unit.price ?? unit.area_total
  const by = { measure, value } as const
  const parts = [
    near(db, unit, by, 'here', 'more'),
    near(db, unit, by, 'here', 'less'),
    ...(measure === 'price'
      ? [near(db, unit, by, 'anywhere', 'more'), near(db, unit, by, 'anywhere', 'less')]
      : []),
  ]
  const found = (await Promise.all(parts.map((part) => part.execute()))).flat()
  const candidates = [...new Map(found.map((row) => [row.id, row])).values()]
  return candidates
    .map((row) => ({ id: row.id, distance: distance(unit, row, by) }))
    .toSorted((a, b) => a.distance - b.distance || a.id - b.id)
    .slice(0, shown)
    .map((row) => row.id)
}

/** The measures by which units are like each other. */
type Measure = { measure: 'price' | 'area_total'; value: number }

function near(
  db: Database,
  unit: Like,
  { measure, value }: Measure,
  where: 'here' | 'anywhere',
  side: 'more' | 'less',
) {
  const query = db
    .selectFrom('estates')
    .select(['id', 'complex_id', 'rooms', 'price', 'area_total'])
    .where('category', '=', unit.category)
    .where('status', '=', 'free')
    .where('id', '<>', unit.id)
    .where('rooms', '>=', unit.rooms - 1)
    .where('rooms', '<=', unit.rooms + 1)
    .where(measure, side === 'more' ? '>=' : '<', value)
    .orderBy(measure, side === 'more' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(considered)
  return where === 'here' ? query.where('complex_id', '=', unit.complex_id) : query
}

function distance(unit: Like, other: Place, { measure, value }: Measure): number {
  const off = Math.abs(other[measure] - value) / Math.max(1, value)
  const rooms = Math.abs(other.rooms - unit.rooms) * roomWeight
  return off + rooms + (other.complex_id === unit.complex_id ? 0 : otherComplexWeight)
}

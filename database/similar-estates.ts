import type { Category } from '#domain/categories.ts'
import type { Database } from './open.ts'

type Like = { id: number; category: Category; complex_id: number; rooms: number; price: number }

/** How many similar units a page shows, and how many are looked at on each side of the price. */
const shown = 4
const considered = 8

/** What a difference of one room, and what another project, weighs against a share of the price. */
const roomWeight = 0.15
const otherComplexWeight = 0.5

/**
 * Up to four free units of the same category, at most one room more or less, nearest in price and rooms; those of the
 * same project come first unless they are far off. Reads a few rows beside the price in two indexes, however many
 * units there are.
 */
export async function findSimilarIds(db: Database, unit: Like): Promise<number[]> {
  const parts = [
    near(db, unit, 'here', 'dearer'),
    near(db, unit, 'here', 'cheaper'),
    near(db, unit, 'anywhere', 'dearer'),
    near(db, unit, 'anywhere', 'cheaper'),
  ]
  const found = (await Promise.all(parts.map((part) => part.execute()))).flat()
  const candidates = [...new Map(found.map((row) => [row.id, row])).values()]
  return candidates
    .map((row) => ({ id: row.id, distance: distance(unit, row) }))
    .toSorted((a, b) => a.distance - b.distance || a.id - b.id)
    .slice(0, shown)
    .map((row) => row.id)
}

function near(db: Database, unit: Like, where: 'here' | 'anywhere', side: 'dearer' | 'cheaper') {
  const query = db
    .selectFrom('estates')
    .select(['id', 'complex_id', 'rooms', 'price'])
    .where('category', '=', unit.category)
    .where('status', '=', 'free')
    .where('id', '<>', unit.id)
    .where('rooms', '>=', unit.rooms - 1)
    .where('rooms', '<=', unit.rooms + 1)
    .where('price', side === 'dearer' ? '>=' : '<', unit.price)
    .orderBy('price', side === 'dearer' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(considered)
  return where === 'here' ? query.where('complex_id', '=', unit.complex_id) : query
}

function distance(unit: Like, other: Omit<Like, 'category'>): number {
  const price = Math.abs(other.price - unit.price) / Math.max(1, unit.price)
  const rooms = Math.abs(other.rooms - unit.rooms) * roomWeight
  return price + rooms + (other.complex_id === unit.complex_id ? 0 : otherComplexWeight)
}

import { chance, weighted } from '#content/demo/random.ts'
import { writeJson } from '#database/engines/json.ts'
import type { Database } from '#database/open.ts'
import type { Point } from '#database/tables.ts'
import { fillDatabase, makeEstate, makeHouse } from '#tests/helpers/databases/rows.ts'

/** 5 sections of 25 floors with 8 flats each: a thousand. */
const sections = 5
const floors = 25
const flats = 8

export const bigHouse = { slug: 'big-house', section: 3, floor: 12 }

const statuses = { free: 55, request: 5, reserved: 10, sold: 30 }
const ids = 9_000_000

/** Adds a house of a thousand flats without a picture of its facade to a database that has a project. */
export async function addBigHouse(db: Database): Promise<void> {
  const { id: complex_id } = await db
    .selectFrom('complexes')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const house = {
    id: 9000,
    slug: bigHouse.slug,
    complex_id,
    floors,
    sections: writeJson(
      Array.from({ length: sections }, (_, index) => ({ no: index + 1, floors, units_per_floor: flats })),
    ),
    facade: writeJson(null),
    footprint: writeJson<Point[]>([
      [-70, -8],
      [70, -8],
      [70, 8],
      [-70, 8],
    ]),
    azimuth: 180,
    height_m: 80,
  }
  const estates = Array.from({ length: sections * floors * flats }, (_, index) => {
    const position = (index % flats) + 1
    const rooms = Math.floor(chance('big rooms', index) * 5)
    return makeEstate({
      id: ids + index,
      complex_id,
      house_id: house.id,
      geo_flatnum: `БД-1-${String(index + 1)}`,
      section: Math.floor(index / (floors * flats)) + 1,
      floor: (Math.floor(index / flats) % floors) + 1,
      position_on_floor: position,
      rooms,
      area_total: 25 + rooms * 18,
      status: weighted(statuses, chance('big status', index)),
      price: (12 + rooms * 9) * 1_000_000 + Math.floor(chance('big price', index) * 5_000_000),
      plan_code: null,
      floor_plan: writeJson(null),
      facade_polygon: writeJson(null),
      windows: writeJson([{ azimuth: position <= flats / 2 ? 180 : 0 }]),
    })
  })
  await fillDatabase(db, { houses: [makeHouse(house)], estates })
}

import { type FloorEstate, type HouseEstate, mostHouseEstates } from '#contract/houses.ts'
import { estateNumber } from '#domain/estate-number.ts'
import { estateSlug } from '#domain/estate-slug.ts'
import { type ListedStatus, listedStatuses } from '#domain/estate-words.ts'
import { toldRooms } from '#domain/rooms.ts'
import { shownPrice } from '#domain/shown-price.ts'
import { readJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import { outline } from './outline.ts'

/** All units of a house that visitors may see, in short; null when the house does not exist. */
export async function findHouseEstates(db: Database, slug: string): Promise<HouseEstate[] | null> {
  const house = await db.selectFrom('houses').select('id').where('slug', '=', slug).executeTakeFirst()
  if (!house) return null
  const rows = await unitRows(db, house.id)
    .orderBy('section')
    .orderBy('floor')
    .orderBy('id')
    .limit(mostHouseEstates)
    .execute()
  return rows.map(shortUnit)
}

/**
 * The units on one floor of one section, in the order of their places; null when there are none. In a house of one
 * section those without a section are in it, as on its availability grid.
 */
export async function findFloorEstates(
  db: Database,
  slug: string,
  section: number,
  floor: number,
): Promise<FloorEstate[] | null> {
  const house = await db
    .selectFrom('houses')
    .select(['id', 'sections'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!house) return null
  const sections = readJson(house.sections)
  const isSole = sections.length === 1 && sections[0]?.no === section
  const rows = await unitRows(db, house.id)
    .select(['area_balcony', 'windows', 'floor_plan'])
    .where('section', 'in', isSole ? [0, section] : [section])
    .where('floor', '=', floor)
    .orderBy('position_on_floor')
    .orderBy('id')
    .limit(mostHouseEstates)
    .execute()
  if (rows.length === 0) return null
  return rows.map(({ area_balcony, windows, floor_plan, ...row }) => {
    const plan = readJson(floor_plan)
    return {
      ...shortUnit(row),
      area_balcony,
      windows: readJson(windows),
      floor_plan: plan && { image: plan.image, polygon: outline(plan.polygon) },
    }
  })
}

function unitRows(db: Database, houseId: number) {
  return db
    .selectFrom('estates')
    .select([
      'id',
      'category',
      'geo_flatnum',
      'section',
      'floor',
      'position_on_floor',
      'rooms',
      'area_total',
      'restoration',
      'price',
      'status',
    ])
    .where('house_id', '=', houseId)
    .where('status', 'in', listedStatuses)
}

type UnitRow = Awaited<ReturnType<ReturnType<typeof unitRows>['execute']>>[number]

function shortUnit({ geo_flatnum, ...row }: UnitRow): HouseEstate {
  return {
    ...row,
    rooms: toldRooms(row),
    slug: estateSlug(row),
    number: estateNumber(row.category, geo_flatnum),
    price: shownPrice(row),
    status: row.status as ListedStatus,
  }
}

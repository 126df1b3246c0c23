import { type HouseEstate, mostHouseEstates } from '#contract/houses.ts'
import { estateNumber } from '#domain/estate-number.ts'
import { estateSlug } from '#domain/estate-slug.ts'
import { type ListedStatus, listedStatuses } from '#domain/estate-words.ts'
import { shownPrice } from '#domain/shown-price.ts'
import type { Database } from './open.ts'

/** All units of a house that visitors may see, in short; null when there is no such house. */
export async function findHouseEstates(db: Database, slug: string): Promise<HouseEstate[] | null> {
  const house = await db.selectFrom('houses').select('id').where('slug', '=', slug).executeTakeFirst()
  if (!house) return null
  const rows = await db
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
    .where('house_id', '=', house.id)
    .where('status', 'in', listedStatuses)
    .orderBy('section')
    .orderBy('floor')
    .orderBy('id')
    .limit(mostHouseEstates)
    .execute()
  return rows.map(({ geo_flatnum, ...row }) => ({
    ...row,
    slug: estateSlug(row),
    number: estateNumber(row.category, geo_flatnum),
    price: shownPrice(row),
    status: row.status as ListedStatus,
  }))
}

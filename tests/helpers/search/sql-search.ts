import { type ExpressionBuilder, sql } from 'kysely'
import { readJson } from '#database/engines/json.ts'
import type { Database } from '#database/open.ts'
import type { Tables } from '#database/tables.ts'
import type { Category } from '#domain/categories.ts'
import { compassSide } from '#domain/compass.ts'
import { listedStatuses } from '#domain/estate-words.ts'
import type { ListingQuery } from '#domain/listing-query.ts'
import { townWords } from './town.ts'

/** The ids of a listing as plain SQL finds them: slow at scale, but certainly right. */
export async function sqlSearch(db: Database, category: Category, listing: ListingQuery): Promise<number[]> {
  const known = (values: readonly string[], words: readonly string[]) =>
    values.filter((value) => words.includes(value))
  let query = units(db)
    .select('estates.id')
    .where('estates.category', '=', category)
    .where('estates.status', 'in', listing.statuses.length > 0 ? listing.statuses : ['free', 'request'])
  const complexes = known(listing.complexes, townWords.complexes)
  const houses = known(listing.houses, townWords.houses)
  const deadlines = known(listing.deadlines, townWords.deadlines)
  const promotions = listing.promotions.filter((id) => townWords.promotions.includes(id))
  if (category === 'flat' && listing.rooms.length > 0) {
    const rooms = listing.rooms.includes(4) ? [...listing.rooms, 5, 6] : listing.rooms
    query = query.where('estates.rooms', 'in', rooms)
  }
  if (listing.restorations.length > 0) query = query.where('estates.restoration', 'in', listing.restorations)
  if (complexes.length > 0) query = query.where('complexes.slug', 'in', complexes)
  if (houses.length > 0) query = query.where('houses.slug', 'in', houses)
  if (deadlines.length > 0)
    query = query.where((row) => row.or(deadlines.map((deadline) => due(row, deadline))))
  for (const feature of known(listing.features, townWords.features)) {
    query = query.where(sql<boolean>`cast(complexes.features as text) like ${`%"${feature}"%`}`)
  }
  if (listing.views.length > 0) {
    query = query.where((row) =>
      row.or(listing.views.map((view) => sql<boolean>`cast(estates.views as text) like ${`%"${view}"%`}`)),
    )
  }
  if (listing.near.length > 0) {
    const projects = await db.selectFrom('complexes').select(['id', 'infrastructure']).execute()
    const near = projects.filter(({ infrastructure }) =>
      listing.near.every((choice) =>
        readJson(infrastructure).some(
          ({ type, minutes_walk }) =>
            choice.startsWith(`${type}-`) && minutes_walk <= Number(choice.slice(type.length + 1)),
        ),
      ),
    )
    query = query.where('complexes.id', 'in', [0, ...near.map(({ id }) => id)])
  }
  if (listing.suns.length > 0) {
    const fewest = Math.min(...listing.suns.map(Number))
    const units = await db.selectFrom('estates').select(['id', 'sun']).execute()
    const sunny = units.filter(({ sun }) => (readJson(sun)?.dec ?? 0) >= fewest).map(({ id }) => id)
    query = query.where('estates.id', 'in', [0, ...sunny])
  }
  if (listing.sides.length > 0) {
    const units = await db.selectFrom('estates').select(['id', 'windows']).execute()
    const turned = units
      .filter(({ windows }) =>
        readJson(windows).some(({ azimuth }) => listing.sides.includes(compassSide(azimuth))),
      )
      .map(({ id }) => id)
    query = query.where('estates.id', 'in', [0, ...turned])
  }
  if (category !== 'garage' && category !== 'storageroom') {
    const top = sql<number>`case estates.section when 1 then 9 when 2 then 16 else nullif(estates.floors_total, 0) end`
    if (listing.floorsNot.includes('first')) query = query.where('estates.floor', '>', 1)
    if (listing.floorsNot.includes('last'))
      query = query.where(sql<boolean>`coalesce(estates.floor < ${top}, true)`)
  }
  if (promotions.length > 0) {
    query = query.where('estates.id', 'in', (row) =>
      row.selectFrom('estate_promotions').select('estate_id').where('promotion_id', 'in', promotions),
    )
  }
  const listed = await db
    .selectFrom('estates')
    .select('area_kitchen')
    .where('category', '=', category)
    .where('status', 'in', listedStatuses)
    .execute()
  const hasKitchens = category === 'flat' || listed.some((unit) => unit.area_kitchen !== null)
  const bounds = [
    ['estates.area_total', '>=', listing.areaFrom],
    ['estates.area_total', '<=', listing.areaTo],
    ['estates.area_kitchen', '>=', hasKitchens ? listing.kitchenFrom : null],
    ['estates.floor', '>=', listing.floorFrom],
    ['estates.floor', '<=', listing.floorTo],
  ] as const
  for (const [column, operator, value] of bounds)
    if (value !== null) query = query.where(column, operator, value)
  if (listing.priceFrom !== null) query = query.where(told, '>=', listing.priceFrom)
  if (listing.priceTo !== null) query = query.where(told, '<=', listing.priceTo)
  const direction = listing.sort?.startsWith('-') ? 'desc' : 'asc'
  for (const key of sortKeys(listing.sort)) query = query.orderBy(key, direction)
  const rows = await query.orderBy(last, direction).orderBy('estates.id', direction).execute()
  const plans = listing.plans.length === 0 ? null : await plansOf(db, category)
  const wanted = listing.plans.filter((key) => plans && [...plans.values()].includes(key))
  return rows
    .map((row) => row.id)
    .filter((id) => wanted.length === 0 || wanted.includes(plans?.get(id) ?? ''))
}

/** The plan of every listed unit by id: its drawing, else its project, rooms and area to the tenth. */
async function plansOf(db: Database, category: Category): Promise<Map<number, string>> {
  const rows = await units(db)
    .select(['estates.id', 'estates.plan_code', 'estates.rooms', 'estates.area_total', 'complexes.slug'])
    .where('estates.category', '=', category)
    .where('estates.status', 'in', listedStatuses)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      row.plan_code ?? `${row.slug}_${row.rooms}_${Number(row.area_total.toFixed(1))}`,
    ]),
  )
}

function units(db: Database) {
  return db
    .selectFrom('estates')
    .innerJoin('houses', 'houses.id', 'estates.house_id')
    .innerJoin('complexes', 'complexes.id', 'estates.complex_id')
}

/** The price that visitors may know, else null; and the same for orders in which it comes after all prices. */
const told = sql<
  number | null
>`case when estates.status in ('request', 'unconfirmed') or estates.price = 0 then null else estates.price end`
const last = sql<number>`coalesce(${told}, 1e15)`

/** Units on sale, reserved and unconfirmed units, sold units. */
const part = sql<number>`case estates.status when 'sold' then 2 when 'reserved' then 1 when 'unconfirmed' then 1 else 0 end`

function due(row: ExpressionBuilder<Tables, 'houses'>, deadline: string) {
  if (deadline === 'ready') return row('houses.handed_over_at', 'is not', null)
  return row.and([
    row('houses.handed_over_at', 'is', null),
    row('houses.deadline_year', '=', Number(deadline)),
  ])
}

function sortKeys(sort: ListingQuery['sort']) {
  switch (sort) {
    case null:
      return [part]
    case 'price':
    case '-price':
      return [sort === 'price' ? last : sql`coalesce(${told}, -1)`]
    case 'price_m2':
      return [sql`coalesce(${told} / estates.area_total, 1e15)`]
    case 'area':
    case '-area':
      return [sql`estates.area_total`]
    case 'kitchen':
      return [sql`coalesce(estates.area_kitchen, 1e6)`]
    case '-kitchen':
      return [sql`coalesce(estates.area_kitchen, -1)`]
    case 'floor':
    case '-floor':
      return [sql`estates.floor`]
    case 'deadline':
    case '-deadline':
      return [
        sql`case when houses.handed_over_at is not null then 0
          else coalesce(houses.deadline_year * 4 + houses.deadline_quarter, 1000000) end`,
      ]
    case 'payment':
    case '-payment':
      throw new Error('the database knows no payments')
  }
}

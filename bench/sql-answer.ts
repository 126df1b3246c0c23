import { type RawBuilder, sql } from 'kysely'
import { type Engine, engineOf } from '#database/engines/engine.ts'
import type { Database } from '#database/open.ts'
import { compassSides } from '#domain/compass.ts'
import { sunChoices } from '#domain/daylight.ts'
import { listedStatuses } from '#domain/estate-words.ts'
import { floorEnds } from '#domain/floor-ends.ts'
import type { ListingQuery } from '#domain/listing-query.ts'
import { offeredWalks } from '#domain/near-place.ts'
import { perPage, type SearchAnswer } from './search-answer.ts'
import {
  type Condition,
  decemberHours,
  floorEndBits,
  nearestOf,
  unitsWithEnds,
  rangeConditions,
  sideNumber,
  toldPrice,
  wordConditions,
} from './sql-conditions.ts'

/**
 * The same answer in plain SQL, as good as we can write it. The page, the counts and the promotions are statements of
 * their own; all three are under way at once. A listing must not ask for promotions, whose filter would need another
 * scan.
 */
export async function sqlAnswer(db: Database, listing: ListingQuery): Promise<SearchAnswer> {
  const [facets, ids, promotions] = await Promise.all([
    facetRows(db, listing),
    pageIds(db, listing),
    promotionRows(db, listing),
  ])
  const counts = noCounts()
  const spans: SearchAnswer['spans'] = { price: null, area: null, kitchen: null, floor: null }
  let total = 0
  for (const { filter, value, count, low, high } of [...facets, ...promotions]) {
    if (filter === 'total') total = count ?? 0
    else if (filter === 'price' || filter === 'area' || filter === 'kitchen' || filter === 'floor')
      spans[filter] = low === null || high === null ? null : { min: low, max: high }
    else if (value !== null && count) (counts[filter] ??= {})[value] = count
  }
  return { ids, total, counts, spans }
}

function noCounts(): SearchAnswer['counts'] {
  const filters =
    'rooms restorations complexes houses deadlines views suns sides floorsNot features near statuses promotions'
  return Object.fromEntries(filters.split(' ').map((filter) => [filter, {}]))
}

type FacetRow = {
  filter: string
  value: string | null
  count: number | null
  low: number | null
  high: number | null
}

/**
 * Counts in three steps, each much smaller than the one before: units of one kind together, in one scan of a covering
 * index, whose order spares the sorting; kinds by one word each; words with their titles.
 */
async function facetRows(db: Database, listing: ListingQuery): Promise<FacetRow[]> {
  const engine = engineOf(db)
  const words = wordConditions(engine, listing)
  const statement = sql<FacetRow>`
    with kinds as materialized (${kindsOf(listing, words)}),
    sets as materialized (${setsOf(engine, words)})
    ${sql.join(facetSelects(engine, words), sql` union all `)}`
  return (await statement.execute(db)).rows
}

/** Units with all words in common, the part of them within the ranges, and the filters of words that they miss. */
function kindsOf(listing: ListingQuery, words: readonly Condition[]) {
  const { price, area, kitchen, floor } = rangeConditions(listing)
  const misses = words.map(({ bit, holds }) => sql`case when ${holds} then 0 else ${sql.lit(bit)} end`)
  return sql`
    select e.*, ${sql.join([sql`0`, ...misses], sql` + `)} as missed
    from (
      select house_id, rooms, restoration, status, views, windows, sun, ${floorEndBits} as ends,
        count(*) filter (where ${price} and ${area} and ${kitchen} and ${floor}) as units,
        min(${toldPrice}) filter (where ${area} and ${kitchen} and ${floor}) as price_min,
        max(${toldPrice}) filter (where ${area} and ${kitchen} and ${floor}) as price_max,
        min(area_total) filter (where ${price} and ${kitchen} and ${floor}) as area_min,
        max(area_total) filter (where ${price} and ${kitchen} and ${floor}) as area_max,
        min(area_kitchen) filter (where ${price} and ${area} and ${floor}) as kitchen_min,
        max(area_kitchen) filter (where ${price} and ${area} and ${floor}) as kitchen_max,
        min(floor) filter (where ${price} and ${area} and ${kitchen}) as floor_min,
        max(floor) filter (where ${price} and ${area} and ${kitchen}) as floor_max
      from estates as e
      where category = 'flat' and status in (${sql.join(listedStatuses)})
      group by house_id, rooms, restoration, status, views, windows, sun, ends
    ) as e ${places(words)}`
}

/**
 * The kinds by one word each. `n0` counts units that miss no filter, `n4` also those that miss only the filter with
 * bit 4.
 */
function setsOf(engine: Engine, words: readonly Condition[]) {
  const sums = [0, ...words.map(({ bit }) => bit)].map(
    (bit) => sql`sum(units) filter (where missed in (0, ${sql.lit(bit)})) as ${sql.ref(countOf(bit))}`,
  )
  const ends = ['price', 'area', 'kitchen', 'floor'].flatMap((number) => [
    sql`min(${sql.ref(`${number}_min`)}) filter (where missed = 0) as ${sql.ref(`${number}_min`)}`,
    sql`max(${sql.ref(`${number}_max`)}) filter (where missed = 0) as ${sql.ref(`${number}_max`)}`,
  ])
  const set = (name: string, key: RawBuilder<unknown> | null) => sql`
    select ${sql.lit(name)} as name, ${key === null ? sql`cast(null as text)` : sql`cast(${key} as text)`} as key,
      ${sql.join([...sums, ...ends])}
    from kinds ${key === null ? sql`` : sql`group by ${key}`}`
  return sql.join(
    [
      set('all', null),
      set('rooms', sql`case when rooms > 4 then 4 else rooms end`),
      set('restorations', sql`restoration`),
      set('statuses', sql`status`),
      set('house', sql`house_id`),
      set('views', sql`views`),
      set('windows', sql`windows`),
      set('ends', sql`ends`),
      set('sun', decemberHours(engine, sql`sun`)),
    ],
    sql` union all `,
  )
}

function countOf(bit: number): string {
  return `n${bit}`
}

function facetSelects(engine: Engine, words: readonly Condition[]): RawBuilder<unknown>[] {
  const counted = (filter: string) =>
    sql.ref(countOf(words.find((condition) => condition.filter === filter)?.bit ?? 0))
  const rows = (filter: string, set: string, value: RawBuilder<unknown>, more = sql``) => sql`
    select ${sql.lit(filter)} as filter, ${value} as value, sum(${counted(filter)}) as count,
      null as low, null as high
    from sets ${more} where sets.name = ${sql.lit(set)} group by ${value}`
  const house = sql`join houses on houses.id = cast(sets.key as integer)`
  const complex = sql`${house} join complexes on complexes.id = houses.complex_id`
  const elements = (list: RawBuilder<unknown>) =>
    engine === 'postgres'
      ? sql`cross join lateral jsonb_array_elements_text(cast(${list} as jsonb)) as each`
      : sql`cross join json_each(${list}) as each`
  const element = engine === 'postgres' ? sql`each` : sql`each.value`
  return [
    sql`select 'total' as filter, null as value, n0 as count, null as low, null as high
      from sets where name = 'all'`,
    ...['price', 'area', 'kitchen', 'floor'].map(
      (
        number,
      ) => sql`select ${sql.lit(number)}, null, null, ${sql.ref(`${number}_min`)}, ${sql.ref(`${number}_max`)}
        from sets where name = 'all'`,
    ),
    rows('rooms', 'rooms', sql`sets.key`),
    rows('restorations', 'restorations', sql`sets.key`),
    rows('statuses', 'statuses', sql`sets.key`),
    rows('houses', 'house', sql`houses.slug`, house),
    rows('complexes', 'house', sql`complexes.slug`, complex),
    rows('deadlines', 'house', due, house),
    rows('features', 'house', element, sql`${complex} ${elements(sql`complexes.features`)}`),
    sql`select 'near', near.kind || '-' || walks.most, sum(${counted('near')}), null, null
      from sets join houses on houses.id = cast(sets.key as integer)
      join (${nearestOf(engine)}) as near on near.complex_id = houses.complex_id
      join (${sql.join(
        offeredWalks.map((most) => sql`select ${sql.lit(most)} as most`),
        sql` union all `,
      )}) as walks on near.minutes <= walks.most
      where sets.name = 'house' group by near.kind, walks.most`,
    // SQLite would also unpack the keys of other sets, which are not JSON.
    rows('views', 'views', element, elements(ofSet('views', sql`'[]'`))),
    rows('sides', 'windows', sideName(sideNumber(engine, element)), elements(ofSet('windows', sql`'[]'`))),
    ...floorEnds.map(
      (
        end,
        place,
      ) => sql`select 'floorsNot', ${sql.lit(end)}, sum(${counted('floorsNot')}), null, null from sets
        where name = 'ends' and cast(${ofSet('ends', sql`'3'`)} as integer) & ${sql.lit(1 << place)} = 0`,
    ),
    ...sunChoices.map(
      (hours) => sql`select 'suns', ${sql.lit(hours)}, sum(${counted('suns')}), null, null from sets
        where name = 'sun' and cast(${ofSet('sun', sql`'0'`)} as double precision) >= ${sql.lit(Number(hours))}`,
    ),
  ]
}

/** The key of a set; something harmless in the rows of others. */
function ofSet(name: string, other: RawBuilder<unknown>) {
  return sql`case when sets.name = ${sql.lit(name)} then sets.key else ${other} end`
}

function sideName(number: RawBuilder<unknown>) {
  const names = compassSides.map((side, index) => sql`when ${sql.lit(index)} then ${sql.lit(side)}`)
  return sql`case ${number} ${sql.join(names, sql` `)} end`
}

const due = sql`case when houses.handed_over_at is not null then 'ready' else cast(houses.deadline_year as text) end`

/** Joined only where a filter asks about a house or its project. */
function places(words: readonly Condition[]) {
  return words.some(({ ofPlace }) => ofPlace)
    ? sql`join houses on houses.id = e.house_id join complexes on complexes.id = houses.complex_id`
    : sql``
}

function everything(words: readonly Condition[], listing: ListingQuery) {
  const { price, area, kitchen, floor } = rangeConditions(listing)
  return sql.join(
    [sql`e.category = 'flat'`, ...words.map(({ holds }) => holds), price, area, kitchen, floor],
    sql` and `,
  )
}

async function pageIds(db: Database, listing: ListingQuery): Promise<number[]> {
  const words = wordConditions(engineOf(db), listing)
  const direction = listing.sort?.startsWith('-') ? sql`desc` : sql`asc`
  const key = {
    price: toldPrice,
    area: sql`e.area_total`,
    kitchen: sql`e.area_kitchen`,
    floor: sql`e.floor`,
  }[(listing.sort ?? 'price').replace('-', '') as 'price' | 'area' | 'kitchen' | 'floor']
  // Equal units go by price; a unit without one counts as the dearest.
  const keys = [key, sql`coalesce(${toldPrice}, 1e15)`, sql`e.id`].map(
    (each) => sql`${each} ${direction} nulls last`,
  )
  const statement = sql<{ id: number }>`select e.id from ${unitsWithEnds} ${places(words)}
    where ${everything(words, listing)} order by ${sql.join(keys)} limit ${sql.lit(perPage)}`
  return (await statement.execute(db)).rows.map(({ id }) => id)
}

async function promotionRows(db: Database, listing: ListingQuery): Promise<FacetRow[]> {
  const words = wordConditions(engineOf(db), listing)
  const statement = sql<FacetRow>`
    select 'promotions' as filter, cast(promotion_id as text) as value, count(*) as count, null as low, null as high
    from estate_promotions join ${unitsWithEnds} on e.id = estate_id ${places(words)}
    where ${everything(words, listing)} group by promotion_id`
  return (await statement.execute(db)).rows
}

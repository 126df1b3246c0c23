import { sql } from 'kysely'
import { chance } from '#content/demo/random.ts'
import { engineOf } from '#database/engines/engine.ts'
import { writeJson } from '#database/engines/json.ts'
import type { Database } from '#database/open.ts'
import {
  basicRows,
  fillDatabase,
  makeComplex,
  makeEstate,
  makeHouse,
  makeRow,
  type Rows,
} from '#tests/helpers/databases/rows.ts'
import { textOf } from '#tests/helpers/databases/sample-rows.ts'
import { projectOf, type TownSize, type TownUnit, townUnit } from './town-units.ts'

const promotions = [1, 2, 3]
const features = ['yard', 'school', 'parking', 'gym']

/** Minutes on foot from a project; one of four has no park. */
function placesNear(id: number): Record<string, number> {
  return { school: 3 + ((id * 5) % 17), ...(id % 4 > 0 && { park: 2 + ((id * 7) % 13) }) }
}

/** Units sent to the database at a time. */
const batch = 5_000

/** Fills an empty database. Equal sizes make equal towns, on both engines. */
export async function fillTown(db: Database, size: TownSize): Promise<void> {
  await fillDatabase(db, placesOf(size))
  for (let from = 1; from <= size.units; from += batch) {
    const length = Math.min(batch, size.units + 1 - from)
    await insertUnits(
      db,
      Array.from({ length }, (_, place) => townUnit(from + place, size)),
    )
  }
  await sql`insert into estate_promotions (estate_id, promotion_id)
    select id, 1 + id % ${sql.lit(promotions.length)} from estates where id % 5 = 0`.execute(db)
}

function placesOf({ houses }: TownSize): Rows {
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  return {
    cities: basicRows.cities,
    complexes: upTo(projectOf(houses)).map((id) =>
      makeComplex({
        id,
        sort_order: id,
        infrastructure: writeJson(
          Object.entries(placesNear(id)).map(([type, minutes_walk]) => ({
            type,
            name: textOf(type),
            minutes_walk,
          })),
        ),
        features: writeJson(features.filter((code) => chance('feature', id, code) < 0.6)),
      }),
    ),
    houses: upTo(houses).map((id) =>
      makeHouse({
        id,
        complex_id: projectOf(id),
        sort_order: id,
        deadline_year: 2026 + (id % 4),
        handed_over_at: id % 4 === 0 ? '2026-05-01' : null,
      }),
    ),
    promotions: promotions.map((id) =>
      makeRow('promotions', { id, slug: `promotion-${id}`, starts_at: '2020-01-01', ends_at: null }),
    ),
    settings: [
      makeRow('settings', {
        key: 'features',
        value: writeJson<unknown>(features.map((code) => ({ code, title: textOf(code) }))),
      }),
    ],
  }
}

/** Columns that no search reads are the same for all units. */
const { views: _views, windows: _windows, sun: _sun, ...constant } = makeEstate({ plan_code: null })

/** As one JSON text: many times faster than a parameter for each value. */
async function insertUnits(db: Database, units: readonly TownUnit[]): Promise<void> {
  const json = JSON.stringify(units)
  if (engineOf(db) === 'postgres') {
    const { floor_plan, facade_polygon, told_windows } = constant
    const lists = { floor_plan, facade_polygon, told_windows }
    const parsed = Object.entries(lists).map(([column, text]) => [column, JSON.parse(text)])
    const template = JSON.stringify({ ...constant, ...Object.fromEntries(parsed) })
    await sql`insert into estates
      select row.* from jsonb_array_elements(${json}::jsonb) as unit,
        jsonb_populate_record(null::estates, ${template}::jsonb || unit.value) as row`.execute(db)
    return
  }
  const varying = Object.keys(units[0] ?? {})
  const columns = [...new Set([...Object.keys(constant), ...varying])]
  const values = columns.map((column) =>
    varying.includes(column)
      ? sql`unit.value ->> ${sql.lit(`$.${column}`)}`
      : sql`${constant[column as keyof typeof constant] ?? null}`,
  )
  await sql`insert into estates (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(values)} from json_each(${json}) as unit`.execute(db)
}

/**
 * The tuning of a careful owner of a search in SQL: an index with all counted columns, one for each sort, statistics.
 */
export async function readyForSql(db: Database): Promise<void> {
  const counted =
    'house_id, rooms, restoration, status, views, windows, sun, price, area_total, area_kitchen, floor, floors_total, id'
  const sorts = [
    'price, id, status',
    'area_total, price, id, status',
    'floor, price, id, status',
    'area_kitchen, price, id, status',
  ]
  for (const [number, columns] of [counted, ...sorts].entries())
    await sql.raw(`create index estates_search_${number} on estates (category, ${columns})`).execute(db)
  await sql.raw(engineOf(db) === 'postgres' ? 'vacuum analyze' : 'analyze').execute(db)
}

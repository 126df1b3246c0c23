import { type RawBuilder, sql } from 'kysely'
import type { Engine } from '#database/engines/engine.ts'
import { compassSides } from '#domain/compass.ts'
import { floorEnds } from '#domain/floor-ends.ts'
import type { ListingQuery } from '#domain/listing-query.ts'

/** The part of a price that visitors may know: nothing of one on request. */
export const toldPrice = sql`case when e.status = 'request' then null else e.price end`

/**
 * One bit per position in `floorEnds`, set where a unit is on that floor. In the town every section is as high as its
 * house, so that the unit's own number of floors is that of its section.
 */
export const floorEndBits = sql`case when floor <= 1 then 1 else 0 end
  + case when floors_total > 0 and floor >= floors_total then 2 else 0 end`

/** The units as rows `e`, with these bits as `ends`. */
export const unitsWithEnds = sql`(select estates.*, ${floorEndBits} as ends from estates) as e`

/** One filter of words over the rows `e`, joined with `houses` and `complexes` when it is about the place. */
export type Condition = { filter: string; bit: number; ofPlace: boolean; holds: RawBuilder<unknown> }

/** The filters that a listing really sets; its statuses always are. */
export function wordConditions(engine: Engine, listing: ListingQuery): Condition[] {
  const statuses = listing.statuses.length > 0 ? listing.statuses : ['free', 'request']
  const rooms = listing.rooms.includes(4) ? [...listing.rooms, 5] : listing.rooms
  const asked: [
    filter: string,
    values: readonly unknown[],
    ofPlace: boolean,
    holds: () => RawBuilder<unknown>,
  ][] = [
    ['statuses', statuses, false, () => sql`e.status in (${sql.join(statuses)})`],
    ['rooms', rooms, false, () => sql`e.rooms in (${sql.join(rooms)})`],
    [
      'restorations',
      listing.restorations,
      false,
      () => sql`e.restoration in (${sql.join(listing.restorations)})`,
    ],
    ['views', listing.views, false, () => hasSome(engine, 'e.views', listing.views, sql` or `)],
    [
      'suns',
      listing.suns,
      false,
      () => sql`${decemberHours(engine, sql`e.sun`)} >= ${sql.lit(fewest(listing.suns))}`,
    ],
    ['sides', listing.sides, false, () => looksTo(engine, listing.sides)],
    [
      'floorsNot',
      listing.floorsNot,
      false,
      () =>
        sql`e.ends & ${sql.lit(listing.floorsNot.reduce((bits, end) => bits | (1 << floorEnds.indexOf(end)), 0))} = 0`,
    ],
    ['complexes', listing.complexes, true, () => sql`complexes.slug in (${sql.join(listing.complexes)})`],
    ['houses', listing.houses, true, () => sql`houses.slug in (${sql.join(listing.houses)})`],
    ['near', listing.near, true, () => isNearAll(engine, listing.near)],
    ['deadlines', listing.deadlines, true, () => dueIn(listing.deadlines)],
    [
      'features',
      listing.features,
      true,
      () => hasSome(engine, 'complexes.features', listing.features, sql` and `),
    ],
  ]
  return asked
    .filter(([, values]) => values.length > 0)
    .map(([filter, , ofPlace, holds], place) => ({ filter, bit: 1 << place, ofPlace, holds: holds() }))
}

/** Whether a JSON list has any (`or`) or all (`and`) of some words. */
function hasSome(engine: Engine, column: string, words: readonly string[], joined: RawBuilder<unknown>) {
  const tests = words.map((word) =>
    engine === 'postgres'
      ? sql`${sql.ref(column)} ? ${sql.lit(word)}`
      : sql`instr(${sql.ref(column)}, ${sql.lit(`"${word}"`)}) > 0`,
  )
  return sql`(${sql.join(tests, joined)})`
}

function fewest(hours: readonly string[]): number {
  return Math.min(...hours.map(Number))
}

/** Hours of direct sun in December; null where they are not known. */
export function decemberHours(engine: Engine, sun: RawBuilder<unknown>) {
  return engine === 'postgres'
    ? sql`cast(${sun} ->> 'dec' as double precision)`
    : sql`cast(${sun} ->> '$.dec' as real)`
}

/** The number among `compassSides` of the side that an element of the windows looks to; JSON, in PostgreSQL as text. */
export function sideNumber(engine: Engine, window: RawBuilder<unknown>) {
  return engine === 'postgres'
    ? sql`cast(round(cast(cast(${window} as jsonb) ->> 'azimuth' as numeric) / 45) as integer) % 8`
    : sql`cast(round((${window} ->> '$.azimuth') / 45.0) as integer) % 8`
}

function looksTo(engine: Engine, sides: readonly string[]) {
  const known: readonly string[] = compassSides
  const numbers = sql.join(sides.map((side) => sql.lit(known.indexOf(side))))
  return engine === 'postgres'
    ? sql`exists (select 1 from jsonb_array_elements_text(e.windows) as w where ${sideNumber(engine, sql`w`)} in (${numbers}))`
    : sql`exists (select 1 from json_each(e.windows) as w where ${sideNumber(engine, sql`w.value`)} in (${numbers}))`
}

/** The nearest place of each kind for each project. */
export function nearestOf(engine: Engine) {
  return engine === 'postgres'
    ? sql`select complexes.id as complex_id, place ->> 'type' as kind,
        min(cast(place ->> 'minutes_walk' as integer)) as minutes
      from complexes cross join lateral jsonb_array_elements(complexes.infrastructure) as place group by 1, 2`
    : sql`select complexes.id as complex_id, place.value ->> 'type' as kind,
        min(place.value ->> 'minutes_walk') as minutes
      from complexes cross join json_each(complexes.infrastructure) as place group by 1, 2`
}

function isNearAll(engine: Engine, choices: readonly string[]) {
  const tests = choices.map((choice) => {
    const [kind, most] = choice.split('-')
    return sql`exists (select 1 from (${nearestOf(engine)}) as near where near.complex_id = complexes.id
      and near.kind = ${sql.lit(kind)} and near.minutes <= ${sql.lit(Number(most))})`
  })
  return sql`(${sql.join(tests, sql` and `)})`
}

function dueIn(deadlines: readonly string[]) {
  const years = deadlines.filter((deadline) => deadline !== 'ready').map(Number)
  const tests = [
    ...(deadlines.includes('ready') ? [sql`houses.handed_over_at is not null`] : []),
    ...(years.length > 0
      ? [sql`houses.handed_over_at is null and houses.deadline_year in (${sql.join(years)})`]
      : []),
  ]
  return sql`(${sql.join(tests, sql` or `)})`
}

/** The filters of numbers; a listing without one lets everything through. */
export function rangeConditions(listing: ListingQuery) {
  return {
    price: within(toldPrice, listing.priceFrom, listing.priceTo),
    area: within(sql`e.area_total`, listing.areaFrom, listing.areaTo),
    kitchen: within(sql`e.area_kitchen`, listing.kitchenFrom, null),
    floor: within(sql`e.floor`, listing.floorFrom, listing.floorTo),
  }
}

function within(value: RawBuilder<unknown>, from: number | null, to: number | null) {
  const tests = [
    ...(from === null ? [] : [sql`${value} >= ${sql.lit(from)}`]),
    ...(to === null ? [] : [sql`${value} <= ${sql.lit(to)}`]),
  ]
  return tests.length === 0 ? sql`true` : sql.join(tests, sql` and `)
}

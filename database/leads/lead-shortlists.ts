import type { Selectable } from 'kysely'
import type { OutgoingLead } from '#contract/outgoing-lead.ts'
import { estateNumber } from '#domain/estate-number.ts'
import { toldRooms } from '#domain/rooms.ts'
import { shortlistIds } from '#domain/shortlist.ts'
import { readJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import type { EstateTable } from '../tables.ts'

type Unit = NonNullable<OutgoingLead['about']['estate']>

type ListedUnit = OutgoingLead['about']['shortlist'][number]

/** The ids of the shortlist that came with a request, in the order of the visitor. */
export function shortlistOf(body: Readonly<Record<string, unknown>>): number[] {
  const ids = body['estate_ids']
  return Array.isArray(ids) ? shortlistIds(ids.join(',')) : []
}

/** What the shortlists of requests name, by id; units that are gone are left out. Names are Russian. */
export async function listedUnits(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ListedUnit>> {
  const wanted = [...new Set(ids)]
  const units = new Map<number, ListedUnit>()
  for (let from = 0; from < wanted.length; from += maxAsked) {
    const rows = await db
      .selectFrom('estates')
      .innerJoin('houses', 'houses.id', 'estates.house_id')
      .innerJoin('complexes', 'complexes.id', 'estates.complex_id')
      .select([
        'estates.id',
        'estates.category',
        'estates.geo_flatnum',
        'estates.rooms',
        'estates.floor',
        'estates.area_total',
        'estates.price',
        'complexes.name as complex_name',
        'houses.name as house_name',
      ])
      .where('estates.id', 'in', wanted.slice(from, from + maxAsked))
      .execute()
    for (const { id, complex_name, house_name, ...unit } of rows)
      units.set(id, {
        id,
        ...unitFacts(unit),
        complex: readJson(complex_name).ru,
        house: readJson(house_name).ru,
      })
  }
  return units
}

type UnitRow = Pick<
  Selectable<EstateTable>,
  'category' | 'geo_flatnum' | 'rooms' | 'floor' | 'area_total' | 'price'
>

/** What staff read of a unit: its number on the door and its rooms as they are told. */
export function unitFacts({ category, geo_flatnum, rooms, floor, area_total, price }: UnitRow): Unit {
  return {
    category,
    number: estateNumber(category, geo_flatnum),
    rooms: toldRooms({ category, rooms }),
    floor,
    area_total,
    price,
  }
}

/** Databases limit the values of a query. */
const maxAsked = 1_000

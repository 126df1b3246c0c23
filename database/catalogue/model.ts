import { type Model, type ModelFlat, mostModelFlats } from '#contract/model.ts'
import { estateNumber } from '#domain/estate-number.ts'
import { estateSlug } from '#domain/estate-slug.ts'
import { saleStatuses } from '#domain/estate-words.ts'
import type { Language } from '#domain/languages.ts'
import { toldRooms } from '#domain/rooms.ts'
import { shownPrice } from '#domain/shown-price.ts'
import { textIn } from '../contents/texts-and-pictures.ts'
import { readJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import { outline } from './outline.ts'

/** What the model of a project is drawn from (R1120); null without the project, or where a house is not placed. */
export async function findModel(db: Database, slug: string, language: Language): Promise<Model | null> {
  const complex = await db
    .selectFrom('complexes')
    .select(['id', 'slug', 'name', 'lat', 'lng', 'neighbours', 'horizon'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!complex) return null
  const rows = await houseRows(db, complex.id)
  if (!areAllPlaced(rows)) return null
  const horizon = readJson(complex.horizon)
  return {
    id: complex.id,
    slug: complex.slug,
    name: textIn(complex.name, language),
    lat: complex.lat,
    lng: complex.lng,
    houses: rows.map(({ id, slug: house, name, floors, sections, azimuth, footprint, height_m, light }) => {
      const { base_m, ground_floor_m, floor_m, parts } = readJson(light)
      return {
        id,
        slug: house,
        name: textIn(name, language),
        floors,
        sections: readJson(sections),
        azimuth,
        footprint: outline(readJson(footprint)),
        height_m,
        base_m,
        ground_floor_m,
        floor_m,
        parts: parts.map((part) => ({ ...part, footprint: outline(part.footprint) })),
      }
    }),
    neighbours: readJson(complex.neighbours).map((body) => ({
      ...body,
      footprint: outline(body.footprint),
    })),
    flats: await flatsOf(db, complex.id),
    horizon: horizon && { ...horizon, source: horizon.source[language] },
  }
}

/** Whether a project has a model. */
export async function hasModel(db: Database, complexId: number): Promise<boolean> {
  return areAllPlaced(await houseRows(db, complexId))
}

function houseRows(db: Database, complexId: number) {
  return db
    .selectFrom('houses')
    .select(['id', 'slug', 'name', 'floors', 'sections', 'azimuth', 'footprint', 'height_m', 'light'])
    .where('complex_id', '=', complexId)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
}

/** As the hours of sun want it: a house that does not say where it stands may take the sun of the others (R680). */
function areAllPlaced(rows: Awaited<ReturnType<typeof houseRows>>): boolean {
  return (
    rows.length > 0 &&
    rows.every(
      ({ footprint, height_m, light }) =>
        readJson(light).parts.length > 0 || (height_m !== null && readJson(footprint).length > 0),
    )
  )
}

async function flatsOf(db: Database, complexId: number): Promise<ModelFlat[]> {
  const rows = await db
    .selectFrom('estates')
    .innerJoin('houses', 'houses.id', 'estates.house_id')
    .select([
      'estates.id',
      'estates.category',
      'estates.geo_flatnum',
      'estates.house_id',
      'estates.section',
      'estates.floor',
      'estates.position_on_floor',
      'estates.rooms',
      'estates.area_total',
      'estates.price',
      'estates.status',
      'estates.windows',
    ])
    .where('estates.complex_id', '=', complexId)
    .where('estates.category', '=', 'flat')
    .where('estates.status', 'in', saleStatuses)
    .orderBy('houses.sort_order')
    .orderBy('houses.id')
    .orderBy('estates.section')
    .orderBy('estates.floor')
    .orderBy('estates.position_on_floor')
    .orderBy('estates.id')
    .limit(mostModelFlats)
    .execute()
  return rows.map(({ category, geo_flatnum, status, price, windows, ...row }) => ({
    ...row,
    slug: estateSlug({ ...row, category }),
    number: estateNumber(category, geo_flatnum),
    rooms: toldRooms({ ...row, category }),
    price: shownPrice({ price, status }),
    windows: readJson(windows),
  }))
}

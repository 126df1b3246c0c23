import { type LightOfUnit, lightsOfProject } from '#domain/unit-light.ts'
import { readJson } from '../engines/json.ts'
import type { Database } from '../open.ts'

/** The light of the units of every house, by its id: as the records of projects and houses have it. */
export async function houseLights(db: Database): Promise<ReadonlyMap<number, LightOfUnit>> {
  const complexes = await db.selectFrom('complexes').select(['id', 'lat', 'neighbours']).execute()
  const rows = await db
    .selectFrom('houses')
    .select(['id', 'complex_id', 'footprint', 'floors', 'height_m', 'light'])
    .execute()
  const houses = rows.map((row) => ({
    ...row,
    footprint: readJson(row.footprint),
    light: readJson(row.light),
  }))
  return new Map(
    complexes.flatMap(({ id, lat, neighbours }) => {
      const own = houses.filter((house) => house.complex_id === id)
      return [...lightsOfProject(lat, own, readJson(neighbours))]
    }),
  )
}

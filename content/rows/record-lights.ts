import { type LightOfUnit, lightsOfProject } from '#domain/unit-light.ts'
import { lightOf } from '../schemas/places.ts'
import type { RowSource } from './row-source.ts'

/** The light of the units of every house, by its id: as the records say it. */
export function recordLights({
  records,
  ids,
}: Pick<RowSource, 'records' | 'ids'>): ReadonlyMap<number, LightOfUnit> {
  return new Map(
    records.complexes.flatMap(({ slug, record: { lat, neighbours } }) => {
      const houses = records.houses
        .filter(({ record }) => record.complex === slug)
        .map(({ slug, record }) => ({
          ...record,
          id: ids.of('houses', slug),
          footprint: record.footprint ?? [],
          light: lightOf(record),
        }))
      return [...lightsOfProject(lat, houses, neighbours)]
    }),
  )
}

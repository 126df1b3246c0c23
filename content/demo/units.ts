import type { ContentIds } from '../ids.ts'
import type { Records } from '../records.ts'
import { contentDay } from './days.ts'
import { generateEstates } from './generate-estates.ts'
import type { GeneratedEstate } from './generated-estate.ts'
import type { Geometry } from './geometry.ts'
import type { Offer } from './offers.ts'
import type { Complex } from './stock.ts'

/** The units of all projects that the demo stock knows. The same for the same records and ids. */
export function demoEstates(records: Records, ids: ContentIds): GeneratedEstate[] {
  const offers = offersOf(records, ids)
  const plans = records.demo?.plans ?? {}
  return demoProjects(records, ids).flatMap(({ complex, geometry }) =>
    generateEstates({ complex, geometry, plans, offers }),
  )
}

/** The projects with the source data of their units, houses in the order of their queues. */
export function demoProjects(records: Records, ids: ContentIds): { complex: Complex; geometry: Geometry }[] {
  return (records.demo?.projects ?? []).map(({ slug, stock, geometry }) => ({
    geometry,
    complex: {
      ...stock,
      id: ids.of('complexes', slug),
      slug,
      houses: records.houses
        .filter(({ record }) => record.complex === slug)
        .toSorted((a, b) => a.record.queue_no - b.record.queue_no)
        .flatMap((house) => {
          const own = stock.houses[house.slug]
          const { queue_no, handed_over_at } = house.record
          if (!own) return []
          return [{ ...own, id: ids.of('houses', house.slug), slug: house.slug, queue_no, handed_over_at }]
        }),
    },
  }))
}

/** The promotions on the day of the data. */
export function offersOf(records: Records, ids: ContentIds): Offer[] {
  return records.promotions.flatMap(({ slug, record }) => {
    const { starts_at, ends_at } = record
    if (starts_at > contentDay || (ends_at !== null && ends_at < contentDay)) return []
    return [{ ...record, id: ids.of('promotions', slug) }]
  })
}

import { generateEstates } from './generate-estates.ts'
import type { GeneratedEstate } from './generated-estate.ts'
import { readRecords, type Records } from './records.ts'

/** The units of all projects. */
export function demoEstates(records: Records = readRecords()): GeneratedEstate[] {
  return records.complexes.flatMap(({ complex, geometry }) =>
    generateEstates({ complex, geometry, plans: records.plans, promotions: records.promotions }),
  )
}

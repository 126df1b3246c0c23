import type { FeedEstate } from '#database/catalogue/estate-pages.ts'
import type { OfferedProgramme } from '#domain/monthly-from.ts'
import { monthlyUnder } from '#domain/monthly-from.ts'
import { takesApplications } from '#domain/programme-buyers.ts'
import type { FeedContent } from './feed-content.ts'

/** An instalment is no mortgage, and neither is a purchase with a mark-up in place of interest. */
const mortgageKinds: readonly OfferedProgramme['kind'][] = ['state', 'market', 'developer']

/**
 * Whether a unit can be bought today with a programme that is a mortgage: it is in force and takes applications, and the
 * project, the finish and the price are within it. What it asks of its buyer does not count.
 */
export function hasMortgage(
  estate: FeedEstate,
  { places, programmes, day }: Pick<FeedContent, 'places' | 'programmes' | 'day'>,
): boolean {
  const { price } = estate
  const complex = places.complexes.get(estate.complex_id)
  if (price === null || complex === undefined) return false
  const unit = { ...estate, price, city_id: complex.city_id }
  return programmes.some(
    (programme) =>
      mortgageKinds.includes(programme.kind) &&
      takesApplications(programme) &&
      monthlyUnder(programme, unit, day) !== null,
  )
}

import { affordablePrice } from '#domain/affordable-price.ts'
import { calculationUnder } from '#domain/calculation.ts'
import type { CalculationQuery } from '#domain/calculation-query.ts'
import type { Language } from '#domain/languages.ts'
import { anyListing, listingSearch } from '#domain/listing-query.ts'
import { takesApplications } from '#domain/programme-buyers.ts'
import { homeOf } from './calculator/reckoned.ts'
import type { ProgrammeItem, PurchaseCity, PurchaseData } from './purchase-data.server.ts'

/** The start values of the search, and the ranges of its sliders, in tenge. */
export const monthlyRange = { start: 250_000, min: 50_000, max: 2_000_000, step: 10_000 }
export const handRange = { start: 6_000_000, min: 0, max: 60_000_000, step: 500_000 }

/** The number of flats in each list, by its query. Null where unknown. */
export type FlatCounts = Record<string, number | null>

/** The highest price under each programme, largest first, and the queries of the lists of flats that it buys. */
export function affordableUnder(asked: CalculationQuery, data: PurchaseData, language: Language) {
  const { city, home } = homeOf(asked, data)
  const sums = { monthly: asked.monthly ?? monthlyRange.start, hand: asked.hand ?? handRange.start }
  const means = { initial: sums.hand, monthly: sums.monthly }
  const asWanted = { ...anyListing, paymentTo: sums.monthly, hand: sums.hand }
  const chosen = asked.restoration === null ? [] : [asked.restoration]
  const found = data.programmes
    .filter(takesApplications)
    .flatMap((programme) => {
      // A finishing that is still open is the one that the programme asks for.
      const restoration = asked.restoration ?? programme.finishing_required[0] ?? null
      const affordable = affordablePrice(programme, { ...home, restoration }, means)
      if (affordable === null) return []
      const under = { ...home, restoration, price: affordable.price }
      const calculation = calculationUnder(programme, under, { initial: sums.hand, months: null })
      if (calculation === null) return []
      const flats = listingSearch(
        {
          ...asWanted,
          complexes: complexesOf(city, programme),
          restorations: asked.restoration === null ? [...programme.finishing_required] : chosen,
          priceTo: affordable.price,
          program: programme.code,
        },
        language,
      )
      return [{ programme, affordable, calculation, flats }]
    })
    .toSorted((a, b) => b.affordable.price - a.affordable.price)
  const complexes = city.complexes.toSorted()
  const allFlats = listingSearch({ ...asWanted, complexes, restorations: chosen }, language)
  return { city, sums, found, allFlats }
}

/** The projects of the city in which the programme lends. */
function complexesOf(city: PurchaseCity, { complex_ids: ids }: ProgrammeItem): string[] {
  return city.complexes
    .filter((_, index) => ids.length === 0 || ids.includes(city.complex_ids[index] ?? 0))
    .toSorted()
}

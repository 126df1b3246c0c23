import type { CalculationQuery } from '#domain/calculation-query.ts'
import type { Home } from '#domain/programme-match.ts'
import { type CalculatorType, reckonHome } from '../../../blocks/payment/reckoned.ts'
import type { PurchaseCity, PurchaseData } from '../purchase-data.server.ts'

/**
 * The unit that is to be bought, else a flat of the price and finishing that were asked for, in the project or
 * anywhere in the city.
 */
export function homeOf(
  asked: CalculationQuery,
  { cities, price, subject }: PurchaseData,
): { city: PurchaseCity; home: Home } {
  const fits = ({ slug, complex_ids: ids }: PurchaseCity) =>
    subject === null ? slug === asked.city : ids.includes(subject.complex.id)
  const city = cities.find(fits) ?? cities[0] ?? nowhere
  return {
    city,
    home: {
      category: subject?.estate?.category ?? 'flat',
      city_id: city.id,
      complex_ids: subject === null ? city.complex_ids : [subject.complex.id],
      house_id: subject?.houseId ?? null,
      restoration: subject?.estate ? subject.estate.restoration : asked.restoration,
      ...(subject !== null && { restorations: subject.restorations }),
      price: subject?.estate?.price ?? asked.price ?? subject?.price ?? city.price ?? price.start,
      price_old: subject?.estate?.price_old ?? null,
    },
  }
}

/** Without projects there is no city. */
const nowhere: PurchaseCity = { id: 0, slug: '', title: '', complex_ids: [], complexes: [], price: null }

/** The common input of all programmes of a type. */
export function reckon(type: CalculatorType, asked: CalculationQuery, data: PurchaseData) {
  const { city, home } = homeOf(asked, data)
  return { city, home, ...reckonHome(type, data.programmes, home, asked) }
}

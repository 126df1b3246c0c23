import type { EstateStatus } from './estate-words.ts'

/** The fields of a unit that decide whether its price may be shown. */
type Priced = { readonly status: EstateStatus; readonly price: number | null }

/**
 * The price of a unit as it may leave the server, in tenge: null where the company names it in person (A45), and
 * where nobody knows whether the unit is still on sale. A price of 0 is not known yet.
 */
export function publicPrice({ status, price }: Priced): number | null {
  return status === 'request' || status === 'unconfirmed' || price === 0 ? null : price
}

/** The price before a reduction; null where that is no higher than the price now. */
export function formerPrice(unit: { readonly price: number | null; readonly price_old: number | null }) {
  const { price, price_old: former } = unit
  return price !== null && former !== null && former > price ? former : null
}

/** The price that visitors see: of a free unit and of a reserved one. The price of a sold unit is private (A1). */
export function shownPrice(unit: Priced): number | null {
  return unit.status === 'free' || unit.status === 'reserved' ? publicPrice(unit) : null
}

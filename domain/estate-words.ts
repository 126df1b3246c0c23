/**
 * The availability of a unit (A11). An unconfirmed one is missing from its feed together with so many others that
 * staff look first (R459): it is in no count of units on sale, has no price, and can be asked for.
 */
export const estateStatuses = [
  'free',
  'request',
  'reserved',
  'unconfirmed',
  'sold',
  'withdrawn',
  'hidden',
] as const

export type EstateStatus = (typeof estateStatuses)[number]

/** Statuses a visitor may filter by. Withdrawn and hidden units never appear in a list (A1). */
export const listedStatuses = [
  'free',
  'request',
  'reserved',
  'unconfirmed',
  'sold',
] as const satisfies readonly EstateStatus[]

export type ListedStatus = (typeof listedStatuses)[number]

/**
 * Statuses on sale: a visitor can choose the unit today (R281), also one with its price on request; a reserved unit
 * is held for another buyer. Every count of units uses these, and a listing shows these by default.
 */
export const saleStatuses = ['free', 'request'] as const satisfies readonly ListedStatus[]

export function isOnSale({ status }: { readonly status: EstateStatus }): boolean {
  return saleStatuses.some((each) => each === status)
}

/** The views from the windows. */
export const estateViews = ['mountains', 'yard', 'street', 'park', 'water', 'city'] as const

export type EstateView = (typeof estateViews)[number]

/** Ways to show a listing beside its cards: as a table, or the flats grouped by plan. */
export const listingViews = ['table', 'plans'] as const

export type ListingView = (typeof listingViews)[number]

/** Orders of the listing; a minus means from high to low, `price_m2` the price of a square metre. */
export const estateSorts = [
  'price',
  '-price',
  'price_m2',
  'area',
  '-area',
  'kitchen',
  '-kitchen',
  'floor',
  '-floor',
  'deadline',
  '-deadline',
  'payment',
  '-payment',
] as const

export type EstateSort = (typeof estateSorts)[number]

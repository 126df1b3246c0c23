import type { Category } from './categories.ts'
import type { Step } from './payment-schedule.ts'
import type { RestorationCode } from './restorations.ts'
import { formerPrice } from './shown-price.ts'

type CityAmount = { readonly city_id: number; readonly amount: number }

/** A programme's conditions for a home and a loan. Money in tenge; an empty list is no condition. */
type HomeDemands = {
  readonly kind: 'state' | 'market' | 'developer' | 'islamic' | 'installment'
  readonly price_cap: readonly CityAmount[]
  readonly loan_cap: readonly CityAmount[]
  readonly finishing_required: readonly RestorationCode[]
  readonly complex_ids: readonly number[]
  /** The only houses of these projects in which it holds; left out or empty: all of them. */
  readonly house_ids?: readonly number[]
  /** False: it is given for the full price only, not for one that a special offer lowered. */
  readonly combines_with_discounts?: boolean
}

/** A programme's conditions for the payments. The share is per cent of the price. */
export type PlanDemands = {
  readonly initial_payment_min: number
  readonly term_months_min: number
  readonly term_months_max: number
}

export type Programme = HomeDemands &
  PlanDemands & {
    readonly rate_nominal: number
    /** Lighter payments at the beginning, of instalments only. */
    readonly steps?: readonly Step[]
  }

/** The home that is to be bought; `complex_ids` are the projects it may be in, one when that is known. */
export type Home = {
  readonly category: Category
  readonly city_id: number
  readonly complex_ids: readonly number[]
  /** The house it is in; left out where that is open. */
  readonly house_id?: number | null
  readonly restoration: RestorationCode | null
  /** The finishes to choose from where the finish is open; empty by default. */
  readonly restorations?: readonly RestorationCode[]
  readonly price: number
  /** The price before a reduction; left out or null without one. */
  readonly price_old?: number | null
}

/** The first payment in tenge, and the number of monthly payments for the rest. */
export type Plan = { readonly initial: number; readonly months: number }

/** Why a programme does not fit, and the value that would. */
export type Obstacle =
  | { readonly kind: 'category' }
  | { readonly kind: 'complex' }
  | { readonly kind: 'house' }
  | { readonly kind: 'discount' }
  | { readonly kind: 'price'; readonly most: number }
  | { readonly kind: 'loan'; readonly most: number; readonly initial: number }
  | { readonly kind: 'finishing'; readonly any: readonly RestorationCode[] }
  | { readonly kind: 'initial'; readonly least: number; readonly share: number }
  | { readonly kind: 'term'; readonly from: number; readonly to: number }

/** The programme is closed to applications: a payment can be calculated, but nobody can get the loan now. */
export type Closed = { readonly kind: 'closed' }

/** An obstacle that another first payment or term removes. */
export type PlanObstacle = Extract<Obstacle, { readonly kind: 'initial' | 'term' }>

/**
 * Everything that keeps a home out of a programme; empty when it fits. Caps hold by city:
 * of some programmes the price is capped, of others the loan, and a city that is not listed has no limit.
 */
export function obstacles(programme: Programme, home: Home, plan: Plan): Obstacle[] {
  return [
    ...homeObstacles(programme, home, home.price - plan.initial),
    ...planObstacles(programme, home.price, plan),
  ]
}

/** Whether a programme lends in other projects or houses only: its payment would then be of no use. */
export function isElsewhere({
  obstacles: found,
}: {
  readonly obstacles: readonly (Obstacle | Closed)[]
}): boolean {
  return found.some(({ kind }) => kind === 'complex' || kind === 'house')
}

/** Where a programme is not open to a home: its project, or its house there; null where it is open to it. */
export function closedPlace(
  { complex_ids: complexes, house_ids: houses = [] }: Pick<HomeDemands, 'complex_ids' | 'house_ids'>,
  home: Pick<Home, 'complex_ids' | 'house_id'>,
): 'complex' | 'house' | null {
  if (complexes.length > 0 && !complexes.some((id) => home.complex_ids.includes(id))) return 'complex'
  const isElsewhere = typeof home.house_id === 'number' && !houses.includes(home.house_id)
  return houses.length > 0 && isElsewhere ? 'house' : null
}

/** Those that lie in the home and in how much is borrowed. Loans are for homes, instalments for everything. */
export function homeObstacles(programme: HomeDemands, home: Home, loan: number): Obstacle[] {
  const found: Obstacle[] = []
  const {
    price_cap,
    loan_cap,
    finishing_required: finishing,
    combines_with_discounts: combines = true,
  } = programme
  if (programme.kind !== 'installment' && home.category !== 'flat') found.push({ kind: 'category' })
  const closed = closedPlace(programme, home)
  if (closed !== null) found.push({ kind: closed })
  if (!combines && formerPrice({ price: home.price, price_old: home.price_old ?? null }) !== null)
    found.push({ kind: 'discount' })
  const highest = capOf(price_cap, home.city_id)
  if (home.price > highest) found.push({ kind: 'price', most: highest })
  const largest = capOf(loan_cap, home.city_id)
  if (loan > largest) found.push({ kind: 'loan', most: largest, initial: home.price - largest })
  if (finishing.length > 0) {
    const own = finishingUnder(programme, home)
    if (own === null || !finishing.includes(own)) found.push({ kind: 'finishing', any: finishing })
  }
  return found
}

/**
 * The finish with which a home is bought under a programme: its own, else the one on sale that the programme
 * requires.
 */
export function finishingUnder(
  { finishing_required: finishing }: Pick<HomeDemands, 'finishing_required'>,
  { restoration, restorations = [] }: Pick<Home, 'restoration' | 'restorations'>,
): RestorationCode | null {
  return restoration ?? finishing.find((code) => restorations.includes(code)) ?? null
}

/** Those that lie in the payments. */
export function planObstacles(
  programme: PlanDemands,
  price: number,
  { initial, months }: Plan,
): PlanObstacle[] {
  const found: PlanObstacle[] = []
  const least = leastInitial(programme, price)
  if (initial < least) found.push({ kind: 'initial', least, share: programme.initial_payment_min })
  const { term_months_min: from, term_months_max: to } = programme
  if (months < from || months > to) found.push({ kind: 'term', from, to })
  return found
}

/** The smallest first payment of a programme, in whole tenge: a part of a tenge counts as one. */
export function leastInitial(
  { initial_payment_min: share }: Pick<PlanDemands, 'initial_payment_min'>,
  price: number,
): number {
  return Math.ceil((price * share) / 100)
}

/** The limit of a programme in a city. */
export function capOf(caps: readonly CityAmount[], cityId: number): number {
  return caps.find((cap) => cap.city_id === cityId)?.amount ?? Infinity
}

import type { Category } from './categories.ts'
import { isInForce } from './in-force.ts'
import { largestPayment } from './largest-payment.ts'
import { type Buyers, programmesFor } from './programme-buyers.ts'
import { homeObstacles, leastInitial, type Programme } from './programme-match.ts'
import type { RestorationCode } from './restorations.ts'

/** A programme with the days on which it holds and whom it is for. */
export type OfferedProgramme = Programme &
  Buyers & { readonly valid_from: string; readonly valid_to: string | null }

type Unit = {
  readonly category: Category
  readonly status: string
  readonly complex_id: number
  readonly house_id: number
  readonly city_id: number
  readonly restoration: RestorationCode | null
  readonly price: number
  /** Before a reduction; null without one. */
  readonly price_old: number | null
}

/**
 * A buyer's terms of payment: tenge at hand, all of which are paid at once (null: the programme's smallest first
 * payment), and the programme that applies to them, by its code.
 */
export type PaymentCriteria = { readonly hand: number | null; readonly program: string | null }

const noCriteria: PaymentCriteria = { hand: null, program: null }

export type Payment = {
  readonly amount: number
  readonly initial_payment_tenge: number
  readonly months: number
}

/**
 * The monthly payment of a unit under a programme: with the money at hand or else the smallest first payment, the
 * longest term, whole tenge; where payments differ, the largest of them. Null when the unit cannot be bought under it
 * today: sold or without a price, another project or house, a reduced price where the programme asks for the full one,
 * dearer than it allows in that city, without the finish it asks for, or when the rest of the price is more than it
 * lends, or nothing. Loans are for homes; only instalments
 * are for parking, storerooms and premises too.
 */
export function monthlyUnder(
  programme: OfferedProgramme,
  unit: Unit,
  day: string,
  hand: number | null = null,
): Payment | null {
  const least = leastInitial(programme, unit.price)
  const initial = hand ?? least
  const loan = unit.price - initial
  const fits =
    isForSale(unit) &&
    initial >= least &&
    loan > 0 &&
    programme.term_months_max > 0 &&
    isInForce({ from: programme.valid_from, to: programme.valid_to }, day) &&
    homeObstacles(programme, { ...unit, complex_ids: [unit.complex_id] }, loan).length === 0
  return fits
    ? {
        amount: largestPayment(programme, unit.price, loan),
        initial_payment_tenge: initial,
        months: programme.term_months_max,
      }
    : null
}

/**
 * The monthly figure of a unit (A49): the smallest payment among the programmes that count (`programmesFor`); of
 * equal ones that of the programme that lasts shorter, then of the first.
 */
export function cheapestMonthly<P extends OfferedProgramme>(
  programmes: readonly P[],
  unit: Unit,
  day: string,
  { hand, program }: PaymentCriteria = noCriteria,
): (Payment & { programme: P }) | null {
  let best: (Payment & { programme: P }) | null = null
  for (const programme of programmesFor(programmes, program)) {
    const payment = monthlyUnder(programme, unit, day, hand)
    if (payment === null) continue
    const isLess = best === null || payment.amount < best.amount
    if (isLess || (payment.amount === best?.amount && payment.months < best.months))
      best = { ...payment, programme }
  }
  return best
}

/**
 * Whether the money at hand covers the whole price, so that no programme is needed. A buyer who names one wants to
 * use it.
 */
export function isPaidAtOnce(
  unit: Pick<Unit, 'status' | 'price'>,
  { hand, program }: PaymentCriteria,
): boolean {
  return program === null && hand !== null && unit.price <= hand && isForSale(unit)
}

function isForSale({ status }: Pick<Unit, 'status'>): boolean {
  return status === 'free' || status === 'reserved'
}

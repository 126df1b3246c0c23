import type { Category } from './categories.ts'
import { isInForce } from './in-force.ts'
import { largestPayment } from './largest-payment.ts'
import { type Buyers, programmesFor } from './programme-buyers.ts'
import { capOf, homeObstacles, leastInitial, type Programme } from './programme-match.ts'
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
 * payment), the programme that applies to them, by its code, and the most that a programme may ask for at once (left
 * out or null: any sum).
 */
export type PaymentCriteria = {
  readonly hand: number | null
  readonly program: string | null
  readonly firstPaymentTo?: number | null
}

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
 * The least tenge that a programme asks for at once (R1032): its smallest first payment, or what is above the most that
 * it lends in that city. Whether the unit can be bought under it is another question (`monthlyUnder`).
 */
export function firstPaymentUnder(
  programme: Pick<Programme, 'initial_payment_min' | 'loan_cap'>,
  { price, city_id }: Pick<Unit, 'price' | 'city_id'>,
): number {
  return Math.max(leastInitial(programme, price), price - capOf(programme.loan_cap, city_id))
}

/**
 * The monthly figure of a unit (A49): the smallest payment among the programmes that count (`programmesFor`); of
 * equal ones that of the programme that lasts shorter, then of the first. Under a limit of the first payment only
 * programmes that ask for no more at once count, each with the least that it asks for.
 */
export function cheapestMonthly<P extends OfferedProgramme>(
  programmes: readonly P[],
  unit: Unit,
  day: string,
  { hand, program, firstPaymentTo = null }: PaymentCriteria = noCriteria,
): (Payment & { programme: P }) | null {
  let best: (Payment & { programme: P }) | null = null
  for (const programme of programmesFor(programmes, program)) {
    const first = firstPaymentTo === null ? null : firstPaymentUnder(programme, unit)
    if (first !== null && first > (firstPaymentTo ?? 0)) continue
    const payment = monthlyUnder(programme, unit, day, hand ?? first)
    if (payment === null) continue
    const isLess = best === null || payment.amount < best.amount
    if (isLess || (payment.amount === best?.amount && payment.months < best.months))
      best = { ...payment, programme }
  }
  return best
}

/**
 * The least tenge that must be paid at once for a unit under some programme that counts; Infinity where it can be
 * bought under none of them. The full price at once is no first payment.
 */
export function leastFirstPayment(
  programmes: readonly OfferedProgramme[],
  unit: Unit,
  day: string,
  program: string | null,
): number {
  let least = Infinity
  for (const programme of programmesFor(programmes, program)) {
    const first = firstPaymentUnder(programme, unit)
    if (first < least && monthlyUnder(programme, unit, day, first) !== null) least = first
  }
  return least
}

/**
 * Whether the money at hand covers the whole price, so that no programme is needed. A buyer who names one, or a
 * limit of the first payment, wants to pay later.
 */
export function isPaidAtOnce(
  unit: Pick<Unit, 'status' | 'price'>,
  { hand, program, firstPaymentTo = null }: PaymentCriteria,
): boolean {
  return program === null && firstPaymentTo === null && hand !== null && unit.price <= hand && isForSale(unit)
}

function isForSale({ status }: Pick<Unit, 'status'>): boolean {
  return status === 'free' || status === 'reserved'
}

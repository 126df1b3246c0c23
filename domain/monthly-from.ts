import type { Category } from './categories.ts'
import { isInForce } from './in-force.ts'
import { largestPayment } from './largest-payment.ts'
import type { Step } from './payment-schedule.ts'
import { homeObstacles, leastInitial } from './programme-match.ts'
import { isForAnybody } from './programme-buyers.ts'
import type { RestorationCode } from './restorations.ts'

type CityAmount = { readonly city_id: number; readonly amount: number }

/** What a programme demands. Rates and shares in per cent, money in tenge; empty lists demand nothing. */
type Programme = {
  readonly kind: 'state' | 'market' | 'developer' | 'islamic' | 'installment'
  readonly rate_nominal: number
  readonly initial_payment_min: number
  readonly term_months_max: number
  readonly price_cap: readonly CityAmount[]
  readonly loan_cap: readonly CityAmount[]
  readonly finishing_required: readonly RestorationCode[]
  readonly complex_ids: readonly number[]
  readonly valid_from: string
  readonly valid_to: string | null
  readonly steps?: readonly Step[]
} & Parameters<typeof isForAnybody>[0]

type Unit = {
  readonly category: Category
  readonly status: string
  readonly complex_id: number
  readonly city_id: number
  readonly restoration: RestorationCode | null
  readonly price: number
}

type Payment = { readonly amount: number; readonly initial_payment: number; readonly months: number }

/**
 * What a unit costs a month under a programme: the smallest first payment, the longest term, whole tenge; where payments
 * differ, the largest of them. Null when not every buyer can have the unit under it today (A49): sold or without a price,
 * another project, dearer than the programme allows in that city, without the finish it asks for, when the rest of the
 * price is more than it lends, or when it takes no applications or asks for a group, a deposit or a status.
 * Loans are for homes; only instalments are for parking, storerooms and premises too.
 */
export function monthlyUnder(programme: Programme, unit: Unit, day: string): Payment | null {
  const initial = leastInitial(programme, unit.price)
  const loan = unit.price - initial
  const fits =
    (unit.status === 'free' || unit.status === 'reserved') &&
    loan > 0 &&
    programme.term_months_max > 0 &&
    isForAnybody(programme) &&
    isInForce({ from: programme.valid_from, to: programme.valid_to }, day) &&
    homeObstacles(programme, { ...unit, complex_ids: [unit.complex_id] }, loan).length === 0
  return fits
    ? {
        amount: largestPayment(programme, unit.price, loan),
        initial_payment: initial,
        months: programme.term_months_max,
      }
    : null
}

/** The programme with the smallest monthly payment; of equal ones the one that lasts shorter, then the first. */
export function cheapestMonthly<P extends Programme>(
  programmes: readonly P[],
  unit: Unit,
  day: string,
): (Payment & { programme: P }) | null {
  const payments = programmes.flatMap((programme) => {
    const payment = monthlyUnder(programme, unit, day)
    return payment ? [{ ...payment, programme }] : []
  })
  return payments.toSorted((a, b) => a.amount - b.amount || a.months - b.months)[0] ?? null
}

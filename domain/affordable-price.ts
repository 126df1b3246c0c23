import { largestPayment } from './largest-payment.ts'
import { monthlyPayment } from './payment-schedule.ts'
import { capOf, type Home, homeObstacles, type Programme } from './programme-match.ts'

/** A buyer's means: tenge at hand for the first payment, and the highest payment a month. */
export type Means = { readonly initial: number; readonly monthly: number }

/** The dearest home under a programme: all that is at hand is the first payment, the term is the longest one. */
export type Affordable = {
  readonly price: number
  readonly loan: number
  readonly monthly: number
  readonly months: number
}

/**
 * The highest price, in whole tenge, that a programme allows to somebody of these means: the payment of the longest
 * term is no larger than what they can pay, the first payment is no smaller than the programme asks for, and the caps
 * of the city hold. Null where the programme does not take such a home at all, or nothing would be left to borrow.
 */
export function affordablePrice(
  programme: Programme,
  home: Omit<Home, 'price'>,
  { initial, monthly }: Means,
): Affordable | null {
  const { initial_payment_min: share, term_months_max: months } = programme
  const cap = (caps: Programme['price_cap']) => capOf(caps, home.city_id)
  const limit = Math.min(
    initial + loanFor(programme, { initial, monthly }),
    share > 0 ? Math.floor((initial * 100) / share) : Infinity,
    cap(programme.price_cap),
    initial + cap(programme.loan_cap),
  )
  let loan = limit - initial
  // Lighter payments are rounded: where another limit than the payment sets the price, a smaller loan may be paid off
  // by a payment that is larger by a tenge.
  while (loan > 0 && largestPayment(programme, initial + loan, loan) > monthly) loan--
  const fits = { ...home, price: initial + loan }
  if (loan <= 0 || homeObstacles(programme, fits, loan).length > 0) return null
  return { price: fits.price, loan, monthly: largestPayment(programme, fits.price, loan), months }
}

/**
 * The largest sum whose payment is at most `monthly`. The formula comes near it; the last tenge are found by trying.
 */
function loanFor(programme: Programme, means: Means): number {
  const { kind, rate_nominal: rate, term_months_max: months, steps = [] } = programme
  const { initial, monthly } = means
  const allows = (loan: number) => largestPayment(programme, initial + loan, loan) <= monthly
  if (steps.length > 0) return largestAllowed(allows, monthly * months, swayOf(steps, months))
  const estimate =
    kind === 'installment' ? (monthly * months) / (1 + rate / 100) : monthly / monthlyPayment(1, rate, months)
  let loan = Math.max(Math.floor(estimate), 0)
  while (loan > 0 && !allows(loan)) loan--
  while (allows(loan + 1)) loan++
  return loan
}

/**
 * By how many tenge the largest allowed loan may lie above one that is refused. The lighter payments are rounded each by
 * itself: with one tenge more they may all rise, and the payment after them falls. What is left to pay goes up and down
 * by a tenge for each of them, around a line that rises by what they leave of each tenge.
 */
function swayOf(steps: NonNullable<Programme['steps']>, months: number): number {
  const light = steps.reduce((sum, step) => sum + step.months, 0)
  const share = steps.reduce((sum, step) => sum + (step.months * step.share) / 100, 0)
  const rise = Math.max(1 - Math.max(share, light / months), 0.01)
  return Math.ceil((light + 1) / rise) + 1
}

/**
 * Payments in steps have no formula: this finds an allowed sum up to `max` by halving, and then the largest one at most
 * `sway` above it.
 */
function largestAllowed(allows: (loan: number) => boolean, max: number, sway: number): number {
  let [low, high] = [0, max + 1]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (allows(middle)) low = middle
    else high = middle
  }
  let loan = low + sway
  while (loan > low && !allows(loan)) loan--
  return loan
}

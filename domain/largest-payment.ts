import { monthlyPayment, type Step } from './payment-schedule.ts'

type Terms = {
  readonly kind: 'state' | 'market' | 'developer' | 'islamic' | 'installment'
  readonly rate_nominal: number
  readonly term_months_max: number
  readonly steps?: readonly Step[]
}

/**
 * The largest monthly payment of a home over the longest term, in whole tenge. A loan is repaid in equal payments; the
 * rate of an instalment is a mark-up that is added once, and its lighter payments are followed by the largest ones.
 */
export function largestPayment(programme: Terms, price: number, loan: number): number {
  const { kind, rate_nominal: rate, term_months_max: months, steps = [] } = programme
  if (kind !== 'installment') return Math.round(monthlyPayment(loan, rate, months))
  return afterSteps(price, loan + Math.round((loan * rate) / 100), months, steps)
}

/** The first payment after the lighter ones of `instalmentSchedule`, without the others: searches ask for it often. */
function afterSteps(price: number, total: number, months: number, steps: readonly Step[]): number {
  const equal = Math.floor(total / months)
  let [rest, parts] = [total, months]
  for (const step of steps) {
    const light = Math.min(step.months, parts - 1)
    rest -= light * Math.min(Math.round((price * step.share) / 100), equal)
    parts -= light
  }
  return Math.floor(rest / parts) + (rest % parts > 0 ? 1 : 0)
}

import { instalmentSchedule, lightPayments, monthlyPayment, type Step } from './payment-schedule.ts'

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
  const light = lightPayments(price, steps).slice(0, months - 1)
  return instalmentSchedule(loan, rate, months, light).payments[light.length]?.amount ?? 0
}

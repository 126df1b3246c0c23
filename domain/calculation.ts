import { type Costs, feeOf } from './effective-rate.ts'
import { instalmentSchedule, lightPayments, loanSchedule } from './payment-schedule.ts'
import { type Buyers, takesApplications } from './programme-buyers.ts'
import {
  type Closed,
  type Home,
  isElsewhere,
  type Obstacle,
  obstacles,
  type Plan,
  type Programme,
} from './programme-match.ts'

/** A visitor's input: tenge at once, and a number of months; null is the programme's longest term. */
export type Asked = { readonly initial: number; readonly months: number | null }

/** One payment with its parts; an instalment is all principal, and its mark-up is spread over every part. */
type Row = {
  readonly amount: number
  readonly interest: number
  readonly principal: number
  readonly balance: number
}

/** Payments at the beginning that are lighter than those after them. */
export type Light = { readonly months: number; readonly amount: number }

/**
 * A home bought under a programme: `monthly` is the first payment after the lighter ones of `light`, `total`
 * everything that is paid in the end.
 */
export type Calculation = Plan & {
  readonly loan: number
  readonly light: readonly Light[]
  readonly monthly: number
  readonly extra: number
  /** What the bank takes once for the loan, as far as it is known; it is part of `total`. */
  readonly fee: number
  readonly total: number
  readonly payments: readonly Row[]
  /** Why it cannot be had: nothing in them means that the programme fits. */
  readonly obstacles: readonly (Obstacle | Closed)[]
}

/** A programme that does not say whether it takes applications counts as open, one without a known fee takes none. */
type Reckonable = Programme & Partial<Pick<Buyers, 'applications'> & Pick<Costs, 'fee'>>

/** The payments of a home under a programme, in whole tenge. Null when nothing is left to be paid later. */
export function calculationUnder(programme: Reckonable, home: Home, asked: Asked): Calculation | null {
  const plan = { initial: asked.initial, months: asked.months ?? programme.term_months_max }
  const loan = home.price - plan.initial
  if (loan <= 0 || plan.months <= 0) return null
  const schedule = scheduleUnder(programme, home.price, loan, plan.months)
  const light = lightOf(programme, schedule.payments)
  const before = light.reduce((sum, { months }) => sum + months, 0)
  const fee = feeOf(loan, { fee: programme.fee ?? null })
  return {
    ...plan,
    loan,
    light,
    monthly: schedule.payments[before]?.amount ?? 0,
    extra: schedule.extra,
    fee,
    total: plan.initial + fee + schedule.total,
    payments: schedule.payments,
    obstacles: [
      ...(takesApplications(programme) ? [] : [{ kind: 'closed' as const }]),
      ...obstacles(programme, home, plan),
    ],
  }
}

/**
 * The payments of a programme for a loan, in whole tenge. A loan is repaid in equal payments; the rate of an instalment
 * is a mark-up that is added once.
 */
export function scheduleUnder(
  { kind, rate_nominal: rate, steps = [] }: Pick<Programme, 'kind' | 'rate_nominal' | 'steps'>,
  price: number,
  loan: number,
  months: number,
) {
  if (kind !== 'installment') return loanSchedule(loan, rate, months)
  const schedule = instalmentSchedule(loan, rate, months, lightPayments(price, steps))
  return {
    ...schedule,
    payments: schedule.payments.map(({ amount, balance }): Row => ({
      amount,
      interest: 0,
      principal: amount,
      balance,
    })),
  }
}

/** The steps of a programme as far as the schedule has payments for them. */
function lightOf({ kind, steps = [] }: Programme, payments: readonly Row[]): Light[] {
  if (kind !== 'installment') return []
  let at = 0
  return steps.flatMap(({ months }) => {
    const count = Math.min(months, payments.length - 1 - at)
    const amount = payments[at]?.amount
    if (count <= 0 || amount === undefined) return []
    at += count
    return [{ months: count, amount }]
  })
}

/**
 * The result of each programme for the same home: the fitting ones first, those of other projects last, then by
 * payment.
 */
export function calculationsUnder<P extends Reckonable>(
  programmes: readonly P[],
  home: Home,
  asked: Asked,
): { programme: P; calculation: Calculation }[] {
  return programmes
    .flatMap((programme) => {
      const calculation = calculationUnder(programme, home, asked)
      return calculation === null ? [] : [{ programme, calculation }]
    })
    .toSorted(
      ({ calculation: a }, { calculation: b }) =>
        Number(a.obstacles.length > 0) - Number(b.obstacles.length > 0) ||
        Number(isElsewhere(a)) - Number(isElsewhere(b)) ||
        a.monthly - b.monthly ||
        a.months - b.months,
    )
}

/** Payments summed up over so many months each, for a drawing and its table; the last period may be shorter. */
export function periodsOf(payments: readonly Row[], size: number): Row[] {
  const count = Math.ceil(payments.length / size)
  return Array.from({ length: count }, (_, index) => {
    const rows = payments.slice(index * size, (index + 1) * size)
    const sum = (part: 'amount' | 'interest' | 'principal') => rows.reduce((all, row) => all + row[part], 0)
    return {
      amount: sum('amount'),
      interest: sum('interest'),
      principal: sum('principal'),
      balance: rows.at(-1)?.balance ?? 0,
    }
  })
}

import type { Mortgage } from '#contract/mortgages.ts'

type Figures = Pick<
  Mortgage,
  'kind' | 'rate_nominal' | 'rate_effective' | 'initial_payment_min' | 'term_months_max'
>

/** The loan with the lowest effective rate: its two rates are told together, never the lowest of each. */
export function lowestRate<P extends Figures>(programmes: readonly P[]): P | null {
  const loans = programmes.filter(({ kind }) => kind !== 'installment' && kind !== 'islamic')
  return loans.toSorted((a, b) => a.rate_effective - b.rate_effective)[0] ?? null
}

/** The smallest first payment, the longest term and the smallest mark-up of all instalments. */
export function instalmentFigures(programmes: readonly Figures[]) {
  const own = programmes.filter(({ kind }) => kind === 'installment')
  if (own.length === 0) return null
  return {
    share: Math.min(...own.map(({ initial_payment_min: share }) => share)),
    months: Math.max(...own.map(({ term_months_max: months }) => months)),
    markup: Math.min(...own.map(({ rate_nominal: rate }) => rate)),
  }
}

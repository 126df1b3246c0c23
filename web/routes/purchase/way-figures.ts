import type { Mortgage } from '#contract/mortgages.ts'
import { takesApplications } from '#domain/programme-buyers.ts'

type Figures = Pick<
  Mortgage,
  'applications' | 'kind' | 'rate_nominal' | 'rate_effective' | 'initial_payment_min' | 'term_months_max'
>

/**
 * The lenders of the loans: state loans have conditions for the buyer, bank loans for the income. Partners lend in
 * single projects only.
 */
export type LoanKind = 'state' | 'market'

/**
 * The loan of a kind with the lowest effective rate, of those that take applications: its rates are shown together,
 * never the lowest of each (R240).
 */
export function lowestRate<P extends Figures>(programmes: readonly P[], kind: LoanKind): P | null {
  const loans = programmes.filter((each) => each.kind === kind && takesApplications(each))
  return loans.toSorted((a, b) => a.rate_effective - b.rate_effective)[0] ?? null
}

/**
 * The instalment with the smallest mark-up, of those the one with the smallest first payment: shown with all its
 * terms (R240). Those of single projects speak only where none holds everywhere (R502).
 */
export function lightestInstalment<P extends Figures & Pick<Mortgage, 'complex_ids'>>(
  programmes: readonly P[],
): P | null {
  const all = programmes.filter(({ kind }) => kind === 'installment')
  const everywhere = all.filter(({ complex_ids: ids }) => ids.length === 0)
  const own = everywhere.length > 0 ? everywhere : all
  const lighter = (a: P, b: P) =>
    a.rate_nominal - b.rate_nominal ||
    a.initial_payment_min - b.initial_payment_min ||
    b.term_months_max - a.term_months_max
  return own.toSorted(lighter)[0] ?? null
}

/** The smallest first payment of all instalments. */
export function leastShare(programmes: readonly Figures[]): number | null {
  const own = programmes.filter(({ kind }) => kind === 'installment')
  return own.length === 0 ? null : Math.min(...own.map(({ initial_payment_min: share }) => share))
}

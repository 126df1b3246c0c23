import type { Programme } from './programme-match.ts'

/** The stated effective rate of a programme, and the fee that its bank takes once, in per cent of the loan; null: unknown. */
export type Costs = Pick<Programme, 'kind'> & {
  readonly rate_effective: number
  readonly fee: number | null
}

/**
 * The effective annual rate (ГЭСВ) of equal or unequal monthly payments for a sum, in per cent: the yearly rate at
 * which the payments, discounted to the day of the sum, are worth that sum. Without anything on top it is 0.
 *
 * The rules are two resolutions of the Board of the National Bank: No. 137 of 26 March 2012 (rates of banks in reliable,
 * annual, effective, comparable calculation, adilet.zan.kz V1200007663; its item 17 rounds to a tenth of a per cent, as
 * pages do) and No. 197 of 27 August 2018 (loan agreements with people, article 725-1 of the Civil Code, V1800017464). Of
 * both only the beginnings were read, not the formula: this is the usual equation, with a twelfth of a year between two
 * payments where a bank counts days. A lawyer has to compare it.
 */
export function effectiveRate(sum: number, payments: readonly { readonly amount: number }[]): number {
  // Newton's method: the worth falls ever more slowly as the rate grows, so each step from 0 stays below the answer. A
  // page shows the rates of a dozen loans of hundreds of payments, and some six steps are enough for each.
  let [monthly, step] = [0, 1]
  // A thousandth of a millionth of a month's rate is far below the shown precision.
  while (step > 1e-9 && monthly < 1) {
    const { worth, fall } = discounted(payments, monthly)
    step = worth > sum ? (worth - sum) / fall : 0
    monthly += step
  }
  return ((1 + Math.min(monthly, 1)) ** 12 - 1) * 100
}

/** What payments are worth today at a month's rate, and how much less with one more: its derivative. */
function discounted(payments: readonly { readonly amount: number }[], monthly: number) {
  const growth = 1 + monthly
  let [worth, fall] = [0, 0]
  // From the last payment back, so that no power has to be computed.
  for (let at = payments.length - 1; at >= 0; at--) {
    worth = (worth + (payments[at]?.amount ?? 0)) / growth
    fall = (fall + worth) / growth
  }
  return { worth, fall }
}

/** The fee of a loan in whole tenge; 0 where none is known. */
export function feeOf(loan: number, { fee }: Pick<Costs, 'fee'>): number {
  return Math.round((loan * (fee ?? 0)) / 100)
}

/**
 * The effective rate of a programme for the payments of a loan, in per cent (R723). The stated one is that of the
 * longest term, which is the lowest: a fee or a mark-up weighs the more, the sooner the loan is paid back. A bank may take
 * more than is known here, so the stated rate and that of these payments are both lower bounds: the higher one is said.
 * Of an instalment nothing is unknown, and its payments alone count.
 */
export function effectiveRateUnder(
  costs: Costs,
  loan: number,
  payments: readonly { readonly amount: number }[],
): number {
  const computed = effectiveRate(loan - feeOf(loan, costs), payments)
  return costs.kind === 'installment' ? computed : Math.max(costs.rate_effective, computed)
}

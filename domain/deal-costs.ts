/** What a cost is counted in: tenge, per cent of the price, tenge for a square metre, or monthly calculation indices (МРП). */
export const costUnits = ['tenge', 'percent', 'm2', 'mci'] as const
export type CostUnit = (typeof costUnits)[number]

/** The least and the most of a sum, in whole tenge; of a sum that is known both are equal. */
export type SumRange = { readonly from: number; readonly to: number }

/** A cost as its source has it. The numbers are of `unit`, with up to four decimals. */
export type CostRate = { readonly unit: CostUnit; readonly from: number; readonly to: number }

/** The home that a cost is counted for: whole tenge, and square metres to the hundredth. */
type CostedHome = { readonly price: number; readonly area: number }

/**
 * What a cost comes to for a home, in whole tenge, half a tenge counting as one. Null where it is counted in monthly
 * calculation indices and nobody told what one is today.
 *
 * @param mci tenge of one index; null: not known
 */
export function costOf(rate: CostRate, home: CostedHome, mci: number | null): SumRange | null {
  const of = factorOf(rate.unit, home, mci)
  return of === null ? null : { from: product(rate.from, of), to: product(rate.to, of) }
}

function factorOf(unit: CostUnit, { price, area }: CostedHome, mci: number | null): number | null {
  switch (unit) {
    case 'tenge':
      return 1
    case 'percent':
      return price / 100
    case 'm2':
      return area
    case 'mci':
      return mci
  }
}

/** Both with four decimals at most, so that halves are exact: 61.45 × 350 is 21,507.5 and not a hair less. */
function product(amount: number, factor: number): number {
  const scaled = BigInt(Math.round(amount * 10_000)) * BigInt(Math.round(factor * 10_000))
  return Number((scaled + 50_000_000n) / 100_000_000n)
}

/** Several costs together. */
export function sumOf(ranges: readonly SumRange[]): SumRange {
  return ranges.reduce((sum, { from, to }) => ({ from: sum.from + from, to: sum.to + to }), {
    from: 0,
    to: 0,
  })
}

import type { CalculationQuery } from '#domain/calculation-query.ts'

/** A first payment that was chosen stays the same share of another price. */
export function keptShare(
  { initial }: Pick<CalculationQuery, 'initial'>,
  price: number,
  next: number,
): Pick<CalculationQuery, 'initial'> {
  // An excess of a thousandth of a tenge comes from the division, not from the price.
  return { initial: initial === null ? null : Math.ceil((initial / price) * next - 0.001) }
}

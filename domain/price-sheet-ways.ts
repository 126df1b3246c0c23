import { feeOf } from './effective-rate.ts'
import { cheapestMonthly, type OfferedProgramme } from './monthly-from.ts'
import type { Programme } from './programme-match.ts'
import type { Way } from './ways-to-buy.ts'

/** A way to pay for a home, in whole tenge: what is paid at once, the fee of the bank, and the largest monthly payment. */
export type PriceSheetWay<P> = {
  readonly way: Way
  /** Null for the whole price at once. */
  readonly programme: P | null
  readonly first: number
  readonly fee: number
  readonly monthly: number | null
  readonly months: number | null
}

/** The kinds of programmes in the order in which they stand side by side. */
const kinds = [
  'installment',
  'developer',
  'market',
  'islamic',
  'state',
] as const satisfies readonly Programme['kind'][]

type Unit = Parameters<typeof cheapestMonthly>[1]

/**
 * The ways to pay for a unit side by side (R1106): the whole price, then of each kind of programme the one with the
 * smallest monthly payment among those that any buyer may count on (A49), with the least that it asks for at once over its
 * longest term.
 */
export function priceSheetWays<P extends OfferedProgramme & { readonly fee: number | null }>(
  programmes: readonly P[],
  unit: Unit,
  day: string,
): PriceSheetWay<P>[] {
  const criteria = { hand: null, program: null, firstPaymentTo: unit.price }
  const whole = {
    way: 'payment100',
    programme: null,
    first: unit.price,
    fee: 0,
    monthly: null,
    months: null,
  } as const
  const others = kinds.flatMap((kind): PriceSheetWay<P>[] => {
    const own = programmes.filter((programme) => programme.kind === kind)
    const best = cheapestMonthly(own, unit, day, criteria)
    if (best === null) return []
    const { programme, initial_payment_tenge: first, amount: monthly, months } = best
    const way = kind === 'installment' ? 'installment' : 'mortgage'
    return [{ way, programme, first, fee: feeOf(unit.price - first, programme), monthly, months }]
  })
  return [whole, ...others]
}

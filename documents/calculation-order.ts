import type { EstateCard } from '#contract/estates.ts'
import type { Mortgage } from '#contract/mortgages.ts'
import { feeOf } from '#domain/effective-rate.ts'
import { lightPayments, type Step } from '#domain/payment-schedule.ts'

/** The input of a calculation: its programme, its home and its date. Money is whole tenge, rates are per cent. */
export type CalculationOrder = {
  type: 'mortgage' | 'installment'
  price: number
  /** Less than the price. */
  initialPayment: number
  months: number
  /** A mortgage: nominal, a year. An instalment: mark-up on the remainder, once. */
  rate: number
  programme: Mortgage | null
  estate: EstateCard | null
  /** Day of the calculation in Kazakhstan, `2026-11-21`. */
  day: string
}

/** Islamic financing has a mark-up in place of a rate, and must be labelled so. */
export function kindOf({ type, programme }: CalculationOrder): 'mortgage' | 'islamic' | 'installment' {
  return type === 'mortgage' && programme?.kind === 'islamic' ? 'islamic' : type
}

/** Whether a programme is of the type in question: the rate of an instalment is a mark-up, added once. */
export function isOfType(programme: Mortgage, type: CalculationOrder['type']): boolean {
  return (programme.kind === 'installment') === (type === 'installment')
}

/** What the bank of the programme takes once for the loan, in whole tenge; 0 where nothing is known. */
export function feeUnder({ type, price, initialPayment, programme }: CalculationOrder): number {
  return programme !== null && isOfType(programme, type) ? feeOf(price - initialPayment, programme) : 0
}

/** The lighter payments that the programme begins with. */
export function lightOf(order: CalculationOrder): number[] {
  return lightPayments(order.price, stepsOf(order)).slice(0, order.months - 1)
}

function stepsOf({ type, programme }: CalculationOrder): readonly Step[] {
  return type === 'installment' && programme !== null && isOfType(programme, type) ? programme.steps : []
}

import { type Calculation, calculationsUnder } from '#domain/calculation.ts'
import type { CalculationQuery } from '#domain/calculation-query.ts'
import { isForAnyBuyer } from '#domain/programme-buyers.ts'
import type { Home } from '#domain/programme-match.ts'
import type { PayingProgramme } from '../../data/paying.server.ts'

export const calculatorTypes = ['mortgage', 'installment'] as const
export type CalculatorType = (typeof calculatorTypes)[number]

export type Reckoned<P extends PayingProgramme = PayingProgramme> = { programme: P; calculation: Calculation }

/** The programmes of a type; the rate of an instalment is a mark-up, so they are never mixed. */
export function ofType<P extends PayingProgramme>(type: CalculatorType, programmes: readonly P[]): P[] {
  return programmes.filter(({ kind }) => (kind === 'installment') === (type === 'installment'))
}

/** The first payment that a calculator opens with, per cent: one with which most programmes of the type lend. */
const openShare: Readonly<Record<CalculatorType, number>> = { mortgage: 30, installment: 40 }

/**
 * All programmes of the type for the same input, and the selected one: by name, else the first that fits any buyer
 * (A49).
 * A first payment that was left open is the same for all, else the one that asks for most would look the cheapest.
 */
export function reckonHome<P extends PayingProgramme>(
  type: CalculatorType,
  every: readonly P[],
  home: Home,
  asked: Pick<CalculationQuery, 'initial' | 'months' | 'program'>,
) {
  const programmes = ofType(type, every)
  const named = programmes.find(({ code }) => code === asked.program)
  const share = Math.max(openShare[type], named?.initial_payment_min ?? 0)
  const initial = asked.initial ?? Math.ceil((home.price * share) / 100)
  const all: Reckoned<P>[] = calculationsUnder(programmes, home, { initial, months: asked.months })
  const programme = named ?? forAnyBuyer(all)?.programme ?? all[0]?.programme ?? programmes[0] ?? null
  const chosen = all.find((one) => one.programme === programme) ?? null
  const months = chosen?.calculation.months ?? asked.months ?? programme?.term_months_max ?? 12
  return { initial, months, programmes, all, programme, chosen, isNamed: named !== undefined }
}

/** The fitting programme with the smallest payment among those that any buyer may count on (A49). */
export function forAnyBuyer<P extends PayingProgramme>(all: readonly Reckoned<P>[]): Reckoned<P> | undefined {
  return all.find(
    ({ programme, calculation }) => calculation.obstacles.length === 0 && isForAnyBuyer(programme),
  )
}

/** How a programme speaks: Islamic financing has a mark-up where a loan has a rate. */
export function manner({ kind }: Pick<PayingProgramme, 'kind'>): CalculatorType | 'islamic' {
  return kind === 'islamic' || kind === 'installment' ? kind : 'mortgage'
}

import type { CalculationQuery } from '#domain/calculation-query.ts'
import { leastInitial, type PlanDemands, type PlanObstacle, planObstacles } from '#domain/programme-match.ts'

type Typed = Pick<CalculationQuery, 'initial' | 'months'>

/**
 * A first payment and a term under another programme (R23): kept where it allows them, else its nearest ones.
 * `moved` says why. What was left open stays open.
 */
export function keptPlan(
  { initial, months }: Typed,
  programme: PlanDemands,
  price: number,
): { plan: Typed; moved: PlanObstacle[] } {
  const { term_months_min: from, term_months_max: to } = programme
  return {
    plan: {
      initial: initial === null ? null : Math.max(initial, leastInitial(programme, price)),
      months: months === null ? null : Math.min(Math.max(months, from), to),
    },
    moved: planObstacles(programme, price, { initial: initial ?? price, months: months ?? to }),
  }
}

/**
 * A first payment and a term under another way to pay (R501): kept within what any of its programmes allows. What was
 * left open stays open, and both are open where the way has no programme.
 */
export function planOfWay(typed: Typed, programmes: readonly PlanDemands[], price: number): Typed {
  if (programmes.length === 0) return { initial: null, months: null }
  const widest = {
    initial_payment_min: Math.min(...programmes.map((one) => one.initial_payment_min)),
    term_months_min: Math.min(...programmes.map((one) => one.term_months_min)),
    term_months_max: Math.max(...programmes.map((one) => one.term_months_max)),
  }
  return keptPlan(typed, widest, price).plan
}

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
 * A first payment and a term under another way to pay (R501): kept where one of its programmes allows both, else the
 * nearest ones of the programme that moves the least. What was left open stays open, and both are open where the way
 * has no programme.
 */
export function planOfWay(typed: Typed, programmes: readonly PlanDemands[], price: number): Typed {
  const plans = programmes.map((one) => keptPlan(typed, one, price))
  const [nearest] = plans.toSorted(
    (one, other) =>
      one.moved.length - other.moved.length || (one.plan.initial ?? 0) - (other.plan.initial ?? 0),
  )
  return nearest?.plan ?? { initial: null, months: null }
}

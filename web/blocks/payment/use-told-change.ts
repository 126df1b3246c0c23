import { useEffect } from 'react'
import { tellGoal } from '../../data/goals.ts'

/** The rest of a slider before its change counts, in milliseconds: browsers refuse a new address per pixel. */
const rest = 300

/**
 * Reports a change of a calculator to the counters, once it rests, and then runs the next step.
 *
 * @param change is another one after each change, null before the first
 * @param then must stay the same from one rendering to the next
 */
export function useToldChange<C extends string | number>(
  change: C | null,
  price: number | null,
  then?: (change: C) => void,
): void {
  useEffect(() => {
    if (change === null) return undefined
    const timer = setTimeout(() => {
      tellGoal({ goal: 'calc_change', price })
      then?.(change)
    }, rest)
    return () => clearTimeout(timer)
  }, [change, price, then])
}

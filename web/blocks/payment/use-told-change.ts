import { useEffect } from 'react'
import { tellGoal } from '../../data/goals.ts'

/** How long a slider rests before its change is told, in milliseconds: browsers refuse a new address a pixel. */
const rest = 300

/**
 * Tells the counters that a calculator was changed, once it rests, and does then what comes after.
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

import type { SearchIndex } from './search-index.ts'
import { statusPosition } from './segment.ts'

/** Whether visitors can ask about a unit of any category: free, reserved, unconfirmed or with its price on request. */
export function canBeAskedFor(index: SearchIndex, id: number): boolean {
  return Object.values(index.segments).some(({ ids, kind, kinds }) => {
    const row = ids.indexOf(id)
    return row >= 0 && kinds.status[kind[row] ?? 0] !== statusPosition.sold
  })
}

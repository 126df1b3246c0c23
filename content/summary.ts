import type { ContentTable } from './content.ts'
import type { Changes } from './rows/import-table.ts'

/** The changes of an import to one table. */
export type TableSummary = Changes & {
  /** Rows that are gone. */
  removed: number
  /** Units that left their house: kept, since favourites and requests point to them, and shown nowhere. */
  withdrawn: number
}

export type Summary = ReadonlyMap<ContentTable, TableSummary>

/** How many rows are not as they were. */
export function changesIn(summary: Summary): number {
  return [...summary.values()].reduce((sum, { unchanged: _unchanged, ...changes }) => {
    return sum + Object.values(changes).reduce((all, count) => all + count, 0)
  }, 0)
}

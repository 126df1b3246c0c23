import type { ContentTable } from './content.ts'
import type { Changes } from './rows/import-table.ts'

/** The changes of an import to one table. */
export type TableSummary = Changes & {
  /** Rows that are gone. */
  removed: number
  /** Units that left their house: kept, since favourites and requests point to them, and shown nowhere. */
  withdrawn: number
}

/**
 * `units.yaml` is a setting to the database, and something of its own to staff; what became of deadlines is kept beside
 * the content.
 */
export type SummaryPart = ContentTable | 'unit_overrides' | 'house_promises'

export type Summary = ReadonlyMap<SummaryPart, TableSummary>

/** How many rows are not as they were. */
export function changesIn(summary: Summary): number {
  return [...summary.values()].reduce((sum, { unchanged: _unchanged, ...changes }) => {
    return sum + Object.values(changes).reduce((all, count) => all + count, 0)
  }, 0)
}

import type { ContentIds } from '../ids.ts'
import type { Records } from '../records.ts'

/** What rows are made from. */
export type RowSource = {
  readonly records: Records
  readonly ids: ContentIds
  /** The moment of the import, for rows that say when they changed. */
  readonly now: string
}

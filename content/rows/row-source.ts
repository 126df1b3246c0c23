import type { ContentIds } from '../ids.ts'
import type { Records } from '../records.ts'

/** The input of the functions that make rows. */
export type RowSource = {
  readonly records: Records
  readonly ids: ContentIds
  /** The moment of the import, for rows that say when they changed. */
  readonly now: string
}

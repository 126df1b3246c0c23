import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import type { DatabaseFigures } from './database-figures.ts'

/** The sources that `/metrics` reads at each scrape; null where this process has none. */
export type Watched = {
  buildId: string
  /** How many requests wait on disk. */
  spool: (() => number) | null
  index: Pick<LiveSearchIndex, 'current' | 'lookedAt'> | null
  /** How many lines the spool has set aside. */
  setAside: (() => Promise<number>) | null
  /** The disk of DATA_DIR in bytes; null where it cannot be read. */
  disk: () => Promise<{ free: number; size: number } | null>
  /** When the data were last backed up; null where they never were. */
  backup: () => Promise<Date | null>
  /** Null while the database does not answer. */
  database: (() => Promise<DatabaseFigures | null>) | null
  now: () => Date
}

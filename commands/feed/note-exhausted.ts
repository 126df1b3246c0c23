import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { noteFeedImport } from '#database/feeds/feed-imports.ts'
import { refuseFile } from '#feeds/sources/read-source.ts'
import { openExistingDatabase } from '#server/bootstrap/open-database.ts'
import { parseEnv, stockFolder } from '#server/env.ts'
import { writeReport } from '#server/stock/write-report.ts'
import type { SourceWork } from './source-work.ts'

/**
 * Notes that a source used up its memory, and reports it: the thread that read it has ended without a word. A dropped
 * file is put away, since it would do so again.
 */
export async function noteExhausted({ source, file, environment }: SourceWork, why: string): Promise<void> {
  const env = parseEnv(environment)
  const now = new Date()
  const db = await openExistingDatabase(env)
  try {
    const folder = stockFolder(env)
    await noteFeedImport(db, source, { refusal: { at: now.toISOString(), why } })
    if (file !== null) {
      const parts = { db, dataDir: resolve(env.DATA_DIR), folder, environment, now: () => now, wait }
      await refuseFile(parts, source, file, why)
    }
    const outcome = { kind: 'refused', why, mapping: '' } as const
    await writeReport(db, folder, { source, file, outcome, now })
  } finally {
    await db.destroy()
  }
}

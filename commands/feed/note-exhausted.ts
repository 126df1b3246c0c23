import { noteFeedImport } from '#database/feeds/feed-imports.ts'
import { openExistingDatabase } from '#server/bootstrap/open-database.ts'
import { parseEnv, stockFolder } from '#server/env.ts'
import { writeReport } from '#server/stock/write-report.ts'
import type { SourceWork } from './source-work.ts'

/** Notes that a source used up its memory, and reports it: the thread that read it has ended without a word. */
export async function noteExhausted({ source, file, environment }: SourceWork, why: string): Promise<void> {
  const env = parseEnv(environment)
  const now = new Date()
  const db = await openExistingDatabase(env)
  try {
    await noteFeedImport(db, source, { refusal: { at: now.toISOString(), why } })
    const outcome = { kind: 'refused', why, mapping: '' } as const
    await writeReport(db, stockFolder(env), { source, file, outcome, now })
  } finally {
    await db.destroy()
  }
}

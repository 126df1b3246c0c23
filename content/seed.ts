import type { Database } from '#database/open.ts'
import { demoContent } from './demo.ts'
import { importContent, type ImportOptions } from './import.ts'

/**
 * Fills a database that has no projects with the demo company, so that a first start shows something.
 *
 * @returns whether it did
 */
export async function seedWhenEmpty(
  db: Database,
  onProgress?: ImportOptions['onProgress'],
): Promise<boolean> {
  const complex = await db.selectFrom('complexes').select('id').limit(1).executeTakeFirst()
  if (complex) return false
  await importContent(db, demoContent(), onProgress ? { onProgress } : {})
  return true
}

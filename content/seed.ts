import type { Database } from '#database/open.ts'
import { importContent, type ImportOptions } from './import.ts'
import { readContent } from './read-content.ts'

/**
 * Fills a database that has no projects with a content folder, so that a first start shows something.
 *
 * @returns whether it did
 * @throws ContentError naming everything that is wrong with the content
 */
export async function seedWhenEmpty(
  db: Database,
  folder: string,
  onProgress?: ImportOptions['onProgress'],
): Promise<boolean> {
  const complex = await db.selectFrom('complexes').select('id').limit(1).executeTakeFirst()
  if (complex) return false
  await importContent(db, readContent(folder), onProgress ? { onProgress } : {})
  return true
}

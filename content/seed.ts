import type { Database } from '#database/open.ts'
import { type FolderOptions, importContentFolder } from './import-folder.ts'

/**
 * Fills a database that has no projects with a content folder, so that a first start shows something. AVIF files of
 * new pictures may come later (`finishFolder`).
 *
 * @returns whether it did
 * @throws ContentError naming everything that is wrong with the content
 * @throws AnotherCompany when the database has the content of another company
 */
export async function seedWhenEmpty(db: Database, folder: string, options: FolderOptions): Promise<boolean> {
  const complex = await db.selectFrom('complexes').select('id').limit(1).executeTakeFirst()
  if (complex) return false
  await importContentFolder(db, folder, options)
  return true
}

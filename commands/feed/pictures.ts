import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { speakToStaff, staffText } from '#domain/staff/staff-text.ts'
import { fetchPictures } from '#feeds/pictures/fetch-pictures.ts'
import { openExistingDatabase } from '#server/bootstrap/open-database.ts'
import { staffLanguageOf } from '#server/bootstrap/staff-language.ts'
import { parseEnv, stockFolder } from '#server/env.ts'
import { mediaFolder } from '#server/files/media-folder.ts'
import { writeIndex } from '#server/stock/write-report.ts'

/**
 * Fetches the pictures of plans that feeds name, and writes into the list of reports how they stand.
 *
 * @returns a sentence with what came of it
 */
export async function takePictures(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  speakToStaff(staffLanguageOf(environment))
  const env = parseEnv(environment)
  const db = await openExistingDatabase(env)
  try {
    const folder = stockFolder(env)
    const run = await fetchPictures({
      db,
      media: pathToFileURL(`${mediaFolder(env)}/`),
      locks: join(folder, 'locks'),
      now: () => new Date(),
    })
    if (run === null) return `${staffText('Another process fetches pictures at this moment.')}\n`
    await writeIndex(db, folder)
    const words =
      'Pictures of plans: {made} made, {kept} as before, {failed} not readable, {removed} removed; {shown} units have another plan now'
    return `${staffText(words, run)}\n`
  } finally {
    await db.destroy()
  }
}

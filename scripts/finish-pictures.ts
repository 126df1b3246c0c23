/** Makes the AVIF files that a first start has left for later, beside the running site (R518). */
import { safeError } from '#api/http/log.ts'
import { finishFolder } from '#content/import-folder.ts'
import { speakToStaff } from '#domain/staff/staff-text.ts'
import { parseEnv } from '#server/env.ts'
import { mediaFolder } from '#server/files/media-folder.ts'
import { openExistingData } from '#server/bootstrap/open-database.ts'
import { staffLanguageOf } from '#server/bootstrap/staff-language.ts'

// The site has gone: the next `npm start` goes on.
process.once('disconnect', () => process.exit())

try {
  const env = parseEnv(process.env)
  speakToStaff(staffLanguageOf(env))
  const db = await openExistingData(env)
  const words = await finishFolder(db, mediaFolder(env)).finally(() => db.destroy())
  if (words !== null) console.log(words)
} catch (error) {
  // The site runs without these files, and the next `npm start` tries again.
  console.error('AVIF files of pictures could not be made:', safeError(error))
  process.exitCode = 1
}
process.disconnect?.()

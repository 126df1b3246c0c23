import { adoptDatabase } from '#server/bootstrap/database-identity.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import type { CommandContext } from '../command-context.ts'

/** Says that the data folder and the database of the settings belong together. */
export async function adopt({ env, db, say }: CommandContext): Promise<boolean> {
  const { DATA_DIR } = env
  say(
    (await adoptDatabase(db, DATA_DIR))
      ? staffText('{folder} belonged to another database. It belongs to this one now: the site starts.', {
          folder: DATA_DIR,
        })
      : staffText('{folder} belongs to this database.', { folder: DATA_DIR }),
  )
  return true
}

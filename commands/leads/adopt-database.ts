import { adoptDatabase } from '#server/bootstrap/database-identity.ts'
import type { CommandContext } from '../command-context.ts'

/** Says that the data folder and the database of the settings belong together. */
export async function adopt({ env, db, say }: CommandContext): Promise<boolean> {
  const { DATA_DIR } = env
  say(
    (await adoptDatabase(db, DATA_DIR))
      ? `${DATA_DIR} belonged to another database. It belongs to this one now: the site starts.`
      : `${DATA_DIR} belongs to this database.`,
  )
  return true
}

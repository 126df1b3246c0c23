import { staffText } from '#domain/staff/staff-text.ts'
import { forgetFeedImport } from '#database/feeds/feed-imports.ts'
import { lockFeedImports } from '#database/feeds/feed-units.ts'
import type { Database } from '#database/open.ts'
import { FeedRefusal } from './feed-refusal.ts'
import { knownImport } from './known-import.ts'

/**
 * Forgets how the imports of a source went: a feed that comes no more needs nobody. Its units and their ids stay.
 *
 * @throws FeedRefusal when no feed has been imported under that name, or units of it wait for a word of staff
 */
export function forgetSource(db: Database, source: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockFeedImports(trx)
    const { held } = await knownImport(trx, source)
    if (held !== null) {
      throw new FeedRefusal(
        staffText(
          '{count} units of «{source}» are held: «npm run feed -- accept {source}» withdraws them first.',
          { count: held.units, source },
        ),
      )
    }
    await forgetFeedImport(trx, source)
  })
}

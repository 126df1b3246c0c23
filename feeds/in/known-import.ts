import { staffText } from '#domain/staff/staff-text.ts'
import { feedImports } from '#database/feeds/feed-imports.ts'
import type { Database } from '#database/open.ts'
import type { FeedImport } from '#database/settings.ts'
import { FeedRefusal } from './feed-refusal.ts'

/**
 * The last import of a source that staff name.
 *
 * @throws FeedRefusal when no feed has been imported under that name
 */
export async function knownImport(db: Database, source: string): Promise<FeedImport> {
  const known = await feedImports(db)
  const one = known[source]
  if (one !== undefined) return one
  const names = Object.keys(known).map((name) => `«${name}»`)
  const others =
    names.length === 0
      ? staffText('None was imported at all.')
      : staffText('There is {names}.', { names: names.join(', ') })
  throw new FeedRefusal(staffText('No feed was imported as «{source}». {others}', { source, others }))
}

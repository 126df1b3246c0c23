import { bumpContentVersion } from '#database/contents/content-state.ts'
import { writeFeedImport } from '#database/feeds/feed-imports.ts'
import { lockFeedImports } from '#database/feeds/feed-units.ts'
import { withdrawHeld } from '#database/feeds/write-estates.ts'
import type { Database } from '#database/open.ts'
import { withoutOverrides } from '../overrides/without-overrides.ts'
import { knownImport } from './known-import.ts'

/**
 * Staff say that the feed is right: the units of the source that wait for a word are withdrawn, and what it leaves
 * out is compared with the last import from now on.
 *
 * @returns how many they are
 * @throws FeedRefusal when no feed has been imported under that name
 */
export function acceptWithdrawals(db: Database, source: string, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockFeedImports(trx)
    await knownImport(trx, source)
    const { result: units } = await withoutOverrides(trx, now, () => withdrawHeld(trx, source, now))
    await writeFeedImport(trx, source, { held: null, withdrawals: [], skipped_before: null })
    if (units > 0) await bumpContentVersion(trx, now)
    return units
  })
}

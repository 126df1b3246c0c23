import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import type { Database } from '../open.ts'
import { readSetting, writeSetting } from '../settings.ts'

/**
 * Keeps which bot the site has: forms offer it, and the policy names it from this day on. Without one nobody reads of any.
 */
export async function keepVisitorBot(db: Database, name: string | null, now = new Date()): Promise<void> {
  const known = await readSetting(db, 'visitor_bot')
  if ((known?.name ?? null) === name) return
  await db.transaction().execute(async (trx) => {
    await writeSetting(trx, 'visitor_bot', name === null ? null : { name, since: dayInKazakhstan(now) })
    await writeSetting(trx, 'bot_failing_since', null)
    // Another bot has other numbers of updates.
    await trx.deleteFrom('settings').where('key', '=', 'bot_reader').execute()
    await bumpContentVersion(trx)
  })
}

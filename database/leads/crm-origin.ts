import type { Database } from '../open.ts'
import { madeOnce, readSetting } from '../settings.ts'

/** The name that earlier versions sent. Entries that they made in a CRM can be found by it only. */
const earlier = 'KEREGE_SITE'

const neutral = 'WEBSITE'

/**
 * The name under which a CRM knows this site: `crm_origin` of the company's record, else the name that was sent first.
 * A change of the company's name does not change it (R536).
 */
export async function crmOrigin(db: Database): Promise<string> {
  const known = await readSetting(db, 'crm_origin')
  if (known !== null) return known
  const sent = await db
    .selectFrom('deliveries')
    .select('id')
    .where('channel', '=', 'bitrix24')
    .where((row) => row.or([row('state', '=', 'delivered'), row('attempts', '>', 1)]))
    .limit(1)
    .executeTakeFirst()
  return madeOnce(db, 'crm_origin', sent === undefined ? neutral : earlier)
}

import type { Database } from '../open.ts'
import { madeOnce, readSetting } from '../settings.ts'

/** What earlier versions sent with every request: entries that they made in a CRM are found by it only. */
const earlier = 'KEREGE_SITE'

const neutral = 'WEBSITE'

/**
 * How a CRM knows this site: as the company's record says (`crm_origin`), else as it was first sent. It is kept from
 * then on, whatever the company is called (R536).
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

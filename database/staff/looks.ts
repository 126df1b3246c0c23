import type { Database } from '../open.ts'
import type { StaffLookTable } from '../tables.ts'

/** How many looks are in memory at once. */
const batchSize = 500

export async function noteLook(db: Database, look: StaffLookTable): Promise<void> {
  await db.insertInto('staff_looks').values(look).execute()
}

/** Looks from old to new, in batches; of one name, and from a moment on, where these are given. */
export async function* looksOf(
  db: Database,
  { name, since }: { name?: string; since?: Date },
  size = batchSize,
): AsyncGenerator<StaffLookTable[]> {
  let after = ''
  for (;;) {
    let query = db.selectFrom('staff_looks').selectAll().where('id', '>', after)
    if (name !== undefined) query = query.where('name', '=', name)
    if (since !== undefined) query = query.where('at', '>=', since.toISOString())
    const rows = await query.orderBy('id').limit(size).execute()
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    after = last.id
  }
}

/** Who of staff sent a request again last, and when; null where nobody did in the time that looks are kept. */
export async function lastSending(db: Database, leadId: string): Promise<{ name: string; at: Date } | null> {
  const row = await db
    .selectFrom('staff_looks')
    .select(['name', 'at'])
    .where('lead_id', '=', leadId)
    .where('what', '=', 'send')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : { name: row.name, at: new Date(row.at) }
}

/** Deletes the looks before a moment. */
export async function forgetLooks(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('staff_looks').where('at', '<', before.toISOString()).execute()
}

import type { Transaction } from 'kysely'
import { storableText } from '../engines/json.ts'
import type { Database } from '../open.ts'
import type { Tables } from '../tables.ts'

/** Writes down the file that came with a lead, in the transaction that keeps the lead. */
export async function insertLeadFile(
  trx: Transaction<Tables>,
  leadId: string,
  file: Omit<Tables['lead_files'], 'lead_id'>,
): Promise<void> {
  const { id, name, type, size, path } = file
  const row = { id, lead_id: leadId, name: storableText(name), type, size, path }
  await trx.insertInto('lead_files').values(row).execute()
}

/** Those of the files that belong to a lead. */
export async function knownFiles(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>()
  const atOnce = 500
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce)
    const rows = await db.selectFrom('lead_files').select('id').where('id', 'in', some).execute()
    for (const { id } of rows) known.add(id)
  }
  return known
}

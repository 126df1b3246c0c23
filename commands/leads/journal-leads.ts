import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openJournalFolder } from '#leads/spool/spool-folder.ts'
import { type LeadRecord, readRecord } from '#leads/intake/lead-record.ts'
import { journalFolder } from '#server/bootstrap/lead-spool.ts'
import type { Desk } from './desk.ts'

/** Requests on this machine's disk that the database has not taken yet. Only looks: the site brings them in. */
export async function journalLeads({ db, env }: Pick<Desk, 'db' | 'env'>): Promise<LeadRecord['lead'][]> {
  const path = join(env.DATA_DIR, journalFolder)
  if (!existsSync(path)) return []
  const folder = await openJournalFolder(path)
  const found = new Map<string, LeadRecord['lead']>()
  for (const { name } of await folder.list()) {
    const text = await folder.read(name)
    for (const line of text?.toString('utf8').split('\n') ?? []) {
      const record = readRecord(line)
      if (!(record instanceof Error)) found.set(record.lead.id, record.lead)
    }
  }
  for (const id of found.keys()) {
    const kept = await db.selectFrom('leads').select('id').where('id', '=', id).executeTakeFirst()
    if (kept !== undefined) found.delete(id)
  }
  return [...found.values()]
}

/** Tells staff of requests that a list cannot show yet. */
export async function sayJournal(desk: Desk): Promise<void> {
  const { length } = await journalLeads(desk)
  if (length === 0) return
  desk.say(
    `${length} more in the journal: received while the database was down; they will appear here once the running site has imported them.`,
  )
}

import { getContacts } from '#contract/contacts.ts'
import { findContacts } from '#database/company/contacts.ts'
import type { Database } from '#database/open.ts'
import { read } from '../http/read-call.ts'

/** GET /api/contacts (R157). */
export function contacts(db: Database) {
  return [read(getContacts, { answer: async (_, language) => ({ data: await findContacts(db, language) }) })]
}

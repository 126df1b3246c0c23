import { Hono } from 'hono'
import { getContacts } from '#contract/contacts.ts'
import { findContacts } from '#database/company/contacts.ts'
import type { Database } from '#database/open.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { languageOf, sendRead } from '../http/read-answer.ts'

/** GET /api/contacts (R157). */
export function contacts(db: Database) {
  return new Hono<ApiEnv>().get(getContacts.path, async (c) => {
    const language = languageOf(c)
    return sendRead(c, getContacts, language, { data: await findContacts(db, language) })
  })
}

import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../open.ts'
import type { Tables } from '../tables.ts'

/**
 * A person by phone (E.164), e-mail address or the number of their chat with the visitors' bot: each identifies them.
 */
export type Person = { phone: string | null; email: string | null; chat?: string | null }

/** The condition of a person's requests. Capital letters in an e-mail address make no difference. */
export function ofPerson(row: ExpressionBuilder<Tables, 'leads'>, { phone, email }: Person) {
  return row.or([
    ...(phone === null ? [] : [row('phone', '=', phone)]),
    ...(email === null ? [] : [row(row.fn<string>('lower', ['email']), '=', email.toLowerCase())]),
  ])
}

/** The same of a request that the database does not have yet. */
export function isOfPerson(
  lead: Readonly<{ phone: string; email: string }>,
  { phone, email }: Person,
): boolean {
  return lead.phone === phone || (email !== null && lead.email.toLowerCase() === email.toLowerCase())
}

/** The condition of what a person is told about: by mail, or in a chat. */
export function watchersOf(row: ExpressionBuilder<Tables, 'watchers'>, { email, chat = null }: Person) {
  return row.or([
    ...(email === null ? [] : [row('email', '=', email.toLowerCase())]),
    ...(chat === null ? [] : [row('chat_id', '=', chat)]),
  ])
}

/** Phones and mail addresses that a person's requests have beside those by which they were found. */
export type OtherNames = { phones: string[]; emails: string[] }

export async function otherNames(db: Database, person: Person): Promise<OtherNames> {
  const leads = await db
    .selectFrom('leads')
    .select(['phone', 'email'])
    .where((row) => ofPerson(row, person))
    .orderBy('id')
    .execute()
  const emails = leads
    .map(({ email }) => email)
    .filter((email) => email !== '' && email.toLowerCase() !== person.email?.toLowerCase())
  return {
    phones: [...new Set(leads.map(({ phone }) => phone))].filter((phone) => phone !== person.phone),
    emails: [...new Map(emails.map((email) => [email.toLowerCase(), email])).values()],
  }
}

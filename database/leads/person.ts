import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../tables.ts'

/** A person by phone (E.164) or e-mail address, or both: either identifies them. */
export type Person = { phone: string | null; email: string | null }

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

import { readJson, storableText, writeJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import { ofPerson, type Person } from './person.ts'

/** The right data of a person; what is left out is right already. */
export type Correction = { name?: string; phone?: string; email?: string }

/**
 * Changes the data of a person in all of their requests, and in what each form sent. A subscription stays: its address
 * was confirmed by its owner.
 *
 * @returns the ids of the requests
 */
export async function correctPerson(db: Database, person: Person, given: Correction): Promise<string[]> {
  const right = Object.fromEntries(
    Object.entries(given).map(([name, text]) => [name, storableText(text)]),
  ) as Correction
  return db.transaction().execute(async (trx) => {
    const leads = await trx
      .selectFrom('leads')
      .select(['id', 'body'])
      .where((row) => ofPerson(row, person))
      .orderBy('id')
      .execute()
    for (const { id, body } of leads) {
      await trx
        .updateTable('leads')
        .set({
          ...right,
          body: writeJson({ ...readJson(body), ...right }),
          // Both tell a repeat of the words that are no longer there.
          idempotency_key: null,
          twin_key: '',
        })
        .where('id', '=', id)
        .execute()
    }
    return leads.map(({ id }) => id)
  })
}

import type { Database } from '../open.ts'
import { ofPerson, type Person, watchersOf } from './person.ts'
import { noteSentCopies } from './sent-copies.ts'

/** The deleted data of a person; only the files on disk are left. */
export type Forgotten = {
  leads: number
  deliveries: number
  subscriptions: number
  /** Addresses and chats that are told of changes. */
  watchers: number
  /** Names of files in the folder of uploads, to be deleted there. */
  files: string[]
}

/**
 * Deletes every request, subscription and watch of a person, with the rows that depend on them (deletion on request, law
 * 94-V of Kazakhstan), and notes for staff where they were sent. Capital letters in an e-mail address make no
 * difference.
 */
export async function forgetPerson(db: Database, person: Person, at = new Date()): Promise<Forgotten> {
  return db.transaction().execute(async (trx) => {
    const leads = await trx
      .selectFrom('leads')
      .select('id')
      .where((row) => ofPerson(row, person))
      .execute()
    await noteSentCopies(
      trx,
      leads.map(({ id }) => id),
      'request',
      at,
    )
    const forgotten: Forgotten = { leads: 0, deliveries: 0, subscriptions: 0, watchers: 0, files: [] }
    for (const { id } of leads) {
      const files = await trx.selectFrom('lead_files').select('path').where('lead_id', '=', id).execute()
      forgotten.files.push(...files.map(({ path }) => path))
      const deliveries = await trx.deleteFrom('deliveries').where('lead_id', '=', id).executeTakeFirst()
      forgotten.deliveries += Number(deliveries.numDeletedRows)
      const gone = await trx.deleteFrom('leads').where('id', '=', id).executeTakeFirst()
      forgotten.leads += Number(gone.numDeletedRows)
    }
    const watchers = await trx
      .deleteFrom('watchers')
      .where((row) => watchersOf(row, person))
      .executeTakeFirst()
    forgotten.watchers = Number(watchers.numDeletedRows)
    const { email } = person
    if (email === null) return forgotten
    const subscriptions = await trx
      .deleteFrom('subscriptions')
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst()
    return {
      ...forgotten,
      subscriptions: Number(subscriptions.numDeletedRows),
    }
  })
}

import type { Language } from '#domain/languages.ts'
import type { Database } from '../open.ts'

/** The subscriber whom a letter has to ask for confirmation; null when there is none. */
export async function waitingSubscriber(
  db: Database,
  id: string,
): Promise<{ id: string; email: string; language: Language } | null> {
  const row = await db
    .selectFrom('subscriptions')
    .select(['id', 'email', 'language'])
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return row ?? null
}

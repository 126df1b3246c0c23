import type { Language } from '#domain/languages.ts'
import type { Database } from '../open.ts'

/** The subscriber whom a letter has to ask for confirmation; null when there is none. */
export async function waitingSubscriber(
  db: Database,
  id: string,
): Promise<{ id: string; email: string; language: Language } | null> {
  const row = await db
    .selectFrom('subscriptions')
    .select(({ fn }) => ['id', 'email', fn.coalesce('asked_language', 'language').as('language')])
    .where('id', '=', id)
    .where('state', '<>', 'active')
    // Who has left gets a letter about a newer request alone.
    .where((row) => row.or([row('state', '=', 'pending'), row('asked_consent_at', 'is not', null)]))
    .executeTakeFirst()
  return row ?? null
}

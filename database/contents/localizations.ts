import type { z } from 'zod'
import type { Localization } from '#contract/localizations.ts'
import type { Language } from '#domain/languages.ts'
import type { Database } from '../open.ts'

/** The texts that editors changed in one language (R107). Every other key keeps its built-in text. */
export function findLocalizations(db: Database, language: Language): Promise<z.infer<typeof Localization>[]> {
  return db
    .selectFrom('localizations')
    .select(['key', 'content'])
    .where('language', '=', language)
    .orderBy('key')
    .execute()
}

import type { Database } from '../open.ts'

/** A wording that visitors agree to, by its version. */
export type ConsentWording = { version: string; text: string }

/** Keeps wordings that are not kept yet. */
export async function keepConsentTexts(
  db: Database,
  wordings: readonly ConsentWording[],
  at: Date,
): Promise<void> {
  await db
    .insertInto('consent_texts')
    .values(wordings.map((wording) => ({ ...wording, since: at.toISOString() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The words of versions, by version; those that are not kept are missing. */
export async function consentTexts(db: Database, versions: readonly string[]): Promise<Map<string, string>> {
  const asked = [...new Set(versions)]
  if (asked.length === 0) return new Map()
  const rows = await db
    .selectFrom('consent_texts')
    .select(['version', 'text'])
    .where('version', 'in', asked)
    .execute()
  return new Map(rows.map(({ version, text }) => [version, text]))
}

/** A version with the number of those who agreed to it; `since` is null for one whose words are not kept. */
export type ConsentVersion = { version: string; since: string | null; agreed: number }

/** All versions, kept or agreed to, by name. */
export async function consentVersions(db: Database): Promise<ConsentVersion[]> {
  const kept = await db.selectFrom('consent_texts').select(['version', 'since']).execute()
  const versions = new Map(
    kept.map(({ version, since }) => [version, { version, since, agreed: 0 } as ConsentVersion]),
  )
  for (const table of ['leads', 'subscriptions'] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['consent_version', ({ fn }) => fn.countAll<number>().as('count')])
      .where('consent_version', '<>', '')
      .groupBy('consent_version')
      .execute()
    for (const { consent_version: version, count } of rows) {
      const one = versions.get(version) ?? { version, since: null, agreed: 0 }
      versions.set(version, { ...one, agreed: one.agreed + Number(count) })
    }
  }
  return [...versions.values()].toSorted((one, other) => (one.version < other.version ? -1 : 1))
}

import { type Language, languages, type Localized } from '#domain/languages.ts'
import { type LeadReceivers, readSetting, type Settings } from '../settings.ts'
import type { Database } from '../open.ts'
import { findLocalizations } from './localizations.ts'

/** What the company says in its own words, and its name, from one state of the database. */
export type OwnTexts = {
  /** Empty before any content was imported. */
  readonly company: Localized
  readonly changed: Readonly<Record<Language, Awaited<ReturnType<typeof findLocalizations>>>>
  /** Who gets requests, where routes name others than the company. */
  readonly receivers: LeadReceivers | null
  /** The bot that tells visitors of changes; null without one. */
  readonly bot: Settings['visitor_bot']
  /** The words that this site has asked consent to, by version. */
  readonly keptConsents: ReadonlyMap<string, string>
}

export async function readOwnTexts(db: Database): Promise<OwnTexts> {
  const company = await readSetting(db, 'company')
  const changed: Partial<Record<Language, OwnTexts['changed'][Language]>> = {}
  for (const language of languages) changed[language] = await findLocalizations(db, language)
  const kept = await db
    .selectFrom('consent_texts')
    .select(['version', 'text'])
    .where('version', 'not like', 'policy-%')
    .orderBy('version')
    .execute()
  const name = company?.name ?? ''
  return {
    company: company?.names ?? { ru: name, kk: name, en: name },
    changed: changed as OwnTexts['changed'],
    receivers: await readSetting(db, 'lead_receivers'),
    bot: await readSetting(db, 'visitor_bot'),
    keptConsents: new Map(kept.map(({ version, text }) => [version, text])),
  }
}

import type { Database } from '#database/open.ts'
import { readSetting } from '#database/settings.ts'
import { type Language, languages } from '#domain/languages.ts'
import { staffLanguage, staffText } from '#domain/staff/staff-text.ts'
import type { Records } from './records.ts'

/** Two companies by name: the one whose content a database has, and the one of a folder. */
export type TwoCompanies = { readonly stored: string; readonly brought: string }

/** A folder is that of another company than the database has, and nobody has said that this is meant. */
export class AnotherCompany extends Error {
  readonly companies: TwoCompanies

  constructor(companies: TwoCompanies) {
    super(`the database has the content of ${companies.stored}, the folder that of ${companies.brought}`)
    this.companies = companies
  }

  /** What staff read, with what they can do. */
  words(folder: string): string {
    return staffText(
      'The database has the content of «{stored}», and {folder} is that of «{brought}»: nothing was written. Set CONTENT_DIR to the folder of «{stored}». If «{brought}» is to take its place: npm run content -- import --another-company',
      { ...this.companies, folder },
    )
  }
}

/**
 * Both companies where they are not the same one. A company is known by its name in any language, its BIN or the slug
 * of any of its projects: one that was renamed has its projects still. A database without content is nobody's.
 */
export async function twoCompanies(
  db: Database,
  { company, complexes }: Pick<Records, 'company' | 'complexes'>,
): Promise<TwoCompanies | null> {
  const stored = await readSetting(db, 'company')
  if (stored === null) return null
  const storedName = (language: Language) => stored.names?.[language] ?? stored.name
  if (languages.some((language) => isSame(storedName(language), company.name[language]))) return null
  if (stored.bin !== undefined && stored.bin === company.bin) return null
  const projects = await db.selectFrom('complexes').select('slug').execute()
  const slugs = new Set(projects.map(({ slug }) => slug))
  if (complexes.some(({ slug }) => slugs.has(slug))) return null
  const language = staffLanguage()
  return { stored: storedName(language), brought: company.name[language] }
}

function isSame(one: string, other: string): boolean {
  return one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0
}

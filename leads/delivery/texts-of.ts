import { readOwnTexts } from '#database/contents/own-texts.ts'
import type { Database } from '#database/open.ts'
import type { Language } from '#domain/languages.ts'
import { ownTexts } from '#texts/own-texts.ts'

/** The texts of letters and messages as the company says them; `name` stands for one that has told no name. */
export function textsOf(db: Database, name: string) {
  return async (language: Language) => {
    const own = await readOwnTexts(db)
    const company = { ...own.company, [language]: own.company[language] || name }
    return ownTexts({ ...own, company }, language)
  }
}

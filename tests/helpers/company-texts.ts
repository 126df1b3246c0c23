import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Language, languages, type Localized } from '#domain/languages.ts'
import { boundWords } from '#domain/bound-words.ts'
import { withChanges, withCompany } from '#texts/text.ts'
import { type TextKey, type Texts, texts } from '#texts/texts.ts'

type Company = { name: Localized; copyright_from?: number }

/** What a content folder says about its company. */
export function companyOf(folder: string): Company {
  return parse(readFileSync(join(folder, 'company.yaml'), 'utf8')) as Company
}

/** All texts of a site by language. */
export type SiteTexts = Readonly<Record<Language, Texts>>

/** All texts of the site as the company of a content folder says them. */
export function companyTexts(folder: string): SiteTexts {
  const file = join(folder, 'texts.yaml')
  const own = existsSync(file)
    ? (parse(readFileSync(file, 'utf8')) as { texts?: Record<string, Localized> } | null)?.texts
    : undefined
  const { name } = companyOf(folder)
  return Object.fromEntries(
    languages.map((language) => {
      const said = Object.entries(own ?? {}).map(([key, text]) => ({ key, content: text[language] }))
      return [language, withCompany(withChanges(texts[language], said), name[language])]
    }),
  ) as SiteTexts
}

/** A text as visitors of the site read it in this language, with its parameters filled in. */
export function wordOf(
  said: SiteTexts,
  language: Language,
  key: TextKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const filled = said[language][key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
  return boundWords(filled, language)
}

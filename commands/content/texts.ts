import { stringify } from 'yaml'
import { readContent } from '#content/read-content.ts'
import { type Language, languages, type Localized } from '#domain/languages.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { withChanges, withCompany } from '#texts/text.ts'
import { type TextKey, texts } from '#texts/texts.ts'
import type { ContentContext } from '../command-context.ts'

/**
 * Prints the texts of the site that have a word in their key or in a language, as lines for `texts.yaml` (R764).
 *
 * @returns false when none has
 * @throws ContentError naming everything that is wrong with the folder
 */
export async function printTexts(
  { print, say }: ContentContext,
  folder: string,
  word: string,
): Promise<boolean> {
  const { texts: own, company } = readContent(folder)
  const changed = (language: Language) =>
    Object.entries(own).map(([key, text]) => ({ key, content: text[language] }))
  const written = byLanguage((language) => withChanges(texts[language], changed(language)))
  // What visitors see: people look for a text with the name that stands in it.
  const shown = byLanguage((language) => withCompany(written[language], company.name[language]))
  const wanted = word.toLowerCase()
  const found = (Object.keys(texts.ru) as TextKey[]).filter((key) =>
    [key, ...languages.flatMap((language) => [written[language][key], shown[language][key]])].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  )
  if (found.length === 0) {
    say(staffText('No text of the site has «{word}».', { word }))
    return false
  }
  const lines = found.map((key) => {
    const mark = Object.hasOwn(own, key)
      ? `  # ${staffText('your own words, they stand in texts.yaml')}\n`
      : ''
    return mark + recordOf(key, { ru: written.ru[key], kk: written.kk[key], en: written.en[key] })
  })
  await print(`texts:\n${lines.join('')}`)
  return true
}

function byLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return { ru: make('ru'), kk: make('kk'), en: make('en') }
}

function recordOf(key: string, text: Localized): string {
  const options = { defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN', lineWidth: 0 } as const
  return stringify({ [key]: text }, options).replaceAll(/^(?=.)/gm, '  ')
}

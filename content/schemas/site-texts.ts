import { z } from 'zod'
import { longestConsent } from '#contract/guard-fields.ts'
import { type Language, languages } from '#domain/languages.ts'
import { isConsentKey, versionKeys } from '#texts/consent-keys.ts'
import { type TextKey, texts } from '#texts/texts.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { KkReview } from './parts.ts'
import { cyrillic, Words } from './texts.ts'

export type OwnText = z.output<typeof Words>

/** A form shows at most three texts for its consent, and they go along with it. Characters. */
const longestText = Math.floor(longestConsent / 4)

const Key = z.string().max(100)

/** `texts.yaml`: texts of the site that this company says in its own words, by their key in `texts/`. */
export const SiteTexts = z.strictObject({ kk_review: KkReview, texts: z.record(Key, Words) })

/** One of them as a record of its own, `texts/NAME.yaml` (R803). */
export const TextRecord = z.strictObject({ kk_review: KkReview, key: Key, text: Words })

/**
 * What is wrong with a text, and in which language. It takes the values of the one it replaces, and as many forms of a
 * noun; the company's name, `{company}`, may stand anywhere.
 *
 * @param own all texts that the company says in its own words
 */
export function* siteTextProblems(
  key: string,
  text: OwnText,
  own: Readonly<Record<string, OwnText>>,
): Generator<{ language: Language | null; message: string }> {
  if (!isTextKey(key)) {
    yield { language: null, message: staffText('is not a text of the site') }
    return
  }
  for (const language of languages)
    for (const message of problemsOf(key, language, text[language])) yield { language, message }
  for (const message of versionProblems(key, text, own)) yield { language: null, message }
}

function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(texts.ru, key)
}

/** What is wrong with a text in one language. */
function problemsOf(key: TextKey, language: Language, other: string): string[] {
  const own = texts[language][key]
  const problems: string[] = []
  if (valuesOf(own) !== valuesOf(other)) {
    const values = valuesOf(own) || staffText('none')
    problems.push(staffText('must have the values of the text it replaces: {values}', { values }))
  }
  const count = own.split('|').length
  if (other.split('|').length !== count) {
    problems.push(staffText('must have {count} forms between |', { count }))
  }
  // Some built-in texts name what has no Latin name, as an order of a ministry.
  if (language === 'en' && cyrillic.test(other) && !cyrillic.test(own))
    problems.push(staffText('must not contain Cyrillic letters'))
  if (isConsentKey(key)) {
    if (other.split('{link}').length > 2)
      problems.push(staffText('must have {link} only once', { link: '{link}' }))
    if (other.length > longestText)
      problems.push(staffText('must have at most {most} characters', { most: longestText }))
  }
  if (key === 'policy.text' && !/^## .+\n+(?!## )\S/.test(other))
    problems.push(staffText('must begin with a title of a section, like «## Title», and text below it'))
  return problems
}

/** Words with a version of their own, given as the day from which they hold, need another day when they change. */
function versionProblems(key: TextKey, text: OwnText, changed: Readonly<Record<string, OwnText>>): string[] {
  const days = languages.map((language) => text[language])
  if ((Object.values(versionKeys) as string[]).includes(key)) {
    const isDay = z.iso.date().safeParse(text.ru).success && new Set(days).size === 1
    return isDay ? [] : [staffText('must be one day like 2026-11-25 in all languages')]
  }
  if (!Object.hasOwn(versionKeys, key)) return []
  const version = versionKeys[key as keyof typeof versionKeys]
  const day = changed[version]?.ru
  return day !== undefined && day !== texts.ru[version]
    ? []
    : [
        staffText('is agreed to under a version: give {key} the day from which these words hold', {
          key: version,
        }),
      ]
}

/** The holes of a text, like `{count} {name}`, in the order of the alphabet. */
function valuesOf(text: string): string {
  const values = new Set(text.match(/\{\w+\}/g))
  values.delete('{company}')
  return [...values].toSorted().join(' ')
}

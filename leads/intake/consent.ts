import { createHash } from 'node:crypto'
import type { ConsentWording } from '#database/leads/consent-texts.ts'
import { type Language, languages } from '#domain/languages.ts'
import { consentKeys } from '#texts/consent-keys.ts'
import { texts } from '#texts/texts.ts'

/** Forms that ask for consent. */
export type Form = 'callback' | 'meets' | 'questions' | 'reserves' | 'application' | 'student_application'

/** A subscription to the news needs consent too, and is not a lead. */
type ConsentForm = Form | 'subscribe'

/** All that a visitor agrees to with the box of a form, as the page shows it. */
export function consentText(form: ConsentForm, language: Language): string {
  const parts: string[] = consentKeys[form].map((key) => texts[language][key])
  return parts
    .slice(0, -1)
    .join('\n')
    .replace('{link}', parts.at(-1) ?? '')
}

/**
 * Name of the text that a consent was given to (A14), like `callback-kk-5d0c1f2a`: form, language and the beginning
 * of the SHA-256 of the text. It changes with the text by itself; the database keeps every
 * wording that this site has used.
 * For the same reason the localizations table cannot override these texts.
 */
export function consentVersion(form: ConsentForm, language: Language): string {
  const hash = createHash('sha256').update(consentText(form, language)).digest('hex')
  return `${form}-${language}-${hash.slice(0, 8)}`
}

/** Every wording of today. */
export function consentWordings(): ConsentWording[] {
  const forms = Object.keys(consentKeys) as ConsentForm[]
  return forms.flatMap((form) =>
    languages.map((language) => ({
      version: consentVersion(form, language),
      text: consentText(form, language),
    })),
  )
}

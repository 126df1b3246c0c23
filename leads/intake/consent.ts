import { createHash } from 'node:crypto'
import type { Language } from '#domain/languages.ts'
import { type TextKey, texts } from '#texts/texts.ts'

/** Forms that ask for consent. */
export type Form = 'callback' | 'meets' | 'questions' | 'reserves' | 'application' | 'student_application'

/** A subscription to the news needs consent too, and is not a lead. */
type ConsentForm = Form | 'subscribe'

/**
 * The texts a visitor agrees to under each form, in the order of reading; the last one fills the `{link}` of the
 * others.
 */
export const consentKeys: Readonly<Record<ConsentForm, readonly TextKey[]>> = {
  callback: ['callback.consent', 'callback.consent.link'],
  meets: ['meets.consent', 'callback.consent.link'],
  questions: ['questions.consent', 'callback.consent.link'],
  reserves: ['reserves.terms', 'reserves.consent', 'callback.consent.link'],
  application: ['application.consent', 'callback.consent.link'],
  student_application: ['student.consent', 'callback.consent.link'],
  subscribe: ['subscribe.consent', 'callback.consent.link'],
}

/** All that a visitor agrees to with the box of a form, as the page shows it. */
export function consentText(form: ConsentForm, language: Language): string {
  const parts = consentKeys[form].map((key) => texts[language][key])
  return parts
    .slice(0, -1)
    .join('\n')
    .replace('{link}', parts.at(-1) ?? '')
}

/**
 * Name of the text that a consent was given to (A14), like `callback-kk-5d0c1f2a`: form, language and the beginning
 * of the SHA-256 of the text. It changes with the text by itself; the history of `texts/` holds every wording.
 * For the same reason the localizations table cannot override these texts.
 */
export function consentVersion(form: ConsentForm, language: Language): string {
  const hash = createHash('sha256').update(consentText(form, language)).digest('hex')
  return `${form}-${language}-${hash.slice(0, 8)}`
}

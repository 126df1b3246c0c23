import { createHash } from 'node:crypto'
import type { Language } from '#domain/languages.ts'
import { type TextKey, texts } from '#texts/texts.ts'

/** Forms that ask for consent. */
export type Form = 'callback'

/** The texts a visitor agrees to under each form, in the order of reading. */
export const consentKeys: Readonly<Record<Form, readonly TextKey[]>> = {
  callback: ['callback.consent', 'callback.consent.link'],
}

/**
 * Name of the text that a consent was given to (A14), like `callback-kk-5d0c1f2a`: form, language and the beginning
 * of the SHA-256 of the text. It changes with the text by itself; the history of `texts/` holds every wording.
 * For the same reason the localizations table cannot override these texts.
 */
export function consentVersion(form: Form, language: Language): string {
  const text = consentKeys[form].map((key) => texts[language][key]).join('\n')
  return `${form}-${language}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`
}

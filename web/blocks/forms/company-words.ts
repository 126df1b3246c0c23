import type { TextKey } from '#texts/texts.ts'
import type { I18n } from '../../i18n/i18n.tsx'

/** Texts that name the hours, the phone or the mailbox of the company; beside each is one that does without. */
const naming = new Set<string>([
  'callback.lead',
  'callback.sent.text',
  'questions.lead',
  'questions.sent.text',
  'meets.lead',
  'meets.sent.text',
  'reserves.lead',
  'reserves.sent.text',
  'validation.phone_foreign',
  'validation.too_many',
  'feedback.unavailable',
  'An error occurred',
  'form.again',
] satisfies TextKey[])

/** A text with what is known of the company: no sentence ends in a value that is not there (A41). */
export function companyWords(key: TextKey, values: Readonly<Record<string, string>>, t: I18n['t']): string {
  const isUnknown = naming.has(key) && Object.values(values).every((value) => value === '')
  return t(isUnknown ? (`${key}.plain` as TextKey) : key, values)
}

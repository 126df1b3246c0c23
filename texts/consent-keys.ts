import { keysOf, type TextKey } from './texts.ts'

/**
 * The texts a visitor agrees to under each form, in the order of reading; the last one fills the `{link}` of the
 * others.
 */
export const consentKeys = {
  callback: ['callback.consent', 'callback.consent.link'],
  meets: ['meets.consent', 'callback.consent.link'],
  questions: ['questions.consent', 'callback.consent.link'],
  reserves: ['reserves.terms', 'reserves.consent', 'callback.consent.link'],
  application: ['application.consent', 'callback.consent.link'],
  student_application: ['student.consent', 'callback.consent.link'],
  subscribe: ['subscribe.consent', 'callback.consent.link'],
} as const satisfies Readonly<Record<string, readonly TextKey[]>>

/** Words that visitors agree to, under a form or to being counted: only a release changes them. */
export const agreedKeys: ReadonlySet<string> = new Set([
  ...Object.values(consentKeys).flat(),
  ...keysOf('analytics'),
])

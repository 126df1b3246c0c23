import type { TextKey } from './texts.ts'

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
  watch: ['watch.consent', 'callback.consent.link'],
  chat_watch: ['watch.chat.consent', 'callback.consent.link'],
} as const satisfies Readonly<Record<string, readonly TextKey[]>>

const agreedKeys: ReadonlySet<string> = new Set(Object.values(consentKeys).flat())

/** Whether visitors agree to this text under a form. */
export function isConsentKey(key: string): boolean {
  return agreedKeys.has(key)
}

/** Words whose version is a text of its own, the day from which they hold: the question about analytics, and the policy. */
export const versionKeys = {
  'analytics.title': 'analytics.version',
  'analytics.text': 'analytics.version',
  'policy.text': 'policy.version',
} as const satisfies Partial<Record<TextKey, TextKey>>

import type { ErrorBody } from '#contract/errors.ts'
import { noReason } from '#contract/no-reason.ts'
import type { TextKey } from '#texts/texts.ts'
import type { Refusal } from '../../data/form-answer.ts'
import type { RootData } from '../../data/root-data.ts'
import { phoneText } from '../../i18n/contact-words.ts'
import type { I18n } from '../../i18n/i18n.tsx'
import { companyWords } from './company-words.ts'
import { type FormName, shownFields } from './form-names.ts'

/** The values in the texts of forms: when and where the company answers. */
type Company = RootData['company'] | undefined

/**
 * Whether a refusal is about the page's own fields, or none: the page has been open for too long, or the honeypot is
 * full.
 */
export function isAboutPage({ message, errors }: ErrorBody): boolean {
  if (message !== 'validation.failed') return false
  return errors === undefined || Object.keys(errors).every((field) => ofThePage.includes(field))
}

const ofThePage = ['form_token', 'website', 'consent_words']

/** A message of another server that we have no words for is no sentence: `validation.regex` (A41). */
const keyPattern = /^[\w-]+(?:\.[\w-]+)+$/

/** Two keys may have the same words. */
const unique = (messages: readonly string[]) => [...new Set(messages)].join(', ')

/** Messages by field and the lone one, in the words of the page (R143, R204). */
export type Complaint = {
  fields: Readonly<Record<string, string>>
  /** Errors that no field shows. */
  general: string | undefined
}

/**
 * The message of a refusal. Keys of one field are joined by commas; keys of fields that are not shown appear alone.
 */
export function complaintOf(
  form: FormName,
  { body, retryAfter }: Refusal,
  i18n: Pick<I18n, 't' | 'count'>,
  company: Company,
): Complaint {
  const { t } = i18n
  const number = phoneText(company?.phone ?? '')
  const email = company?.email ?? ''
  // A visitor with a foreign number is better served by mail.
  const contacts = { phone: number || email, contact: email || number }
  const say = (key: string, otherwise: TextKey) => {
    const words = companyWords(key as TextKey, contacts, t)
    return words === key && keyPattern.test(key) ? companyWords(otherwise, contacts, t) : words
  }
  const shown = shownFields(form)
  const fields: Record<string, string> = {}
  const others: string[] = []
  for (const [field, keys] of Object.entries(body.errors ?? {})) {
    if (shown.includes(field)) fields[field] = unique(keys.map((key) => say(key, 'form.field')))
    else others.push(...keys)
  }
  if (others.length > 0)
    return { fields, general: unique(others.map((key) => say(key, 'validation.failed'))) }
  if (Object.keys(fields).length > 0) return { fields, general: undefined }
  // Who wants letters need not call for them: they try again.
  if (isOfLetters(form) && lost.includes(body.message)) return { fields, general: t('subscribe.unavailable') }
  if (body.message === 'validation.too_many' && (retryAfter !== null || isOfLetters(form))) {
    const usual = contacts.phone === '' ? 'form.wait.plain' : 'form.wait'
    const time = timeWords(retryAfter ?? aWhile, i18n)
    return { fields, general: t(isOfLetters(form) ? 'subscribe.wait' : usual, { ...contacts, time }) }
  }
  return { fields, general: say(isAboutPage(body) ? 'form.again' : body.message, 'An error occurred') }
}

/** What is said of a form that the site could not take. */
const lost: readonly string[] = ['feedback.unavailable', noReason]

/** Seconds to wait where the refusal names none. */
const aWhile = 600

/** Whether what a form brings is letters, and no answer of staff. */
const isOfLetters = (form: FormName) => form === 'subscribe' || form === 'watch'

/** A time to wait in its largest unit, rounded up: «40 секунд», «10 минут». The case of the noun is that of `form.wait`. */
function timeWords(seconds: number, { count }: Pick<I18n, 'count'>): string {
  if (seconds < 60) return count(seconds, 'form.seconds')
  if (seconds < 3600) return count(Math.ceil(seconds / 60), 'form.minutes')
  return count(Math.ceil(seconds / 3600), 'form.hours')
}

/** Thanks for an accepted form (R128). `message` is the API's: a subscription has several answers. */
export function sentWords(form: FormName, message: string, t: I18n['t'], company: Company) {
  const hours = company?.hours ?? ''
  const text = isOfLetters(form) ? t(message as TextKey) : companyWords(`${form}.sent.text`, { hours }, t)
  return { title: t(`${form}.sent.title`), text }
}

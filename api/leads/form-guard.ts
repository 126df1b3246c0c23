import type { GuardFields } from '#contract/guard-fields.ts'
import { checkFormToken, fillTime } from '#leads/intake/form-token.ts'
import { Failure } from '../http/failures.ts'

type Guarded = GuardFields & { consent?: true | undefined }

/** The field's own names: nothing after the guard knows them, so they are kept with no request. */
type Passed<T extends Guarded> = Omit<T, keyof GuardFields>

/**
 * Lets a parsed form through and gives it back without the fields of the guard (A14). A form with a token is one of
 * our own pages'; without one it is a direct call, which may leave out consent.
 *
 * Refuses with
 * - 422 for `website`, the honeypot, or `form_token`, which is not one of ours; a page then loads itself again for
 *   another;
 * - 422 for `consent`: a page always asks for it, so nothing but true counts;
 * - 429 with Retry-After: filled in faster than a person can; the same form is fine a moment later.
 */
export function guardForm<T extends Guarded>(fields: T, parts: { secret: string; now: Date }): Passed<T> {
  const { form_token, website, consent_words: _, ...passed } = fields
  if (website !== undefined) throw aboutPage('website')
  if (form_token === undefined) return passed
  const token = checkFormToken(parts.secret, form_token, parts.now)
  if (token === 'unknown') throw aboutPage('form_token')
  if (fields.consent !== true)
    throw new Failure(422, 'validation.failed', { consent: ['validation.consent'] })
  if (token === 'early') {
    const headers = { 'Retry-After': String(fillTime / 1000) }
    throw new Failure(429, 'validation.too_many', undefined, { headers })
  }
  return passed
}

/** A refusal because of the page's own fields, not the visitor's. */
export function aboutPage(field: keyof GuardFields): Failure {
  return new Failure(422, 'validation.failed', { [field]: ['form.again'] })
}

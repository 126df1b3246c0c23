import { ApiFailure } from '#contract/api-client.ts'
import type { GuardFields } from '#contract/guard-fields.ts'
import type { Fields } from './api-client.ts'

/**
 * Refuses a form of a page that must not reach another server, which knows neither the box of consent nor the
 * honeypot (A14): its answer would thank a visitor who agreed to nothing, or a robot. Our own API checks both itself.
 *
 * @throws ApiFailure 422 about `consent`, or about `website`
 */
export function guardOwnForm(form: Fields): void {
  if ((form['website'] ?? '') !== '') throw refused('website' satisfies keyof GuardFields, 'form.again')
  if (form['consent'] === false) throw refused('consent', 'validation.consent')
}

function refused(field: string, message: string): ApiFailure {
  return new ApiFailure(422, { message: 'validation.failed', errors: { [field]: [message] } })
}

import type { ApiClient } from '#contract/api-client.ts'
import { getContacts } from '#contract/contacts.ts'
import type { Company } from '#contract/dictionaries.ts'
import { noData, optional } from './optional.server.ts'

/**
 * How to reach a company of which the dictionaries say nothing: by phone and mail of its sales office, else of another
 * one, but not of its people department (R79, R97). SPEC.md names no fields of the dictionaries, so another server may
 * tell these among its contacts alone (A41).
 */
export async function reachedCompany(apiClient: ApiClient, company: Company): Promise<Company> {
  if ([company.name, company.phone, company.email].some((told) => told !== '')) return company
  const { data } = await optional(apiClient(getContacts, {}), noData)
  const offices = data.filter(({ type }) => type !== 'hr')
  const inOrder = [...offices.filter(({ type }) => type === 'sales'), ...offices]
  const first = (values: readonly (string | null | undefined)[]) => values.find(Boolean) ?? ''
  return {
    ...company,
    phone: first(inOrder.map(({ phones }) => phones[0])),
    email: first(inOrder.map(({ email }) => email)),
  }
}

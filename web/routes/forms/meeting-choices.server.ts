import type { ApiClient } from '#contract/api-client.ts'
import { getComplexesNavigation } from '#contract/complexes.ts'
import { getContacts } from '#contract/contacts.ts'
import { meetingDays } from '#domain/meeting-time.ts'
import { noData, optional } from '../../data/optional.server.ts'
import type { MeetingChoices } from './meeting-form.tsx'

/** Where and when one can meet; the form goes without the places that the API does not tell. */
export async function meetingChoices(apiClient: ApiClient): Promise<MeetingChoices> {
  const [contacts, complexes] = await Promise.all([
    optional(apiClient(getContacts, {}), noData),
    optional(apiClient(getComplexesNavigation, {}), noData),
  ])
  return {
    offices: contacts.data
      .filter(({ type }) => type !== 'hr')
      .map(({ id, city, address, title }) => ({
        id,
        title: [city.name, address].filter(Boolean).join(', ') || title,
      }))
      .filter(({ title }) => title !== ''),
    projects: complexes.data.map(({ id, name, city }) => ({
      id,
      title: [name, city.name].filter(Boolean).join(', '),
    })),
    days: meetingDays(new Date()),
  }
}

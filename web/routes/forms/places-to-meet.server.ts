import type { ApiClient } from '#contract/api-client.ts'
import { getComplexesNavigation } from '#contract/complexes.ts'
import { getContacts } from '#contract/contacts.ts'
import { type KnownPlaces, knownPlaces } from '#domain/meeting-place.ts'
import { noData, optional } from '../../data/optional.server.ts'

/** Where one can meet, without the places that the API does not tell. */
export async function placesToMeet(apiClient: ApiClient): Promise<KnownPlaces> {
  const [contacts, complexes] = await Promise.all([
    optional(apiClient(getContacts, {}), noData),
    optional(apiClient(getComplexesNavigation, {}), noData),
  ])
  return knownPlaces(contacts.data, complexes.data)
}

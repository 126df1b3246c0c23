import type { ApiClient } from '#contract/api-client.ts'
import { type CompanyPictures, getDictionaries } from '#contract/dictionaries.ts'
import { optional } from './optional.server.ts'

const none: CompanyPictures = { home: null, finishing: null, about: null, career: null, students: null }

/** The company's pictures of pages; a page stands without those that are not there (R476). */
export async function companyPictures(apiClient: ApiClient): Promise<CompanyPictures> {
  const dictionaries = await optional(apiClient(getDictionaries, {}), null)
  return dictionaries?.data.pictures ?? none
}

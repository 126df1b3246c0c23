import type { ApiClient } from '#contract/api-client.ts'
import { getEstate } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { getPriceSheet } from '#contract/price-sheet.ts'
import { categoryOfSegment } from '#domain/categories.ts'
import { estateIdOfSlug } from '#domain/estate-slug.ts'
import type { Language } from '#domain/languages.ts'
import { priceSheetChoice, priceSheetQuery, priceSheetSearch } from '#domain/price-sheet-choice.ts'
import { redirectTo } from '../../../data/redirect-to.server.ts'
import { notFoundPage, orNotFound, orNull } from '../../../data/page-context.server.ts'

/**
 * A flat and all that it costs. A wrong slug redirects to the right one; where visitors see no price, and where the API
 * has no such call (A41), the address redirects to the flat itself.
 */
export async function loadPriceSheet(
  apiClient: ApiClient,
  url: URL,
  { type, slug }: { type: string; slug: string },
  language: Language,
) {
  const id = estateIdOfSlug(slug)
  if (categoryOfSegment(type) !== 'flat' || id === null) throw notFoundPage(url)
  const choice = priceSheetChoice((key) => url.searchParams.get(key))
  const [{ data: estate }, sheet] = await Promise.all([
    orNotFound(url, apiClient(getEstate, { id })),
    orNull(apiClient(getPriceSheet, { id, ...priceSheetQuery(choice) })),
  ])
  if (estate.category !== 'flat') throw notFoundPage(url)
  if (estate.slug !== slug)
    throw redirectTo(pages.estatePriceSheet(language, 'flat', estate.slug, priceSheetSearch(choice)), 301)
  if (sheet === null) throw redirectTo(pages.estate(language, 'flat', estate.slug))
  const { category, rooms, area_total, number, complex, house } = estate
  return {
    unit: {
      id,
      slug,
      category,
      rooms,
      area_total,
      number,
      complex: complex.name,
      house: house.name,
    },
    sheet: sheet.data,
  }
}

import type { ApiClient } from '#contract/api-client.ts'
import { getShortlist } from '#contract/shortlist.ts'
import { comparisonLimit } from '#domain/comparison.ts'
import { categoryCounts, chosenCategory, shortlistIds } from '#domain/shortlist.ts'

/**
 * The units of an address, those of one category side by side. The other units are listed beside; missing ones
 * are left out of the links. Null where the address names none.
 */
export async function loadComparison(apiClient: ApiClient, url: URL) {
  const asked = shortlistIds(url.searchParams.get('ids') ?? '')
  if (asked.length === 0) return null
  const { data } = await apiClient(getShortlist, { ids: asked.join(',') })
  const counts = categoryCounts(data)
  const category = chosenCategory(counts, url.searchParams.get('category'))
  const ofCategory = data.filter((estate) => estate.category === category)
  return {
    /** Those to compare first, in the order of the address, then those of other categories. */
    ids: [...ofCategory, ...data.filter((estate) => estate.category !== category)].map(({ id }) => id),
    counts,
    category,
    columns: ofCategory.slice(0, comparisonLimit),
    bench: ofCategory.slice(comparisonLimit),
  }
}

export type Comparison = NonNullable<Awaited<ReturnType<typeof loadComparison>>>

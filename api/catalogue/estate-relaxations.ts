import { getEstateRelaxations } from '#contract/estates.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { relaxations } from '#database/search/query/relaxations.ts'
import { read } from '../http/read-call.ts'
import { askedListing, ignoredOfListing, listQuery, parseEstateList } from './asked-listing.ts'

/** GET /api/estates/relaxations: wider listings for one without results. Not in the specification. */
export function estateRelaxations(index: LiveSearchIndex) {
  return [
    read(getEstateRelaxations, {
      parse: parseEstateList,
      answer(input, language) {
        const current = index.current()
        const asked = askedListing(current, input)
        const data = relaxations(current, asked.category, asked.listing).map(
          ({ changes, listing, total }) => ({
            changes,
            query: listQuery(asked.category, listing, language),
            total,
          }),
        )
        return { data }
      },
      ignored: ignoredOfListing(index),
    }),
  ]
}

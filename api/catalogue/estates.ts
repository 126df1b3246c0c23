import { getEstate, getEstates } from '#contract/estates.ts'
import { findEstate } from '#database/catalogue/estates.ts'
import { listedEstates } from '#database/catalogue/listed-estates.ts'
import type { SharedReads } from '#database/catalogue/shared-reads.ts'
import type { Database } from '#database/open.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { searchEstates } from '#database/search/query/search-estates.ts'
import { listingSearch } from '#domain/listing-query.ts'
import { gone, notFound } from '../http/failures.ts'
import { pagedAnswer } from '../http/paged-answer.ts'
import { paramsOf } from '../http/query.ts'
import { read } from '../http/read-call.ts'
import { askedListing, askedPage, ignoredOfListing, parseEstatePage } from './asked-listing.ts'

/** GET /api/estates and /api/estates/{id} (R179, R182). */
export function estates(db: Database, index: LiveSearchIndex, now: () => Date, shared: SharedReads) {
  return [
    read(getEstates, {
      parse: parseEstatePage,
      async answer(input, language) {
        const current = index.current()
        const { category, listing } = askedListing(current, input)
        const at = askedPage(getEstates.path, input, listingSearch(listing, language))
        const { ids, total } = searchEstates(current, category, listing, at)
        const cards = await listedEstates(db, current, ids, listing, language)
        return pagedAnswer(cards, total, at)
      },
      ignored: ignoredOfListing(index),
    }),
    read(getEstate, {
      async answer(get, language) {
        const estate = await findEstate(
          db,
          index.current(),
          paramsOf(getEstate, get).id,
          language,
          now(),
          shared,
        )
        if (!estate) throw notFound()
        if (estate.status !== 'withdrawn') return { data: estate }
        const { id, category, slug, number, rooms, area_total, similar } = estate
        const complex = { id: estate.complex.id, slug: estate.complex.slug, name: estate.complex.name }
        throw gone(language, { id, category, slug, number, rooms, area_total, complex, similar })
      },
    }),
  ]
}

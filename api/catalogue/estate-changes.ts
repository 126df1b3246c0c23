import { getEstateChanges } from '#contract/watches.ts'
import { findEstateCards } from '#database/catalogue/estate-cards.ts'
import type { Database } from '#database/open.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { fittingUnits } from '#database/search/query/fitting-units.ts'
import { newestChanges } from '#database/watches/newest-changes.ts'
import { watchableListing } from '#domain/watches.ts'
import { read } from '../http/read-call.ts'
import { askedListing, ignoredOfListing, parseEstateList } from './asked-listing.ts'

/** Changes in the feed of a search. */
const mostShown = 50

/** GET /api/estates/changes: the newest changes of the units of a search (R1088). Not in the specification. */
export function estateChanges(db: Database, index: LiveSearchIndex) {
  return [
    read(getEstateChanges, {
      parse: parseEstateList,
      async answer(input, language) {
        const current = index.current()
        const { category, listing } = askedListing(current, input)
        const fits = fittingUnits(current, category, watchableListing(listing))
        const changes = (await newestChanges(db)).filter(({ id }) => fits(id)).slice(0, mostShown)
        const cards = await findEstateCards(
          db,
          changes.map(({ id }) => id),
          language,
        )
        const cardOf = new Map(cards.map((card) => [card.id, card]))
        return {
          data: changes.flatMap(({ id, change, was, at }) => {
            const estate = cardOf.get(id)
            return estate === undefined ? [] : [{ change, at, was, estate }]
          }),
        }
      },
      ignored: ignoredOfListing(index),
    }),
  ]
}

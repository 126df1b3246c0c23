import { getEstateRelaxations } from '#contract/estates.ts'
import { listedEstates } from '#database/catalogue/listed-estates.ts'
import type { Database } from '#database/open.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { nearUnits } from '#database/search/query/near-units.ts'
import { relaxations } from '#database/search/query/relaxations.ts'
import type { NumberStyle } from '#domain/money.ts'
import { read } from '../http/read-call.ts'
import { askedListing, ignoredOfListing, listQuery, parseEstateList } from './asked-listing.ts'
import { differenceWords } from './difference-words.ts'

/** GET /api/estates/relaxations: what is near a listing without results. Not in the specification. */
export function estateRelaxations(db: Database, index: LiveSearchIndex, numberStyle: NumberStyle) {
  return [
    read(getEstateRelaxations, {
      parse: parseEstateList,
      async answer(input, language) {
        const current = index.current()
        const { category, listing } = askedListing(current, input)
        const near = new Map(nearUnits(current, category, listing).map((unit) => [unit.id, unit]))
        const listings = relaxations(current, category, listing).map(
          ({ changes, listing: wider, total }) => ({
            changes,
            query: listQuery(category, wider, language),
            total,
          }),
        )
        const say = differenceWords(current, listing, { language, numberStyle })
        const cards = await listedEstates(db, current, [...near.keys()], listing, language)
        const estates = cards.flatMap((estate) => {
          const unit = near.get(estate.id)
          if (unit === undefined) return []
          const { key, by, values } = unit
          return { ...estate, near: { key, by, values: [...values], title: say(unit) } }
        })
        return { data: { estates, listings } }
      },
      ignored: ignoredOfListing(index),
    }),
  ]
}

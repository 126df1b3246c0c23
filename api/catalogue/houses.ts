import { getHandovers, getHouse, getHouseEstates, getHouseFloor } from '#contract/houses.ts'
import { findHandovers } from '#database/catalogue/handovers.ts'
import { findFloorEstates, findHouseEstates } from '#database/catalogue/house-estates.ts'
import { findHouse } from '#database/catalogue/houses.ts'
import type { Database } from '#database/open.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { notFound } from '../http/failures.ts'
import { paramsOf } from '../http/query.ts'
import { read } from '../http/read-call.ts'
import { offerWords } from './offer-words.ts'

/** GET /api/houses/s/{slug}: one house or queue (R177), all its units, and those of one floor; the promised handovers. */
export function houses(db: Database, index: LiveSearchIndex) {
  return [
    read(getHandovers, {
      answer: async (_get, language) => ({ data: await findHandovers(db, language) }),
    }),
    read(getHouse, {
      async answer(get, language) {
        const { slug } = paramsOf(getHouse, get)
        const current = index.current()
        const data = await findHouse(db, current, slug, language, offerWords(current.own, language))
        if (!data) throw notFound()
        return { data }
      },
    }),
    read(getHouseEstates, {
      async answer(get) {
        const data = await findHouseEstates(db, paramsOf(getHouseEstates, get).slug)
        if (!data) throw notFound()
        return { data }
      },
    }),
    read(getHouseFloor, {
      async answer(get) {
        const { slug, section, floor } = paramsOf(getHouseFloor, get)
        const data = await findFloorEstates(db, slug, Number(section), Number(floor))
        if (!data) throw notFound()
        return { data }
      },
    }),
  ]
}

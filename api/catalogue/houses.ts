import { Hono } from 'hono'
import { getHouse, getHouseEstates, getHouseFloor } from '#contract/houses.ts'
import { findFloorEstates, findHouseEstates } from '#database/catalogue/house-estates.ts'
import { findHouse } from '#database/catalogue/houses.ts'
import type { Database } from '#database/open.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { notFound } from '../http/failures.ts'
import { offerWords } from './offer-words.ts'
import { languageOf, sendRead } from '../http/read-answer.ts'

/** GET /api/houses/s/{slug}: one house or queue (R177), all its units, and those of one floor. */
export function houses(db: Database, index: LiveSearchIndex) {
  return new Hono<ApiEnv>()
    .get(getHouse.path, async (c) => {
      const language = languageOf(c)
      const params = getHouse.params.safeParse(c.req.param())
      const house = params.success
        ? await findHouse(db, index.current(), params.data.slug, language, offerWords(language))
        : null
      if (!house) throw notFound(c)
      return sendRead(c, getHouse, language, { data: house })
    })
    .get(getHouseEstates.path, async (c) => {
      const params = getHouseEstates.params.safeParse(c.req.param())
      const estates = params.success ? await findHouseEstates(db, params.data.slug) : null
      if (!estates) throw notFound(c)
      return sendRead(c, getHouseEstates, languageOf(c), { data: estates })
    })
    .get(getHouseFloor.path, async (c) => {
      const params = getHouseFloor.params.safeParse(c.req.param())
      const { slug, section, floor } = params.data ?? { slug: '', section: '', floor: '' }
      const estates = params.success ? await findFloorEstates(db, slug, Number(section), Number(floor)) : null
      if (!estates) throw notFound(c)
      return sendRead(c, getHouseFloor, languageOf(c), { data: estates })
    })
}

import { getPromises } from '#contract/promises.ts'
import { findPromises } from '#database/catalogue/promises.ts'
import type { Database } from '#database/open.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { idValues, matchingValues } from '#domain/query-values.ts'
import { notFound } from '../http/failures.ts'
import { unknownValues } from '../http/ignored.ts'
import { limitOf } from '../http/limit.ts'
import { read } from '../http/read-call.ts'
import { knownPlaces } from './known-places.ts'

const slug = /^[a-z0-9-]{1,120}$/

/** GET /api/promises: what became of the deadlines of houses (R1010); 404 where the company does not show it (R1015). */
export function promises(db: Database, index: LiveSearchIndex) {
  return [
    read(getPromises, {
      async answer(get, language) {
        const criterion = (key: 'complex' | 'house') => ({
          slugs: matchingValues(get(key) ?? '', slug),
          ids: idValues(get(`${key}_id`) ?? ''),
        })
        const criteria = { complexes: criterion('complex'), houses: criterion('house') }
        const found = await findPromises(db, criteria, language)
        if (found === null) throw notFound()
        return { ...found, data: found.data.slice(0, limitOf(get('limit') ?? '') ?? undefined) }
      },
      ignored: (get) =>
        unknownValues(get, getPromises, {
          ...knownPlaces(index.current().words),
          limit: (value) => limitOf(value) !== null,
        }),
    }),
  ]
}

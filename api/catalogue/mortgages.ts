import { getMortgages } from '#contract/mortgages.ts'
import { mortgagesFor } from '#database/catalogue/mortgages.ts'
import type { SharedReads } from '#database/catalogue/shared-reads.ts'
import type { Database } from '#database/open.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { idValues } from '#domain/query-values.ts'
import { unknownValues } from '../http/ignored.ts'
import { read } from '../http/read-call.ts'
import { knownPlaces } from './known-places.ts'

/** GET /api/mortgages: the programmes in force today in Kazakhstan (R165). */
export function mortgages(db: Database, index: LiveSearchIndex, now: () => Date, shared: SharedReads) {
  return [
    read(getMortgages, {
      async answer(get, language) {
        const [complexId] = idValues(get('complex_id') ?? '')
        const all = await shared.programmes(language, dayInKazakhstan(now()))
        return { data: await mortgagesFor(db, all, complexId) }
      },
      ignored(get) {
        const { complex_id } = knownPlaces(index.current().words)
        return unknownValues(get, getMortgages, {
          complex_id: (value) => value === '0' || complex_id(value),
        })
      },
    }),
  ]
}

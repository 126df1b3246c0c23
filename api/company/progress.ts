import { getProgress } from '#contract/progress.ts'
import type { Database } from '#database/open.ts'
import { findProgress } from '#database/company/progress.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { isMonth } from '#domain/months.ts'
import { idValues, matchingValues } from '#domain/query-values.ts'
import { unknownValues } from '../http/ignored.ts'
import { knownPlaces } from '../catalogue/known-places.ts'
import { read } from '../http/read-call.ts'

const slug = /^[a-z0-9-]{1,120}$/

/** GET /api/progress: the construction diary of all projects or of some (A2). */
export function progress(db: Database, index: LiveSearchIndex) {
  return [
    read(getProgress, {
      answer(get, language) {
        const criterion = (key: 'complex' | 'house') => ({
          slugs: matchingValues(get(key) ?? '', slug),
          ids: idValues(get(`${key}_id`) ?? ''),
        })
        const month = get('month') ?? ''
        return findProgress(
          db,
          {
            complexes: criterion('complex'),
            houses: criterion('house'),
            month: isKnownMonth(month) ? month : null,
          },
          language,
        )
      },
      ignored: (get) =>
        unknownValues(get, getProgress, { ...knownPlaces(index.current().words), month: isKnownMonth }),
    }),
  ]
}

function isKnownMonth(month: string): boolean {
  return month === 'latest' || isMonth(month)
}

import { getCalculators } from '#contract/calculators.ts'
import { findCalculators } from '#database/catalogue/calculators.ts'
import type { Database } from '#database/open.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { categoryOfId } from '#domain/categories.ts'
import { idValues } from '#domain/query-values.ts'
import { unknownValues } from '../http/ignored.ts'
import { read } from '../http/read-call.ts'
import { knownPlaces } from './known-places.ts'

/** GET /api/calculators: the options of the calculators for a house, a project or in general (R183). */
export function calculators(db: Database, index: LiveSearchIndex) {
  return [
    read(getCalculators, {
      async answer(get, language) {
        const ids = (key: string) => idValues(get(key) ?? '')
        const place = {
          houseId: ids('house_id')[0],
          complexId: ids('complex_id')[0],
          categoryIds: ids('estate_category_ids'),
        }
        return { data: await findCalculators(db, place, language) }
      },
      ignored(get) {
        const { complex_id, house_id } = knownPlaces(index.current().words)
        return unknownValues(get, getCalculators, {
          complex_id: (value) => value === '0' || complex_id(value),
          house_id: (value) => value === '0' || house_id(value),
          estate_category_ids: (value) => idValues(value).some((id) => categoryOfId(id) !== null),
        })
      },
    }),
  ]
}

import { getModel } from '#contract/model.ts'
import { findModel } from '#database/catalogue/model.ts'
import type { Database } from '#database/open.ts'
import { notFound } from '../http/failures.ts'
import { paramsOf } from '../http/query.ts'
import { read } from '../http/read-call.ts'

/** GET /api/complexes/s/{slug}/model: what the model of a project is drawn from (R1120). */
export function models(db: Database) {
  return [
    read(getModel, {
      async answer(get, language) {
        const data = await findModel(db, paramsOf(getModel, get).slug, language)
        if (!data) throw notFound()
        return { data }
      },
    }),
  ]
}

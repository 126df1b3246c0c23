import { getPriceSheet } from '#contract/price-sheet.ts'
import { findPriceSheet } from '#database/catalogue/price-sheet.ts'
import type { SharedReads } from '#database/catalogue/shared-reads.ts'
import type { Database } from '#database/open.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { priceSheetChoice } from '#domain/price-sheet-choice.ts'
import { ownTexts } from '#texts/own-texts.ts'
import { notFound } from '../http/failures.ts'
import { unknownValues } from '../http/ignored.ts'
import { paramsOf } from '../http/query.ts'
import { read } from '../http/read-call.ts'

/** GET /api/estates/{id}/price: all that a flat costs (R1100); 404 for another unit, and for one without a price. */
export function priceSheet(db: Database, index: LiveSearchIndex, now: () => Date, shared: SharedReads) {
  return [
    read(getPriceSheet, {
      async answer(get, language) {
        const { id } = paramsOf(getPriceSheet, get)
        const current = index.current()
        const texts = ownTexts(current.own, language)
        const words = {
          title: texts['facts.fee'],
          house: texts['price_sheet.record.house'],
          project: texts['price_sheet.record.project'],
        }
        const asked = { id, choice: priceSheetChoice(get), language, now: now(), words }
        const sheet = await findPriceSheet(db, current, asked, shared)
        if (sheet === null) throw notFound()
        return { data: sheet }
      },
      ignored: (get) =>
        unknownValues(get, getPriceSheet, {
          garage: (value) => value === '1',
          storageroom: (value) => value === '1',
        }),
    }),
  ]
}

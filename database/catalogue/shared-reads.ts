import type { PriceSheetSpace } from '#contract/price-sheet.ts'
import type { Language } from '#domain/languages.ts'
import { promotionIdsInForce } from '../contents/promotions.ts'
import type { Database } from '../open.ts'
import { readSetting } from '../settings.ts'
import { findMortgages } from './mortgages.ts'

/**
 * What the answers about all units read alike, whichever unit it is: a quarter of the time of such an answer where each
 * reads it anew. Days are those in Kazakhstan, like `2026-11-21`.
 */
export function sharedReads(db: Database) {
  return {
    programmes: (language: Language, today: string) => findMortgages(db, language, today),
    offersInForce: (today: string) => promotionIdsInForce(db, today),
    /** What buyers pay beside the price. */
    costs: () => readSetting(db, 'costs'),
    /** Free parking and storerooms of a project. */
    spaces: (complexId: number) =>
      Promise.all(
        (['garage', 'storageroom'] as const).map((category) => freeSpaces(db, complexId, category)),
      ),
  }
}

export type SharedReads = ReturnType<typeof sharedReads>

async function freeSpaces(
  db: Database,
  complexId: number,
  category: PriceSheetSpace['category'],
): Promise<PriceSheetSpace | null> {
  const { count, from, to } = await db
    .selectFrom('estates')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.min('price').as('from'),
      fn.max('price').as('to'),
    ])
    .where('complex_id', '=', complexId)
    .where('category', '=', category)
    .where('status', '=', 'free')
    .where('price', '>', 0)
    .executeTakeFirstOrThrow()
  return Number(count) === 0
    ? null
    : { category, count: Number(count), sum: { from: Number(from), to: Number(to) } }
}

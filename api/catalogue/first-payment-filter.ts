import type { Filter } from '#contract/estates.ts'
import type { IndexWords } from '#database/search/index/search-index.ts'
import type { Category } from '#domain/categories.ts'
import { isForAnyBuyer } from '#domain/programme-buyers.ts'
import type { Texts } from '#texts/texts.ts'
import { range } from './filter-controls.ts'

/**
 * The limit of the first payment (R1032), without bounds: where something of the category can be paid later, or it is
 * asked for. Loans are for homes, instalments for everything.
 */
export function firstPaymentFilter(
  { programmes }: IndexWords,
  category: Category,
  asked: number | null,
  words: Texts,
): Filter[] {
  const isPaidLater = programmes.some(
    (programme) => isForAnyBuyer(programme) && (category === 'flat' || programme.kind === 'installment'),
  )
  return asked !== null || isPaidLater
    ? [range('first_payment', words['filter.first_payment'], words['filter.price.unit'], null, 100_000)]
    : []
}

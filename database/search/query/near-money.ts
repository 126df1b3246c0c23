import type { Category } from '#domain/categories.ts'
import { isNarrowedByPayment, type ListingQuery, payable, paymentTerms } from '#domain/listing-query.ts'
import { nearness } from '#domain/nearness.ts'
import { at } from '../index/columns.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { type Miss, type MissKey, missOf } from './near-words.ts'
import { firstPaymentsOf, paymentsOf } from './payments.ts'

/** The wishes of a listing about the visitor's money, asked of one unit by its row. */
export type MoneyWishes = {
  readonly fits: (row: number) => boolean
  /** The one of them that a unit misses, where loosening it alone would do. */
  readonly missOf: (row: number) => Miss | null
}

/** Null without such a wish. */
export function moneyWishes(
  index: SearchIndex,
  category: Category,
  listing: ListingQuery,
): MoneyWishes | null {
  if (!isNarrowedByPayment(listing)) return null
  const { firstPaymentTo, program } = listing
  const limit = payable(listing)
  const most = limit ?? Number.MAX_VALUE
  const columnOf = (asked: ListingQuery) =>
    paymentsOf(index, category, paymentTerms({ ...asked, sort: null })).amounts
  const amounts = columnOf(listing)
  // A payment at once that one programme asks for need not go with the payment a month that another one allows.
  const isFirstAlone = firstPaymentTo !== null && limit === null
  const firsts = isFirstAlone ? firstPaymentsOf(index, category, program) : null
  const anyhow = program === null ? null : columnOf({ ...listing, program: null })
  return {
    fits: (row) => at(amounts, row) <= most,
    missOf(row) {
      const amount = at(amounts, row)
      if (amount !== Infinity) return beyond('payment_to', amount, most)
      const first = firsts === null ? Infinity : at(firsts, row)
      if (first !== Infinity) return beyond('first_payment_to', first, firstPaymentTo ?? 0)
      return anyhow !== null && at(anyhow, row) <= most ? missOf('program', nearness.programme) : null
    },
  }
}

/** An amount on the wrong side of a bound. */
export function beyond(key: MissKey, value: number, bound: number): Miss {
  return {
    ...missOf(key, nearness.amount(value, bound), [String(value)]),
    by: Math.round(Math.abs(value - bound) * 100) / 100,
  }
}

import type { EstateCard, ListedEstate, MonthlyFrom } from '#contract/estates.ts'
import type { Mortgage } from '#contract/mortgages.ts'
import type { Language } from '#domain/languages.ts'
import { isByPayment, type ListingQuery, paymentTerms } from '#domain/listing-query.ts'
import {
  cheapestMonthly,
  isPaidAtOnce,
  type OfferedProgramme,
  type PaymentCriteria,
} from '#domain/monthly-from.ts'
import type { SearchIndex } from '../search/index/search-index.ts'

/**
 * The smallest monthly payment for a unit on a day in Kazakhstan, among programmes in force, with a visitor's terms of
 * payment where there are any; null when no programme fits.
 */
export function monthlyFrom(
  programmes: readonly (OfferedProgramme & Pick<Mortgage, 'id' | 'title' | 'kind' | 'rate_effective'>)[],
  unit: Parameters<typeof cheapestMonthly>[1],
  today: string,
  criterion?: PaymentCriteria,
): MonthlyFrom | null {
  const best = cheapestMonthly(programmes, unit, today, criterion)
  if (!best) return null
  const { programme, amount, initial_payment_tenge, months } = best
  const { id, code, title, kind, rate_effective } = programme
  return { program: { id, code, title, kind, rate_effective }, amount, initial_payment_tenge, months }
}

/** The units of one page with their monthly payments (A49): their own, and beside them those of a search by payment. */
export function withPayments(
  { day, words }: Pick<SearchIndex, 'day' | 'words'>,
  cards: readonly EstateCard[],
  listing: ListingQuery,
  language: Language,
): ListedEstate[] {
  const criterion = isByPayment(listing) ? paymentTerms(listing) : undefined
  const programmes = words.programmes.map((each) => ({ ...each, title: each.title[language] }))
  return cards.map((card) => {
    const { category, status, price, price_old } = card
    if (price === null) return card
    const city = words.complexes.find(({ id }) => id === card.complex.id)?.city ?? -1
    const unit = {
      category,
      status,
      complex_id: card.complex.id,
      house_id: card.house.id,
      city_id: words.cities[city]?.id ?? 0,
      restoration: card.restoration?.code ?? null,
      price,
      price_old,
    }
    const own = monthlyFrom(programmes, unit, day)
    const listed = own === null ? card : { ...card, monthly_from: own }
    if (criterion === undefined) return listed
    if (isPaidAtOnce(unit, criterion)) return { ...listed, payment: null }
    const payment = monthlyFrom(programmes, unit, day, criterion)
    return payment === null ? listed : { ...listed, payment }
  })
}

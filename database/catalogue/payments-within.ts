import type { EstateCard, ListedEstate } from '#contract/estates.ts'
import type { Language } from '#domain/languages.ts'
import { isByPayment, type ListingQuery, paymentTerms } from '#domain/listing-query.ts'
import { isPaidAtOnce } from '#domain/monthly-from.ts'
import { monthlyFrom } from './monthly-from.ts'
import type { SearchIndex } from '../search/index/search-index.ts'

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

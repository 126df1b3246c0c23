import type { EstateCard, ListedEstate } from '#contract/estates.ts'
import { paymentsWithin } from '#domain/affordable-price.ts'
import type { Language } from '#domain/languages.ts'
import { type ListingQuery, payable } from '#domain/listing-query.ts'
import { findMortgages } from './mortgages.ts'
import type { Database } from './open.ts'
import type { SearchIndex } from './search/search-index.ts'

/** The units of one page, with what each costs a month where somebody told what they can pay; else as they are. */
export async function withPayments(
  db: Database,
  { day, words }: Pick<SearchIndex, 'day' | 'words'>,
  cards: readonly EstateCard[],
  means: Pick<ListingQuery, 'monthly' | 'hand'>,
  language: Language,
): Promise<ListedEstate[]> {
  const monthly = payable(means)
  if (monthly === null) return [...cards]
  const programmes = await findMortgages(db, language, day)
  const initial = means.hand ?? 0
  return cards.map((card) => {
    const { price } = card
    if (price === null) return card
    const city = words.complexes.find(({ id }) => id === card.complex.id)?.city ?? -1
    const home = {
      category: card.category,
      city_id: words.cities[city]?.id ?? 0,
      complex_ids: [card.complex.id],
      restoration: card.restoration?.code ?? null,
      price,
    }
    const [best] = paymentsWithin(programmes, home, { initial, monthly })
    if (best === undefined) return price <= initial ? { ...card, payment: null } : card
    const { id, code, title, kind, rate_effective, term_months_max: months } = best.programme
    const program = { id, code, title, kind, rate_effective }
    return { ...card, payment: { program, amount: best.monthly, initial_payment: initial, months } }
  })
}

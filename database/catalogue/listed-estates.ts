import { LRUCache } from 'lru-cache'
import type { EstateCard, ListedEstate } from '#contract/estates.ts'
import type { Language } from '#domain/languages.ts'
import { isByPayment, type ListingQuery, paymentTerms } from '#domain/listing-query.ts'
import { isPaidAtOnce } from '#domain/monthly-from.ts'
import { asRecurring } from '#domain/recurring.ts'
import type { Database } from '../open.ts'
import type { SearchIndex } from '../search/index/search-index.ts'
import { findEstateCards } from './estate-cards.ts'
import { monthlyFrom } from './monthly-from.ts'

/**
 * Units as cards in the order of the ids, each with its smallest monthly payment (A49), and beside it the payment of a
 * search by payment. Ids that name no unit are left out.
 */
export async function listedEstates(
  db: Database,
  index: SearchIndex,
  ids: readonly number[],
  listing: ListingQuery,
  language: Language,
): Promise<ListedEstate[]> {
  const cards = await knownCards(db, index, ids, language)
  if (!isByPayment(listing)) return cards
  const criterion = paymentTerms(listing)
  const programmes = programmesIn(index, language)
  return cards.map((card) => {
    const unit = offeredUnit(card, index)
    if (unit === null) return card
    if (isPaidAtOnce(unit, criterion)) return { ...card, payment: null }
    const payment = monthlyFrom(programmes, unit, index.day, criterion)
    return payment === null ? card : { ...card, payment }
  })
}

/** Cards of a language that are kept with one index, about 2 KB each. */
const mostKept = 2000

/** The cards that were read while an index is the current one: every listing with a unit among its first shows it again. */
const kept = new WeakMap<SearchIndex, Record<Language, LRUCache<number, ListedEstate>>>()

async function knownCards(
  db: Database,
  index: SearchIndex,
  ids: readonly number[],
  language: Language,
): Promise<ListedEstate[]> {
  const known = keptWith(index)[language]
  const cards = new Map(ids.map((id) => [id, known.get(id)]))
  const unknown = ids.filter((id) => cards.get(id) === undefined)
  if (unknown.length > 0) {
    const programmes = programmesIn(index, language)
    for (const card of await findEstateCards(db, unknown, language)) {
      const unit = offeredUnit(card, index)
      const own = unit && monthlyFrom(programmes, unit, index.day)
      const listed = asRecurring(own === null ? card : { ...card, monthly_from: own })
      known.set(card.id, listed)
      cards.set(card.id, listed)
    }
  }
  return ids.flatMap((id) => cards.get(id) ?? [])
}

function keptWith(index: SearchIndex): Record<Language, LRUCache<number, ListedEstate>> {
  const cache = () => new LRUCache<number, ListedEstate>({ max: mostKept })
  const caches = kept.get(index) ?? { ru: cache(), kk: cache(), en: cache() }
  kept.set(index, caches)
  return caches
}

function programmesIn({ words }: SearchIndex, language: Language) {
  return words.programmes.map((each) => ({ ...each, title: each.title[language] }))
}

/** The unit as programmes look at it; null without a price. */
function offeredUnit(card: EstateCard, { words }: SearchIndex) {
  const { category, status, complex, house, restoration, price, price_old } = card
  if (price === null) return null
  const city = words.complexes.find(({ id }) => id === complex.id)?.city ?? -1
  return {
    category,
    status,
    complex_id: complex.id,
    house_id: house.id,
    city_id: words.cities[city]?.id ?? 0,
    restoration: restoration?.code ?? null,
    price,
    price_old,
  }
}

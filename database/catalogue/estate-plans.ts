import type { EstatePlan } from '#contract/estate-plans.ts'
import type { Language } from '#domain/languages.ts'
import { isByPayment, type ListingQuery } from '#domain/listing-query.ts'
import { findEstateCards } from './estate-cards.ts'
import type { Database } from '../open.ts'
import { listedEstates } from './listed-estates.ts'
import type { FoundPlan } from '../search/query/search-plans.ts'
import type { SearchIndex } from '../search/index/search-index.ts'
import { textIn } from '../contents/texts-and-pictures.ts'

/** A search's results for each plan, with its drawing, its projects and its first unit; in the same order. */
export async function findEstatePlans(
  db: Database,
  index: SearchIndex,
  plans: readonly FoundPlan[],
  listing: ListingQuery,
  language: Language,
): Promise<Omit<EstatePlan, 'query'>[]> {
  const { words } = index
  const firsts = await findEstateCards(
    db,
    plans.map(({ first }) => first),
    language,
  )
  const drawings = await findDrawings(
    db,
    plans.map(({ key }) => key),
    language,
  )
  const payments = await findPayments(db, index, plans, listing, language)
  return plans.flatMap((plan) => {
    const first = firsts.find(({ id }) => id === plan.first)
    if (first === undefined) return []
    return {
      key: plan.key,
      plan: drawings.get(plan.key) ?? null,
      rooms: first.rooms,
      is_euro: first.is_euro,
      area_from: plan.areaFrom,
      area_to: plan.areaTo,
      floor_from: plan.floorFrom,
      floor_to: plan.floorTo,
      price_from: plan.priceFrom,
      count: plan.count,
      ...payments.get(plan.cheapest),
      complexes: plan.complexes.flatMap((position) => {
        const complex = words.complexes[position]
        return complex ? [{ id: complex.id, slug: complex.slug, name: complex.name[language] }] : []
      }),
      first,
    }
  })
}

/** The monthly payment of the cheapest unit of each plan, by its id, where the listing is by payment. */
async function findPayments(
  db: Database,
  index: SearchIndex,
  plans: readonly FoundPlan[],
  listing: ListingQuery,
  language: Language,
): Promise<Map<number | null, Pick<EstatePlan, 'payment'>>> {
  if (!isByPayment(listing)) return new Map()
  const ids = plans.flatMap(({ cheapest }) => (cheapest === null ? [] : [cheapest]))
  const cards = await listedEstates(db, index, ids, listing, language)
  return new Map(cards.map(({ id, payment }) => [id, payment === undefined ? {} : { payment }]))
}

/** The drawings among these plans by code; a plan without one has a name that is not a code. */
async function findDrawings(
  db: Database,
  codes: readonly string[],
  language: Language,
): Promise<Map<string, EstatePlan['plan']>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('plans')
    .select(['code', 'card', 'detail', 'width', 'height'])
    .where('code', 'in', codes)
    .execute()
  return new Map(
    rows.map(({ code, card, detail, width, height }) => [
      code,
      { card, detail: textIn(detail, language), width, height },
    ]),
  )
}

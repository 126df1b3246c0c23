import type { ApiClient } from '#contract/api-client.ts'
import { getEstates } from '#contract/estates.ts'
import { isKnownId } from '#contract/known-id.ts'
import { getBasicPromotions, getPromotion, type Promotion } from '#contract/promotions.ts'
import { categories, type Category, categoryId } from '#domain/categories.ts'
import { anyListing } from '#domain/listing-query.ts'
import { noData, optional } from '../../../data/optional.server.ts'

/** Units shown as cards, of the first category that has any. */
const cardsShown = 4

/** Other promotions below this one. */
const othersShown = 3

/**
 * A promotion, its units on sale, and other current promotions. `units` is null where it is not known which units it
 * covers (A41), or no unit is told to be covered while its projects have some on sale: then nobody may say that all of
 * them are sold (R510).
 */
export async function loadPromotion(apiClient: ApiClient, slug: string) {
  const { data: promotion } = await apiClient(getPromotion, { slug })
  const [units, others] = await Promise.all([
    Promise.all(
      coveredCategories(promotion).map((category) =>
        isKnownId(promotion.id) ? optional(unitsOf(apiClient, promotion.id, category), null) : null,
      ),
    ),
    optional(apiClient(getBasicPromotions, {}), noData),
  ])
  const covered = units.flatMap((each) => (each === null || each.total <= 0 ? [] : [each]))
  const isKnown = units.every((each) => each !== null && each.total >= 0)
  const isUntold = covered.length === 0 && (!isKnown || (await isOnSale(apiClient, promotion)))
  return {
    promotion,
    units: isUntold
      ? null
      : covered.map(({ category, total, priceFrom }) => ({ category, total, priceFrom })),
    sale: saleOf(covered),
    cards: covered[0]?.cards ?? [],
    others: others.data.filter(({ slug }) => slug !== promotion.slug).slice(0, othersShown),
  }
}

/** A promotion that is over covers nothing; one that names no category covers all. */
function coveredCategories({ state, estate_category_ids: ids }: Promotion): Category[] {
  if (state === 'past') return []
  return categories.filter((category) => ids.length === 0 || ids.includes(categoryId(category)))
}

/** Whether the projects of a promotion, or all, have units on sale of a category that it names; true if unknown. */
async function isOnSale(apiClient: ApiClient, promotion: Promotion): Promise<boolean> {
  const complexes = promotion.complexes.map(({ slug }) => slug)
  const listing = { ...anyListing, complexes, statuses: ['free' as const] }
  const totals = await Promise.all(
    coveredCategories(promotion).map((category) =>
      optional(
        apiClient(getEstates, { category, listing, per_page: 1 }).then(({ meta }) => meta.total),
        null,
      ),
    ),
  )
  return totals.some((total) => total !== 0)
}

/** The units on sale of a promotion at a known price: their number, the lowest and the highest price. */
export type PromotionSale = { count: number; priceFrom: number; priceTo: number }

function saleOf(units: readonly UnitsOf[]): PromotionSale | null {
  const prices = units.flatMap(({ priceFrom, priceTo }) =>
    priceFrom === null || priceTo === null ? [] : [priceFrom, priceTo],
  )
  if (prices.length === 0) return null
  return {
    count: units.reduce((sum, { free }) => sum + Math.max(free, 0), 0),
    priceFrom: Math.min(...prices),
    priceTo: Math.max(...prices),
  }
}

type UnitsOf = Awaited<ReturnType<typeof unitsOf>>

/**
 * How many units of a category a promotion covers, the lowest and the highest price among those that can be bought,
 * and the first of these as the listing orders them: the cheapest of every project and number of rooms.
 */
async function unitsOf(apiClient: ApiClient, promotion: number, category: Category) {
  const covered = { ...anyListing, promotions: [promotion] }
  const free = { ...covered, statuses: ['free' as const] }
  const [all, cheapest, dearest] = await Promise.all([
    apiClient(getEstates, { category, listing: covered, per_page: cardsShown }),
    apiClient(getEstates, { category, listing: { ...free, sort: 'price' }, per_page: 1 }),
    apiClient(getEstates, { category, listing: { ...free, sort: '-price' }, per_page: 1 }),
  ])
  return {
    category,
    total: all.meta.total,
    free: cheapest.meta.total,
    priceFrom: cheapest.data[0]?.price ?? null,
    priceTo: dearest.data[0]?.price ?? null,
    cards: all.data.filter(({ status }) => status === 'free'),
  }
}

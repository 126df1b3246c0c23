import type { Ask } from '#contract/ask.ts'
import { getEstates } from '#contract/estates.ts'
import { getBasicPromotions, getPromotion, type Promotion } from '#contract/promotions.ts'
import { categories, type Category, categoryId } from '#domain/categories.ts'

/** Other promotions below this one. */
const othersShown = 3

/** A promotion, what it covers that can be bought, and others that hold today. */
export async function loadPromotion(ask: Ask, slug: string) {
  const { data: promotion } = await ask(getPromotion, { slug })
  const [units, others] = await Promise.all([
    Promise.all(coveredCategories(promotion).map((category) => unitsOf(ask, promotion.id, category))),
    ask(getBasicPromotions, {}),
  ])
  return {
    promotion,
    units: units.filter(({ total }) => total > 0),
    others: others.data.filter(({ id }) => id !== promotion.id).slice(0, othersShown),
  }
}

/** What a promotion is over covers nothing; one that names no category covers all. */
function coveredCategories({ state, estate_category_ids: ids }: Promotion): Category[] {
  if (state === 'past') return []
  return categories.filter((category) => ids.length === 0 || ids.includes(categoryId(category)))
}

/** How many units of a category a promotion covers, and the lowest price among those that can be bought. */
async function unitsOf(ask: Ask, promotion: number, category: Category) {
  const query = { category, promotion: String(promotion), status: 'free,request,reserved', per_page: 1 }
  const [all, free] = await Promise.all([
    ask(getEstates, { ...query, page: 1 }),
    ask(getEstates, { ...query, status: 'free', sort: 'price', page: 1 }),
  ])
  return { category, total: all.meta.total, priceFrom: free.data[0]?.price ?? null }
}

import type { Ask } from '#contract/ask.ts'
import type { Estate } from '#contract/estates.ts'
import { type BasicPromotion, getBasicPromotions } from '#contract/promotions.ts'
import { getPropertyDescriptions, type PropertyDescription } from '#contract/property-descriptions.ts'
import { categoryId } from '#domain/categories.ts'
import { loadPaying, type Paying } from '../../data/paying.ts'
import { type EstatePlaceData, loadEstatePlace } from './estate-place-data.ts'

export type EstateExtras = {
  promotions: BasicPromotion[]
  about: PropertyDescription | null
  place: EstatePlaceData | null
  /** What its calculator reckons with; null of what has no price. */
  paying: Paying | null
}

/** What the page tells beside the unit itself: its offers, where it is in its house, a text about units of its kind. */
export async function loadEstateExtras(ask: Ask, estate: Estate): Promise<EstateExtras> {
  const { promo_ids, category, complex, house } = estate
  const isPriced = estate.status === 'free' || estate.status === 'reserved'
  const [promotions, texts, place, paying] = await Promise.all([
    promo_ids.length === 0 ? [] : ask(getBasicPromotions, {}).then(({ data }) => data),
    // Of a flat the page itself tells more than a text about all flats of a project could.
    category === 'flat'
      ? []
      : ask(getPropertyDescriptions, {
          type: 'list',
          estate_category_id: String(categoryId(category)),
          complex_id: String(complex.id),
          house_id: String(house.id),
        }),
    loadEstatePlace(ask, estate),
    isPriced
      ? loadPaying(ask, { category, city: complex.city, complexId: complex.id, houseId: house.id })
      : null,
  ])
  return {
    promotions: promotions.filter(({ id }) => promo_ids.includes(id)),
    about: texts[0] ?? null,
    place,
    paying,
  }
}

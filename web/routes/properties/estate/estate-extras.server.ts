import type { ApiClient } from '#contract/api-client.ts'
import type { Estate } from '#contract/estates.ts'
import { type BasicPromotion, getBasicPromotions } from '#contract/promotions.ts'
import { getPropertyDescriptions, type PropertyDescription } from '#contract/property-descriptions.ts'
import { categoryId } from '#domain/categories.ts'
import { noData, optional } from '../../../data/optional.server.ts'
import { type AnswerLink, loadAnswerLinks } from '../../../data/answer-links.server.ts'
import { hasBoard } from '../../../data/has-board.server.ts'
import { hasModel } from '../../../data/has-model.server.ts'
import { loadPaying, type Paying } from '../../../data/paying.server.ts'
import { loadShortPriceSheet, type ShortPriceSheet } from './short-price-sheet.server.ts'
import { type EstatePlaceData, loadEstatePlace } from './estate-place-data.server.ts'

export type EstateExtras = {
  promotions: Omit<BasicPromotion, 'cover'>[]
  /** About units of its kind and place, of a flat about its number of rooms too. */
  about: Pick<PropertyDescription, 'id' | 'title' | 'text_html'>[]
  place: EstatePlaceData | null
  /** What buyers of such units ask. */
  questions: AnswerLink[]
  /** Whether its house has a chessboard, and its floors have pages. */
  hasBoard: boolean
  /** Whether a model shows the view from its window. */
  hasModel: boolean
  /** The lines about all that a flat costs; null where nobody can tell. */
  priceSheet: ShortPriceSheet | null
  /** The input of its calculator; null for a unit without a price or a programme. */
  paying: Paying | null
}

/**
 * The page's data beside the unit itself: its offers, its place in its house, a text about units of its kind, ways
 * to pay for it. A part that fails to load is left out of the page.
 */
export async function loadEstateExtras(apiClient: ApiClient, estate: Estate): Promise<EstateExtras> {
  const { promo_ids, category, complex, house } = estate
  const isPriced = estate.status === 'free' || estate.status === 'reserved'
  const [promotions, texts, place, board, isModelled, questions, priceSheet, paying] = await Promise.all([
    promo_ids.length === 0 ? noData : optional(apiClient(getBasicPromotions, {}), noData),
    optional(
      apiClient(getPropertyDescriptions, {
        type: 'list',
        estate_category_id: String(categoryId(category)),
        complex_id: String(complex.id),
        house_id: String(house.id),
        ...(category === 'flat' && estate.rooms !== null
          ? { estate_rooms: String(Math.min(estate.rooms, 4)) }
          : { without_estate_rooms: '1' }),
      }),
      [],
    ),
    optional(loadEstatePlace(apiClient, estate), null),
    house.slug !== '' && hasBoard(apiClient, house.slug),
    hasModel(apiClient, complex.slug, estate.has_model),
    loadAnswerLinks(apiClient, 'estate', { complexId: complex.id, category }),
    isPriced && category === 'flat' ? loadShortPriceSheet(apiClient, estate.id) : null,
    isPriced
      ? optional(
          loadPaying(apiClient, { category, city: complex.city, complexId: complex.id, houseId: house.id }),
          null,
        )
      : null,
  ])
  return {
    promotions: promotions.data
      .filter(({ id }) => promo_ids.includes(id))
      .map(({ cover: _cover, ...promotion }) => promotion),
    about: [...new Set([texts[0], texts.find(isByRooms)])]
      .filter((text) => text !== undefined)
      .map(({ id, title, text_html }) => ({ id, title, text_html })),
    place,
    hasBoard: board,
    hasModel: isModelled,
    questions,
    priceSheet,
    paying,
  }
}

function isByRooms({ estate_rooms: rooms }: PropertyDescription): boolean {
  return rooms !== null
}

import type { CategoryOffer, RoomsOffer } from '#contract/offers.ts'
import { pages } from '#contract/pages.ts'
import { type ListingQuery, listingSearch } from '#domain/listing-query.ts'
import { roomsCount, roomsGroupTitle } from '../../i18n/estate-words.ts'
import type { I18n } from '../../i18n/i18n.tsx'
import type { OfferRow } from './offer-table.tsx'

/** Flats by number of rooms; each row leads to those of them that `listing` asks for. */
export function roomsRows(
  offers: readonly RoomsOffer[],
  listing: Readonly<ListingQuery>,
  i18n: I18n,
): OfferRow[] {
  const { t, count, language } = i18n
  const goOn = offers.some(({ rooms }) => rooms > 4)
  return offers.map((offer) => ({
    key: offer.rooms,
    title: goOn && offer.rooms > 3 ? roomsCount(offer.rooms, offers, i18n) : roomsGroupTitle(offer.rooms, t),
    areas: offer.area_to === 0 ? null : { from: offer.area_from, to: offer.area_to },
    count: offer.estates_count === 0 ? '' : count(offer.estates_count, 'category.flat.count'),
    priceFrom: offer.price_from,
    to: pages.listing(language, 'flat', listingSearch({ ...listing, rooms: [offer.rooms] }, language)),
  }))
}

/** All units except flats: parking, storerooms, commercial premises. */
export function otherRows(
  offers: readonly CategoryOffer[],
  listing: Readonly<ListingQuery>,
  { count, language }: I18n,
): OfferRow[] {
  return offers
    .filter(({ code }) => code !== 'flat')
    .map((offer) => ({
      key: offer.code,
      title: offer.title,
      areas: null,
      count: count(offer.estates_count, `category.${offer.code}.count`),
      priceFrom: offer.price_from,
      to: pages.listing(language, offer.code, listingSearch(listing, language)),
    }))
}

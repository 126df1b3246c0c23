import type { CategoryTab } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { anyListing, type ListingQuery, listingSearch } from '#domain/listing-query.ts'
import { isRestorationCode } from '#domain/restorations.ts'
import { roomsCount } from '../../i18n/estate-words.ts'
import type { I18n } from '../../i18n/i18n.tsx'

/** A link to a listing and the price that it begins at. */
export type PriceLink = { key: string | number; title: string; to: string; price: number | null }

function listing(code: CategoryTab['code'], criterion: Partial<ListingQuery>, { language }: I18n): string {
  return pages.listing(language, code, listingSearch({ ...anyListing, ...criterion }, language))
}

/** The offers of a category by number of rooms (R82). */
export function offersByRooms({ code, rooms_data }: CategoryTab, i18n: I18n): PriceLink[] {
  return rooms_data.map(({ rooms, price_from }) => ({
    key: rooms,
    title: roomsCount(rooms, rooms_data, i18n),
    to: listing(code, { rooms: [rooms] }, i18n),
    price: price_from,
  }))
}

/** Its offers by finish (R83). */
export function offersByFinish({ code: category, restorations_data }: CategoryTab, i18n: I18n): PriceLink[] {
  return restorations_data.flatMap(({ code, title, price_from }) =>
    isRestorationCode(code)
      ? [{ key: code, title, to: listing(category, { restorations: [code] }, i18n), price: price_from }]
      : [],
  )
}

/** Its lowest price, for a category that is sold neither by rooms nor by finish (R84). */
export function cheapestOffer({ code, price_from }: CategoryTab, i18n: I18n): PriceLink {
  return {
    key: code,
    title: i18n.t('menu.price'),
    to: listing(code, { sort: 'price' }, i18n),
    price: price_from,
  }
}

import { levelNumber } from '#domain/level-number.ts'
import { listingFilters, type ListingQuery, payable } from '#domain/listing-query.ts'
import { restorationTitleOf } from '#domain/restorations.ts'
import type { ShownFilter } from '../../../blocks/filters/shown-filters.ts'
import { roomsGroupTitle } from '../../../i18n/estate-words.ts'
import type { I18n } from '../../../i18n/i18n.tsx'

const lists = [
  'floorsNot',
  'complexes',
  'houses',
  'restorations',
  'deadlines',
  'views',
  'suns',
  'sides',
  'features',
  'near',
  'statuses',
  'promotions',
  'plans',
] as const

type Chosen = { title: string; without: ListingQuery }

/** Each chosen filter by name, with the listing without it. */
export function chosenFilters(listing: ListingQuery, filters: readonly ShownFilter[], i18n: I18n): Chosen[] {
  const { t, shortPrice, area, language } = i18n
  const titleOf = (key: string, value: string) =>
    filters.find((filter) => filter.key === key)?.options.find((option) => option.value === value)?.title ??
    restorationTitleOf(value, language)
  const list = (field: (typeof lists)[number]): Chosen[] => {
    const values: readonly (string | number)[] = listing[field]
    return values.map((value) => ({
      title: titleOf(listingFilters[field].key, String(value)),
      without: { ...listing, [field]: values.filter((other) => other !== value) },
    }))
  }
  const bound = <
    K extends
      | 'paymentTo'
      | 'firstPaymentTo'
      | 'priceFrom'
      | 'priceTo'
      | 'areaFrom'
      | 'areaTo'
      | 'kitchenFrom'
      | 'floorFrom'
      | 'floorTo',
  >(
    field: K,
    say: (value: number) => string,
  ): Chosen[] => {
    const value = listing[field]
    return value === null ? [] : [{ title: say(value), without: { ...listing, [field]: null } }]
  }
  return [
    ...listing.rooms.map((rooms) => ({
      title: roomsGroupTitle(rooms, t),
      without: { ...listing, rooms: listing.rooms.filter((other) => other !== rooms) },
    })),
    ...bound('priceFrom', (value) => t('listing.chip.price.from', { value: shortPrice(value) })),
    ...bound('priceTo', (value) => t('listing.chip.price.to', { value: shortPrice(value) })),
    ...(payable(listing) === null
      ? []
      : bound('paymentTo', (value) =>
          listing.hand === null
            ? t('means.chip.monthly', { monthly: shortPrice(value) })
            : t('means.chip', { monthly: shortPrice(value), hand: shortPrice(listing.hand) }),
        )
    ).map(({ title, without }) => ({ title, without: { ...without, hand: null } })),
    ...bound('firstPaymentTo', (value) => t('means.chip.first', { value: shortPrice(value) })),
    ...bound('areaFrom', (value) => t('listing.chip.price.from', { value: area(value) })),
    ...bound('areaTo', (value) => t('listing.chip.price.to', { value: area(value) })),
    ...bound('kitchenFrom', (value) => t('listing.chip.kitchen', { value: area(value) })),
    ...bound('floorFrom', (value) =>
      t(`listing.chip.${value < 1 ? 'level' : 'floor'}.from`, { value: levelNumber(value) }),
    ),
    ...bound('floorTo', (value) =>
      t(`listing.chip.${value < 1 ? 'level' : 'floor'}.to`, { value: levelNumber(value) }),
    ),
    ...lists.flatMap(list),
    ...(listing.program === null
      ? []
      : [{ title: titleOf('program', listing.program), without: { ...listing, program: null } }]),
  ]
}

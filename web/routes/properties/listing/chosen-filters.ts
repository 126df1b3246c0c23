import { levelNumber } from '#domain/level-number.ts'
import { listingFilters, type ListingQuery, payable } from '#domain/listing-query.ts'
import { restorationTitleOf } from '#domain/restorations.ts'
import type { ShownFilter } from '../../../blocks/filters/shown-filters.ts'
import { roomsGroupTitle } from '../../../i18n/estate-words.ts'
import type { I18n } from '../../../i18n/i18n.tsx'

/** The filters that have a chip: an order, a view and the money at hand are none (`chosenCount`). */
type ShownField = Exclude<keyof ListingQuery, 'sort' | 'view' | 'hand'>

type ListField = {
  [Field in keyof ListingQuery]: ListingQuery[Field] extends readonly unknown[] ? Field : never
}[keyof ListingQuery]

type Chosen = { title: string; without: ListingQuery }

/** Each chosen filter by name, with the listing without it. */
export function chosenFilters(listing: ListingQuery, filters: readonly ShownFilter[], i18n: I18n): Chosen[] {
  const { t, shortPrice, area, language } = i18n
  const titleOf = (key: string, value: string) =>
    filters.find((filter) => filter.key === key)?.options.find((option) => option.value === value)?.title ??
    restorationTitleOf(value, language)
  const list = (field: ListField): Chosen[] => {
    const values: readonly (string | number)[] = listing[field]
    return values.map((value) => ({
      title: titleOf(listingFilters[field].key, String(value)),
      without: { ...listing, [field]: values.filter((other) => other !== value) },
    }))
  }
  const bound = (
    field: Exclude<ShownField, ListField | 'program'>,
    say: (value: number) => string,
  ): Chosen[] => {
    const value = listing[field]
    return value === null ? [] : [{ title: say(value), without: { ...listing, [field]: null } }]
  }
  /** All projects of a city are one chip. */
  const projects = (): Chosen[] => {
    const groups = filters.find(({ key }) => key === 'complex')?.groups ?? []
    const grouped = groups.flatMap(({ values }) => values)
    return [
      ...groups.map(({ title, values }) => ({
        title,
        without: { ...listing, complexes: listing.complexes.filter((slug) => !values.includes(slug)) },
      })),
      ...list('complexes').filter((_, at) => !grouped.includes(listing.complexes[at] ?? '')),
    ]
  }
  const chosen: Record<ShownField, Chosen[]> = {
    rooms: listing.rooms.map((rooms) => ({
      title: roomsGroupTitle(rooms, t),
      without: { ...listing, rooms: listing.rooms.filter((other) => other !== rooms) },
    })),
    priceFrom: bound('priceFrom', (value) => t('listing.chip.price.from', { value: shortPrice(value) })),
    priceTo: bound('priceTo', (value) => t('listing.chip.price.to', { value: shortPrice(value) })),
    paymentTo: (payable(listing) === null
      ? []
      : bound('paymentTo', (value) =>
          listing.hand === null
            ? t('means.chip.monthly', { monthly: shortPrice(value) })
            : t('means.chip', { monthly: shortPrice(value), hand: shortPrice(listing.hand) }),
        )
    ).map(({ title, without }) => ({ title, without: { ...without, hand: null } })),
    firstPaymentTo: bound('firstPaymentTo', (value) => t('means.chip.first', { value: shortPrice(value) })),
    areaFrom: bound('areaFrom', (value) => t('listing.chip.price.from', { value: area(value) })),
    areaTo: bound('areaTo', (value) => t('listing.chip.price.to', { value: area(value) })),
    kitchenFrom: bound('kitchenFrom', (value) => t('listing.chip.kitchen', { value: area(value) })),
    floorFrom: bound('floorFrom', (value) =>
      t(`listing.chip.${value < 1 ? 'level' : 'floor'}.from`, { value: levelNumber(value) }),
    ),
    floorTo: bound('floorTo', (value) =>
      t(`listing.chip.${value < 1 ? 'level' : 'floor'}.to`, { value: levelNumber(value) }),
    ),
    floorsNot: list('floorsNot'),
    complexes: projects(),
    houses: list('houses'),
    restorations: list('restorations'),
    deadlines: list('deadlines'),
    views: list('views'),
    suns: list('suns'),
    sides: list('sides'),
    features: list('features'),
    near: list('near'),
    statuses: list('statuses'),
    promotions: list('promotions'),
    plans: list('plans'),
    program:
      listing.program === null
        ? []
        : [{ title: titleOf('program', listing.program), without: { ...listing, program: null } }],
  }
  return Object.values(chosen).flat()
}

import type { ComplexQuery } from '#domain/complex-query.ts'
import type { Filter } from '#contract/estates.ts'
import { roomsGroupTitle } from '../../../i18n/estate-words.ts'
import type { I18n } from '../../../i18n/i18n.tsx'

type Chosen = { title: string; without: ComplexQuery }

/** The field of the criteria in which the values of a filter are kept. */
const fields = {
  status: 'statuses',
  class: 'classes',
  deadline: 'deadlines',
  restorations: 'restorations',
  features: 'features',
  promotion: 'promotions',
} as const satisfies Record<string, keyof ComplexQuery>

/** Each chosen filter by name, with the list without it. Cities are chosen above the list. */
export function chosenProjects(criteria: ComplexQuery, filters: readonly Filter[], i18n: I18n): Chosen[] {
  const { t, shortPrice, area } = i18n
  const list = (key: keyof typeof fields): Chosen[] => {
    const field = fields[key]
    const values: readonly (string | number)[] = criteria[field]
    const options = filters.find((filter) => filter.key === key)?.options ?? []
    return values.map((value) => ({
      title: options.find((option) => option.value === String(value))?.title ?? String(value),
      without: { ...criteria, [field]: values.filter((other) => other !== value) },
    }))
  }
  const bound = (
    field: 'priceFrom' | 'priceTo' | 'areaFrom' | 'areaTo',
    say: (value: number) => string,
  ): Chosen[] => {
    const value = criteria[field]
    return value === null ? [] : [{ title: say(value), without: { ...criteria, [field]: null } }]
  }
  return [
    ...list('status'),
    ...criteria.rooms.map((rooms) => ({
      title: roomsGroupTitle(rooms, t),
      without: { ...criteria, rooms: criteria.rooms.filter((other) => other !== rooms) },
    })),
    ...bound('priceFrom', (value) => t('listing.chip.price.from', { value: shortPrice(value) })),
    ...bound('priceTo', (value) => t('listing.chip.price.to', { value: shortPrice(value) })),
    ...bound('areaFrom', (value) => t('listing.chip.price.from', { value: area(value) })),
    ...bound('areaTo', (value) => t('listing.chip.price.to', { value: area(value) })),
    ...list('class'),
    ...list('deadline'),
    ...list('restorations'),
    ...list('features'),
    ...list('promotion'),
  ]
}

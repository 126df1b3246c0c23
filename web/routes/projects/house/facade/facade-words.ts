import type { FloorOffer } from '#domain/house-floors.ts'
import { levelTitle } from '../../../../blocks/house/unit-words.ts'
import type { I18n } from '../../../../i18n/i18n.tsx'

/** «7 этаж, секция 2»; the section where it is known and one of several. */
export function floorName({ section, floor }: FloorOffer, hasSections: boolean, i18n: I18n): string {
  const of = hasSections && section > 0 ? i18n.t('queue.section', { number: section }).toLowerCase() : ''
  return [levelTitle(floor, i18n), of].filter(Boolean).join(', ')
}

/** «3 квартиры» and «от 24.5 млн ₸», where the context is free units. */
export function shortOffer({ kind, free, priceFrom }: FloorOffer, i18n: I18n): string[] {
  const { t, count, shortPrice } = i18n
  const what = count(free, `category.${kind}.count`)
  return priceFrom === null ? [what] : [what, t('common.from', { value: shortPrice(priceFrom) })]
}

/** «3 свободные квартиры от 24.5 млн ₸», or that there are none. */
export function offerWords({ kind, free, priceFrom }: FloorOffer, isFiltered: boolean, i18n: I18n): string {
  const { t, count, shortPrice } = i18n
  const isNarrowed = isFiltered && kind === 'flat'
  if (free === 0) return t(isNarrowed ? 'facade.unfit' : 'facade.sold')
  const what = count(free, isNarrowed ? 'facade.fit.flat' : `facade.free.${kind}`)
  return priceFrom === null ? what : `${what} ${t('common.from', { value: shortPrice(priceFrom) })}`
}

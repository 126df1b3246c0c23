import type { EstateRelaxation } from '#contract/estates.ts'
import { levelNumber } from '#domain/level-number.ts'
import { capitalised } from '../../../i18n/capitalised.ts'
import type { ShownFilter } from '../../../blocks/filters/shown-filters.ts'
import type { I18n } from '../../../i18n/i18n.tsx'

/** «Price: up to 11 million», «Ignore: rooms, finish». */
export function changeTitle(
  changes: EstateRelaxation['changes'],
  filters: readonly Pick<ShownFilter, 'key' | 'title'>[],
  i18n: I18n,
): string {
  const { t } = i18n
  const nameOf = (key: string) => {
    const name = key.replace(/_(from|to)$/, '')
    if (name === 'payment') return t('means.title')
    return filters.find((filter) => filter.key === name)?.title ?? name
  }
  const [first] = changes
  if (first !== undefined && first.value !== null) {
    const bound = boundTitle(first.key, first.value, i18n)
    // A bound of floors names itself: «From floor 5 up».
    return first.key.startsWith('floor') ? capitalised(bound) : `${nameOf(first.key)}: ${bound}`
  }
  const names = [...new Set(changes.map(({ key }) => nameOf(key)))]
  return t('listing.relax.without', { filters: names.join(', ') })
}

/** «Up to 11 million», «from floor 5 up», «from 9 m²»: sums are money, all else but floors are areas. */
export function boundTitle(key: string, value: number, { t, shortPrice, area }: I18n): string {
  const [, name = '', side] = /^(\w+)_(from|to)$/.exec(key) ?? []
  const isUpper = side === 'to'
  if (name === 'floor') {
    const kind = value < 1 ? 'level' : 'floor'
    return t(`listing.chip.${kind}.${isUpper ? 'to' : 'from'}`, { value: levelNumber(value) })
  }
  const isSum = name !== 'area' && name !== 'kitchen'
  const words = isSum ? shortPrice(value) : area(value)
  return t(isUpper ? 'listing.chip.price.to' : 'listing.chip.price.from', { value: words })
}

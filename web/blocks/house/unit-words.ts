import type { Category } from '#domain/categories.ts'
import type { ListedStatus } from '#domain/estate-words.ts'
import { levelNumber } from '#domain/level-number.ts'
import { estateNumberWords, estateTitle, statusKey } from '../../i18n/estate-words.ts'
import { capitalised } from '../../i18n/capitalised.ts'
import type { I18n } from '../../i18n/i18n.tsx'

/** A unit as far as its names say. */
export type NamedUnit = {
  number: string
  section: number
  floor: number
  rooms: number | null
  area_total: number
  price: number | null
  status: ListedStatus
}

/** The name of a unit: complete for screen readers, and in its parts for sight. */
export function unitWords(unit: NamedUnit, category: Category, i18n: I18n): { name: string; where: string } {
  const { t, shortPrice } = i18n
  const number = capitalised(estateNumberWords({ ...unit, category }, t))
  const words = {
    number,
    title: estateTitle({ ...unit, category }, i18n),
    status: t(statusKey(unit.status)).toLowerCase(),
  }
  return {
    name:
      unit.price === null
        ? t('board.cell', words)
        : t('board.cell.priced', { ...words, price: shortPrice(unit.price) }),
    where: [
      number,
      unit.section === 0 ? '' : t('queue.section', { number: unit.section }).toLowerCase(),
      levelTitle(unit.floor, i18n).toLowerCase(),
    ]
      .filter(Boolean)
      .join(', '),
  }
}

/** The name of a unit on a plan that dims units outside of the criteria: the name says so too. */
export function heardName(unit: NamedUnit, category: Category, isDim: boolean, i18n: I18n): string {
  const { name } = unitWords(unit, category, i18n)
  return isDim ? i18n.t('board.cell.unfit', { cell: name }) : name
}

/** «5 этаж», and «Уровень −1» below the ground. */
export function levelTitle(floor: number, { t }: I18n): string {
  return floor < 1 ? `${t('estate.level')} ${levelNumber(floor)}` : t('board.floor.of', { floor })
}

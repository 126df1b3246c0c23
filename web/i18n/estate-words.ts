import type { EstateCard } from '#contract/estates.ts'
import type { TextKey } from '#texts/texts.ts'
import { capitalised } from './capitalised.ts'
import type { I18n } from './i18n.tsx'

type T = I18n['t']

/** Keys of the texts that exist for 0 to 4 rooms; 4 means four and more. */
function roomsKey<P extends string>(prefix: P, rooms: number): `${P}.${0 | 1 | 2 | 3 | 4}` {
  const known = Math.min(Math.max(rooms, 0), 4) as 0 | 1 | 2 | 3 | 4
  return `${prefix}.${known}`
}

/** «2-комнатные», «Студии»: flats with this many rooms. */
export function roomsGroupTitle(rooms: number, t: T): string {
  return t(roomsKey('rooms.many', rooms))
}

/**
 * «1 комната», «2 комнаты», «Студии»: flats with this many rooms in menus (R117). 4 means four and more, unless another
 * server tells of more beside it (A40).
 *
 * @param all the numbers of rooms that stand together, from the least
 */
export function roomsCount(rooms: number, all: readonly { rooms: number }[], { t, count }: I18n): string {
  if (rooms === 0) return roomsGroupTitle(rooms, t)
  return rooms === 4 && all.at(-1)?.rooms === 4 ? t('rooms.count.many') : count(rooms, 'rooms.count')
}

/** «Студия», «1», «4+» on the buttons of the rooms filter. */
export function roomsChip(rooms: number, t: T): { title: string; label: string } {
  return { title: t(roomsKey('rooms.chip', rooms)), label: t(roomsKey('rooms.chip.label', rooms)) }
}

/** «2-комнатная» for a flat whose rooms are known, the kind of thing for everything else. */
export function estateKind(estate: Pick<EstateCard, 'category' | 'rooms'>, t: T): string {
  return estate.category === 'flat' && estate.rooms !== null
    ? t(roomsKey('rooms', estate.rooms), { count: estate.rooms })
    : t(`category.${estate.category}.one`)
}

/** «2-комнатная, 61.4 м²», the name of a unit in lists and on its page. */
export function estateTitle(
  estate: Pick<EstateCard, 'category' | 'rooms' | 'area_total'>,
  i18n: I18n,
): string {
  if (estate.area_total === 0) return estateKind(estate, i18n.t)
  return i18n.t('estate.title', { name: estateKind(estate, i18n.t), area: i18n.area(estate.area_total) })
}

/** «квартира 45», the number of a unit in words; empty where it is not known. */
export function estateNumberWords(
  { category, number }: Pick<EstateCard, 'category' | 'number'>,
  t: T,
): string {
  return number && t(`estate.number.${category}`, { number })
}

/** The name of a unit among others: with its number where its size, which tells them apart, is not known (A41). */
export function listedTitle(
  estate: Pick<EstateCard, 'category' | 'rooms' | 'area_total' | 'number'>,
  i18n: I18n,
): string {
  const known = [estateTitle(estate, i18n), estate.area_total > 0 ? '' : estateNumberWords(estate, i18n.t)]
  return estate.rooms === null && known[1] ? capitalised(known[1]) : known.filter(Boolean).join(', ')
}

/** When the house is or was handed over, in as few letters as a card has room for. */
export function handOver(
  house: Pick<EstateCard['house'], 'deadline' | 'handed_over_at'>,
  { t, quarter }: I18n,
): string {
  if (house.handed_over_at !== null) return t('estate.ready')
  return house.deadline === null ? '' : quarter(house.deadline, 'short')
}

/** The key of a status that visitors see; withdrawn and hidden units have no page of their own. */
export function statusKey(status: EstateCard['status']): TextKey {
  return status === 'withdrawn' || status === 'hidden' ? 'estate.status.sold' : `estate.status.${status}`
}

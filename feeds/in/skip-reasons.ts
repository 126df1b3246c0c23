import { staffText } from '#domain/staff/staff-text.ts'

/** Why an offer is left out. */
const skipReasons = {
  no_id: 'no id, by which it could be known again',
  wrong_value: 'a value that no unit can have',
  duplicate_id: 'the same id as an offer before it',
  duplicate_unit: 'the same unit as an offer before it: house, section, floor, number and area',
  not_for_sale: 'not for sale',
  category: 'a kind of property that is not sold here',
  unknown_project: 'a project that is not known here',
  unknown_house: 'a house that is not known here',
  shared_house: 'a house that several projects have here',
  other_source: 'a house whose units come from another source',
  no_floor: 'no floor',
  no_rooms: 'no rooms',
  no_area: 'no area',
  floor_above: 'a floor that the house does not have',
  impossible_area: 'an area that no flat has',
  impossible_price: 'a price by the square metre that no unit has',
  currency: 'a price in money whose rate the mapping does not give',
  ambiguous:
    'several units of the house have its number, or the one that has it is on another floor or of another area',
} as const

/** By so much more of a feed is left out when something has changed in it. */
const skippedJump = 0.1

/** Whether a share that is left out, from 0 to 1, needs somebody beside an earlier one. */
export function skipsMore(share: number, before: number): boolean {
  return share - before >= skippedJump
}

/** An id for people: that of a door, «Аура / Дом 1 /  / flat / 4», without what it does not say. */
export function shownId(id: string): string {
  return id
    .split(' / ')
    .filter((part) => part.trim() !== '')
    .join(' / ')
}

export type SkipReason = keyof typeof skipReasons

/** A reason, and the word of the feed that it is about. */
export type Problem = { reason: SkipReason; detail: string }

export function reasonText(reason: SkipReason): string {
  return staffText(skipReasons[reason])
}

export function problemText({ reason, detail }: Problem): string {
  return detail === '' ? reasonText(reason) : `${reasonText(reason)} («${detail}»)`
}

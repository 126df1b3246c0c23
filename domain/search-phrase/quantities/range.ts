import type { Sentence } from '../sentence.ts'
import type { Amount } from './amounts.ts'

/** The last number of a range or a list, with whole numbers one by one and the place behind. */
export type More = {
  readonly amount: Amount
  readonly each: readonly number[]
  readonly next: number
  /** Whether it is the other bound of a range, and no list. */
  readonly isBound: boolean
}

/** Larger numbers are of no floor. */
export const mostFloors = 100

/** Larger numbers are of no rooms in a range. */
export const mostOfRooms = 12

/** "from the third to the seventh floor" */
export function isArticle(sentence: Sentence, place: number): boolean {
  return sentence.at(place)?.text === 'the'
}

/** A range from an amount to another one. */
export function rangeOf(sentence: Sentence, first: Amount, amount: Amount): More {
  const each: number[] = []
  for (let one = first.value + 1; one <= amount.value && each.length < 9; one++) each.push(one)
  const next = sentence.says(amount.next, 'join', 'arasy') ? amount.next + 1 : amount.next
  return { amount, each, next, isBound: true }
}

/** A number with the scale and the unit of another one: «20–30 млн». */
export function withScaleOf(first: Amount, second: Amount): Amount {
  const { scale, unit } = second
  return { ...first, scale, unit, value: first.value * 10 ** (scale ?? 0), isForeign: second.isForeign }
}

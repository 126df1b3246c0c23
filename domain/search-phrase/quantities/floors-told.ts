import type { Sentence } from '../sentence.ts'
import { type Amount, isBare } from './amounts.ts'
import type { Side } from './bounds.ts'
import { mostOfHouse, speaksOfFloors } from './heights.ts'

/** «төменгі қабат болсын, 5-тен аспасын»: a bare number with an ablative is of floors where they are spoken of right before, and where it is too small for millions. */
export function isMostFloor(sentence: Sentence, start: number, first: Amount): boolean {
  if (first.tail !== 'from' || !isBare(first) || !speaksOfFloors(sentence)) return false
  if (first.value < leastSum) return !isOfOther(sentence, start - 1)
  if (first.value > mostOfHouse || !sentence.isSign(start - 1, ',')) return false
  const [before] = sentence.partOf(start - 2)
  return sentence.terms.some(
    (_, at) =>
      at >= before &&
      at < start &&
      (sentence.says(at, 'unit', 'floor') ||
        ['floor', '-floor'].some((order) => sentence.says(at, 'sort', order))),
  )
}

/** «баласы 7-ден жоғары»: a number behind people, a place nearby or a word that is not known is of those. */
export function isOfOther(sentence: Sentence, place: number): boolean {
  const term = sentence.at(place)
  if (term === undefined || term.isSign) return false
  const isThing = ['group', 'poi', 'thing'].some((kind) => sentence.says(place, kind))
  return !term.isKnown || isThing || sentence.says(place, 'vague', 'people')
}

/** Words for being above a floor. */
export const above = /^(?:жо[ғг]ары|би[іи]к)\p{L}*$/u

/** «7-ден жоғары»: floors are counted, so the seventh is none of them. */
export function strictSide(text: string, side: Side | null): Side | null {
  if (side === 'from' && above.test(text)) return 'above'
  return side === 'to' && /^т[өо]мен\p{L}*$/u.test(text) ? 'below' : side
}

/** «7-ден жоғары болмасын»: a smaller bare number with a bound of heights is a floor, and no sum in millions. */
export const leastSum = 10

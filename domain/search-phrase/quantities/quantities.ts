import { relatives } from '../words/people.ts'
import type { Sentence } from '../sentence.ts'
import { type Amount, isBare, isMoney } from './amounts.ts'
import { readAfter } from './bounds-behind.ts'
import type { Side } from './bounds.ts'
import { isMostFloor, isOfOther, leastSum, strictSide } from './floors-told.ts'
import { isInOrder, isOfHeight, saysHeight, speaksOfFloors } from './heights.ts'
import { isAskedBehind, isOnlyHeld, isOnlyWhen } from './held-sums.ts'
import {
  type Ends,
  withBehindYear,
  withBoundBehind,
  withLower,
  withMore,
  withUpperBehind,
} from './quantity-ends.ts'
import {
  afterUnder,
  isLeadingScale,
  mostOfPart,
  type QuantityStart,
  readStart,
  scaledBy,
} from './quantity-start.ts'
import { isMonthly, readBehind } from './subject-behind.ts'
import { mayBeAbout, type Subject, subjectOf } from './subjects.ts'

/** An amount or a range with its bounds and its subject. */
export type Quantity = Ends & {
  readonly subject: Subject | null
  /** A bound such as «выше», which alone is about floors. */
  readonly isHeight: boolean
  /** A number in its order with a bound, which is of a floor where floors are spoken of: "max 3rd". */
  readonly isOrdinal: boolean
  /** Digits with a plus of which nothing more is said: «45+». */
  readonly isPlus: boolean
  /** A number of months: «рассрочка 24 мес». */
  readonly isTerm: boolean
  /** Money that is only said to be there: «есть 30 млн». */
  readonly isHeld: boolean
  readonly start: number
}

/**
 * Reads amounts with what is said about them: what stands before the number, the other end of a range, bounds behind,
 * and the subject behind. Which criterion it is, `wishesOf` tells.
 */
export function readQuantity(sentence: Sentence, start: number): Quantity | null {
  if (start > sentence.lastNumber) return null
  if (isLeadingScale(sentence, start)) return withLeadingScale(sentence, start)
  const led = readStart(sentence, start)
  if (led === null) return null
  const { before, subject: own } = led
  const { first, side } = led
  let read: Ends = { first, second: null, side, each: [first.value], next: first.next }
  read = withMore(sentence, own, read)
  read = withLower(sentence, own, read)
  read = withBoundBehind(sentence, own, read)
  read = withUpperBehind(sentence, before?.subject ?? null, read)
  const closing = closingSubject(sentence, start, own, read)
  if (closing !== null) read = withClosing(sentence, closing.next, read)
  read = withBehindYear(sentence, { ...read, side: withoutSince(sentence, start, own, read) })
  if (before !== null && !mayBeAbout(before.subject, read.first.unit)) return null
  if (own !== null && isOfWholeHome(own, read)) return null
  if (isAskedFor(sentence, start, led, read)) return null
  const subject = subjectTold(sentence, start, led, read, closing?.subject ?? null)
  return withKinds(sentence, start, led, { ...read, subject })
}

/** «двушка с балконом до 30 млн», «кухня-гостиная 60 кв»: what is too much for the part of a home that stands before it. */
function isOfWholeHome(subject: Subject, { first, second }: Ends): boolean {
  const isLarge = first.unit === 'm2' && first.value > mostOfPart
  const isSize = first.unit === null || first.unit === 'm2' || first.unit === 'm'
  return (
    (subject === 'living' && !isSize) ||
    ((subject === 'living' || subject === 'kitchen') && (isLarge || isMoney(second ?? first)))
  )
}

/** The subject behind an amount that does not have it in its unit: «в месяц»; null for none. */
function closingSubject(
  sentence: Sentence,
  start: number,
  own: Subject | null,
  { first, second, side, next }: Ends,
): { subject: Subject; next: number } | null {
  const last = second ?? first
  if (isAlone(last) || isWholeHome(sentence, next, last)) return null
  // «40 млн есть» is money at hand, «60 квадратов есть?», «от 40 млн есть?» ask what there is.
  const isHeld = side === null && second === null && isMoney(first) && !isAskedBehind(sentence, next + 1)
  // «от 15 до 18 млн что есть»
  const exists = /^(?:что|какие)$/.test(sentence.textAt(next)) ? next + 1 : next
  if (sentence.says(exists, 'exists') && !isHeld) return null
  // «12 шаршыдан үлкен асүй»
  const isOfKitchen = last.unit === 'm2' && last.tail === 'from' && last.value <= mostOfPart
  if (own === null && isOfKitchen && sentence.says(next, 'bigkitchen'))
    return { subject: 'kitchen', next: next + 1 }
  const isPaid = isMonthly(sentence, start, first.next)
  return readBehind(sentence, next, own, first.unit === 'm2', isMoney(first), isPaid)
}

/** An amount with the bound behind its subject: «150 тысяч в месяц максимум». */
function withClosing(sentence: Sentence, next: number, read: Ends): Ends {
  const { first, second } = read
  const after = readAfter(sentence, next, second ?? first)
  // «12 шаршыдан кіші асүй»: the ending of the number tells no more than the bound before the subject.
  const isTold = read.side !== null && after.next === next
  const isBound = after.side !== null && second === null && !isTold
  return isBound ? { ...read, side: after.side, next: after.next } : { ...read, next }
}

/** «с 3 этажа» is from it on, «с двумя комнатами», «со сдачей в 2027 году» are no bounds. */
function withoutSince(
  sentence: Sentence,
  start: number,
  own: Subject | null,
  { first, side }: Ends,
): Side | null {
  if (side !== 'since') return side
  const isFrom = own === 'floor' || first.unit === 'floor' || first.unit === 'year'
  return isFrom && !isWithHandover(sentence, start) ? 'from' : null
}

/** «есть до 20 млн», «дешевле 20 млн есть что-нибудь» ask what there is. */
function isAskedFor(
  sentence: Sentence,
  start: number,
  { before }: QuantityStart,
  { first, second, side }: Ends,
): boolean {
  const isExisting =
    before?.subject === 'first' && before.next === start + 1 && sentence.says(start, 'exists')
  const isOther = (side !== null && side !== 'around') || second !== null || !isMoney(first)
  return isExisting && (isOther || sentence.textAt(start + 1) === 'ли')
}

/** What an amount is about, by the words before it and those behind. */
function subjectTold(
  sentence: Sentence,
  start: number,
  { before, subject: own }: QuantityStart,
  { side }: Ends,
  behind: Subject | null,
): Subject | null {
  if (own === 'payment' && behind === 'first') return 'first'
  // «қазір 25 млн-ға дейін бар ма»: "now" with a bound is when one looks, and no money at hand.
  const isWhen =
    own === 'first' && before?.next === start + 1 && isOnlyWhen(sentence, start) && isUpperSide(side)
  return subjectOf(isWhen ? null : own, behind)
}

/** An amount with what kinds of numbers it may be. */
function withKinds(
  sentence: Sentence,
  start: number,
  { boundEnds }: QuantityStart,
  read: Ends & { readonly subject: Subject | null },
): Quantity {
  const { first, second, side, each, next, subject } = read
  // "3rd or higher", «үшінші не одан жоғары»
  const isInOrderAt = isInOrder(sentence, first.next - 1)
  const isHigher = isInOrderAt && first.next < next && isOfHeight(sentence, first.next)
  // «жоғары қабат керек, 15-тен жоғары»
  const isOver =
    first.tail === 'from' &&
    isBare(first) &&
    first.value <= mostFloor &&
    isOfHeight(sentence, first.next) &&
    ((first.value < leastSum && !isOfOther(sentence, start - 1)) || speaksOfFloors(sentence))
  const isMost = isUpperSide(side) && subject === null && isMostFloor(sentence, start, first)
  return {
    first,
    second,
    side: isOver && second === null ? strictSide(sentence.textAt(first.next), side) : side,
    each,
    subject,
    isHeight: isHigher || isOver || isMost || boundEnds.some((end) => saysHeight(sentence, start, end)),
    isOrdinal: isInOrderAt && speaksOfFloors(sentence),
    isPlus: isBarePlus(sentence, start, first, next),
    isTerm: isBare(first) && first.value <= mostMonths && isMonths(sentence, first.next),
    isHeld: isOnlyHeld(sentence, start, next),
    start,
    next,
  }
}

function isUpperSide(side: Side | null): boolean {
  return side === 'to' || side === 'less' || side === 'below'
}

/** The longest terms that instalments have, in months. */
const mostMonths = 60

/** «24 мес», "12 month": months that are counted, unlike «150 в месяц». */
function isMonths(sentence: Sentence, place: number): boolean {
  return /^(?:мес|месяца?|месяцев|month|mo)$/.test(sentence.textAt(place))
}

/** «двушка 45+»: where flats are spoken of or nothing else is, and no age: «мне 45+». */
function isBarePlus(sentence: Sentence, start: number, first: Amount, next: number): boolean {
  const isAlone = isBare(first) && next === start + 2 && sentence.isSign(start + 1, '+')
  const behind = sentence.at(next)
  if (!isAlone || (behind !== undefined && !behind.isSign && sentence.says(next, 'unit'))) return false
  if (isSizeBehindComma(sentence, start, first, next)) return true
  // "45+, 2 rooms": at the beginning
  if (start === 0 && first.value >= leastPlus && (sentence.isSign(next, ',') || sentence.says(next, 'place')))
    return sentence.terms.some((_, at) => sentence.saysRooms(at))
  return (
    sentence.terms.every((_, at) => {
      const isOfFlat = sentence.saysRooms(at) || sentence.says(at, 'cat', 'flat')
      return isOfFlat || sentence.isSign(at, ',.;!') || (at >= start && at < next)
    }) ||
    [start - 1, start - 2].some(
      (at) =>
        sentence.says(at, 'rooms') || sentence.says(at, 'cat', 'flat') || sentence.says(at, 'unit', 'rooms'),
    )
  )
}

/** "3 rooms, river view, 85+": a part of its own where a home is spoken of, and nobody whose age it may be right before. */
function isSizeBehindComma(sentence: Sentence, start: number, { value }: Amount, next: number): boolean {
  const isPart = sentence.isSign(start - 1, ',') && (sentence.at(next)?.isSign ?? true)
  if (!isPart || value < leastPlus) return false
  const [from, to] = sentence.partOf(start - 2)
  const isOfPeople = sentence.terms.some(
    (term, at) =>
      at >= from &&
      at < to &&
      (['group', 'own'].some((kind) => sentence.says(at, kind)) ||
        sentence.says(at, 'vague', 'people') ||
        relatives.test(term.text)),
  )
  const isWish = sentence.terms.some(
    (_, at) =>
      at >= from &&
      at < to &&
      (sentence.says(at, 'unit', 'rooms') ||
        ['rooms', 'thing', 'side', 'cat', 'place', 'feature', 'finish', 'sun'].some((kind) =>
          sentence.says(at, kind),
        )),
  )
  const isHome = (_: unknown, at: number) =>
    sentence.says(at, 'rooms') || sentence.says(at, 'cat', 'flat') || sentence.says(at, 'unit', 'rooms')
  return isWish && !isOfPeople && sentence.terms.some(isHome)
}

/** A number with a plus below is likelier something else than a size. */
const leastPlus = 40

/** Numbers up to here may be of a floor. */
const mostFloor = 60

function withLeadingScale(sentence: Sentence, start: number): Quantity | null {
  const quantity = readQuantity(sentence, afterUnder(sentence, start + 1))
  if (quantity === null || !isBare(quantity.first) || quantity.first.value >= 1000) return null
  const scale = Number(sentence.value(start, 'scale'))
  const { first, second } = quantity
  return {
    ...quantity,
    start,
    first: scaledBy(first, scale),
    second: second !== null && isBare(second) ? scaledBy(second, scale) : second,
  }
}

/** "90 sqm balcony", «70 кв кухня 12»: so many square metres are of the home and not of a part of it that follows. */
function isWholeHome(sentence: Sentence, place: number, { unit, value }: Amount): boolean {
  // "60+ sqm with balcony"
  const at = /^(?:with|with a|and|and a|plus|с|и)$/.test(sentence.textAt(place)) ? place + 1 : place
  const isPart = ['living', 'kitchen'].some((topic) => sentence.says(at, 'topic', topic))
  return unit === 'm2' && value > mostOfPart && isPart && !sentence.says(place, 'topic', 'area')
}

/** «со сдачей в 2027 году», «с вводом в 2028»: what stands beside "with" is in that year. */
function isWithHandover(sentence: Sentence, place: number): boolean {
  return (
    /^со?$/.test(sentence.textAt(place)) &&
    /^(?:сроком )?(?:сдачей|вводом|заселением|сроком)/.test(sentence.textAt(place + 1))
  )
}

/** Whether an amount has its subject in its unit: rooms, floors, minutes. */
function isAlone({ unit }: Amount): boolean {
  return unit !== null && unit !== 'm2' && unit !== 'm' && unit !== 'percent'
}

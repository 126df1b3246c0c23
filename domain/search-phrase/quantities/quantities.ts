import type { Sentence } from '../sentence.ts'
import { type Amount, isBare, isMoney, isYear, readAmount } from './amounts.ts'
import { readAfter } from './bounds-behind.ts'
import { readBounds, type Side, skipped } from './bounds.ts'
import { above, isMostFloor, isOfOther, leastSum, strictSide } from './floors-told.ts'
import { isInOrder, isOfHeight, saysHeight, speaksOfFloors } from './heights.ts'
import { isAskedBehind, isHeldSum, isOnlyHeld, isOnlyWhen, saysLittle } from './held-sums.ts'
import { type More, withScaleOf } from './range.ts'
import { readMore } from './ranges.ts'
import { isMonthly, readBehind } from './subject-behind.ts'
import { mayBeAbout, readSubject, type Subject, subjectOf } from './subjects.ts'
import { readLower, readUpperBehind } from './two-bounds.ts'

/** An amount or a range with its bounds and its subject. */
export type Quantity = {
  readonly first: Amount
  readonly second: Amount | null
  readonly side: Side | null
  /** Whole numbers one by one: «1, 2 или 3 комнаты». */
  readonly each: readonly number[]
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
  readonly next: number
}

/** Reads amounts with what is said about them. Which criterion it is, `wishesOf` tells. */
export function readQuantity(sentence: Sentence, start: number): Quantity | null {
  if (start > sentence.lastNumber) return null
  if (isLeadingScale(sentence, start)) return withLeadingScale(sentence, start)
  const before = readSubject(sentence, start)
  // «эт. 6»
  const isDotted = sentence.isSign(before?.next ?? start, '.') && sentence.at(start)?.text === 'эт'
  let at = before === null ? start : isDotted ? before.next + 1 : skipped(sentence, before.next)
  // «первый взнос готов, 7 млн»
  const held = sentence.says(at, 'ready') || saysLittle(sentence, at) ? at + 1 : at
  // «кухня отдельная от 10 квадратов»
  if (before?.subject === 'kitchen' && isQuality(sentence, at)) at += 1
  if (before?.subject === 'first' && isHeldSum(sentence, start, held)) at = held + 1
  const bound = readBounds(sentence, at, before !== null)
  at = bound.next
  // «взнос: в пределах», «цена от»: the subject may also stand after the bound.
  const inner = before === null && bound.side !== null ? readSubject(sentence, at) : null
  if (inner !== null) at = skipped(sentence, inner.next)
  const late = inner === null ? null : readBounds(sentence, at, true)
  if (late !== null) at = late.next
  // «бюджет миллионов тридцать», «платежом тысяч двести»
  const led =
    isLeadingScale(sentence, at) && sentence.isNumber(at + 1) ? sentence.value(at, 'scale') : undefined
  if (led !== undefined) at += 1
  const isLed = isLeadingUnit(sentence, at)
  // «кухня большая, метров от 18»
  const ledBound = isLed && sentence.says(at + 1, 'bound') ? readBounds(sentence, at + 1, true) : null
  let first = readAmount(sentence, ledBound?.next ?? (isLed ? at + 1 : at))
  if (isLed && first !== null && isBare(first)) first = { ...first, unit: 'm2' }
  if (led !== undefined && first !== null && isBare(first))
    first = { ...first, scale: Number(led), value: first.value * 10 ** Number(led) }
  // "we have three kids"
  if (first === null || isOfPeople(sentence, first)) return null
  // «с балконом от 90 метров»: so many are of the home.
  if ((before ?? inner)?.subject === 'living' && first.unit === 'm2' && first.value > mostOfPart) return null
  const about = before?.subject ?? inner?.subject ?? 'floor'
  const isSize = about === 'area' || about === 'kitchen'
  if (about !== 'floor' && first.unit === 'floor' && (isSize || isSubjectOf(sentence, first.next)))
    first = { ...first, unit: null, next: first.next - 1 }
  // "40+ mln"
  const isPlusScaled =
    isBare(first) &&
    sentence.isSign(first.next, '+') &&
    sentence.says(first.next + 1, 'scale') &&
    sentence.at(first.next + 1)?.text !== 'm'
  if (isPlusScaled) {
    const scale = Number(sentence.value(first.next + 1, 'scale'))
    first = { ...first, scale, value: first.value * 10 ** scale, next: first.next + 2 }
  }
  let side =
    late?.side ??
    (isPlusScaled ? 'from' : null) ??
    bound.side ??
    ledBound?.side ??
    (first.isAbout === true ? 'around' : null)
  let { next } = first
  let second: Amount | null = null
  const each = [first.value]
  const isFloor = before?.subject === 'floor' || inner?.subject === 'floor'
  const spread = readSpread(sentence, first)
  if (spread !== null) first = spread.least
  const more = spread?.more ?? readMore(sentence, first, side, before?.subject ?? inner?.subject ?? null)
  if (more !== null) {
    second = more.amount
    next = more.next
    each.push(...more.each)
    if (side === 'above' && second.unit === 'floor' && more.isBound)
      first = { ...first, value: first.value + 1 }
    if (more.isBound) side = null
    // «площадь от 50 до 65, этаж не первый»
    if (isSize && second.unit === 'floor') {
      next -= 1
      second = { ...second, unit: null, next }
    }
    // «20–30 млн»: both have the scale and the unit of the last.
    if (first.scale === null && first.unit === null) first = withScaleOf(first, second)
    else if (first.scale !== null && isBare(second)) second = withScaleOf(second, first)
  }
  const lower =
    second === null ? readLower(sentence, first, side, before?.subject ?? inner?.subject ?? null) : null
  if (lower !== null) {
    second = { ...first, next: lower.next }
    const [least, most] = [lower.amount.value, first.value]
    if (first.unit === 'rooms')
      each.splice(0, 1, ...[0, 1, 2, 3, 4].filter((rooms) => rooms >= least && rooms <= most))
    first = lower.amount
    next = lower.next
    side = null
  }
  const isBound = side !== null || second !== null
  const after = readAfter(sentence, next, withFloor(second ?? first, isFloor), isBound, side)
  next = after.next
  const unit = first.unit === null && after.unit !== null ? after.unit : first.unit
  first = { ...first, unit }
  // "below 15 million or so": what is about so much is still the most.
  const isAbout = after.side === 'around' && side !== null
  if (after.side !== null && second === null && !isAbout) side = after.side
  const isLower = side === 'from' || side === 'above'
  const upper =
    isLower && second === null ? readUpperBehind(sentence, next, first, before?.subject ?? null) : null
  if (upper !== null) {
    const isOver =
      side === 'above' || (upper.amount.unit === 'floor' && above.test(sentence.textAt(next - 1)))
    if (isOver) first = { ...first, value: first.value + 1 }
    first = { ...first, unit: first.unit ?? upper.amount.unit }
    each.splice(0, 1, first.value)
    for (let one = first.value + 1; one <= upper.amount.value && each.length < 9; one++) each.push(one)
    second = upper.amount
    next = upper.next
    side = null
  }
  // «40 млн есть» is money at hand, «60 квадратов есть?», «от 40 млн есть?» ask what there is.
  const isHeldBehind =
    side === null && second === null && isMoney(first) && !isAskedBehind(sentence, next + 1)
  const closing =
    isAlone(second ?? first) ||
    isWholeHome(sentence, next, second ?? first) ||
    (sentence.says(next, 'exists') && !isHeldBehind)
      ? null
      : readBehind(
          sentence,
          next,
          before?.subject ?? inner?.subject ?? null,
          first.unit === 'm2',
          isMoney(first),
          isMonthly(sentence, start, first.next),
        )
  if (closing !== null) next = closing.next
  const late2 = closing === null ? null : readAfter(sentence, next, second ?? first)
  if (late2 !== null && late2.side !== null && second === null) {
    side = late2.side
    next = late2.next
  }
  // «с 3 этажа» is from it on, «с двумя комнатами», «со сдачей в 2027 году» are no bounds.
  if (side === 'since' && isWithHandover(sentence, start)) side = null
  if (side === 'since') side = isFloor || first.unit === 'floor' || first.unit === 'year' ? 'from' : null
  if (first.unit === 'year' || isYear(first.value)) {
    // «2027 жылы тапсырылатын», «2027 жылдың соңына дейін»
    while (
      // «2028 жылдың екінші тоқсанына дейін»
      sentence.says(next, 'quarter') ||
      (sentence.isNumber(next) && sentence.says(next + 1, 'quarter')) ||
      sentence.says(next, 'filler') ||
      // «2027 тамызға дейін»
      (sentence.says(next, 'season') && /^[дш]ейі?и?н$/.test(sentence.textAt(next + 1))) ||
      // «2028 дің аяғына дейін»
      (sentence.says(next, 'suffix', 'loc') && sentence.says(next + 1, 'filler')) ||
      isLocal(sentence, next) ||
      sentence.at(next)?.text.startsWith('жыл соң') === true
    )
      next++
    const end = readAfter(sentence, next, { ...first, tail: first.tail ?? 'to' })
    if (end.next > next && second === null) side = end.side
    next = end.next
    const behind = readAmount(sentence, sentence.afterFillers(next + 1))
    const isOther =
      behind === null ||
      behind.scale !== null ||
      (behind.unit === null ? behind.value < 10 : behind.unit !== 'year')
    // «к 2028 году уже сдали»
    if (side !== null && sentence.textAt(next) === 'уже' && sentence.says(next + 1, 'topic', 'deadline'))
      next += 1
    if (sentence.says(next, 'topic', 'deadline') && isOther) {
      // «2027 год сдачи максимум»
      const most = side === null && second === null ? readAfter(sentence, next + 1, first) : null
      side = most?.side ?? side
      next = most?.next ?? next + 1
    }
  }
  if (before !== null && !mayBeAbout(before.subject, first.unit)) return null
  // «есть до 20 млн», «дешевле 20 млн есть что-нибудь» ask what there is.
  const isAsked = before?.subject === 'first' && before.next === start + 1 && sentence.says(start, 'exists')
  const isOther = (side !== null && side !== 'around') || second !== null || !isMoney(first)
  if (isAsked && (isOther || sentence.at(start + 1)?.text === 'ли')) return null
  const own = before?.subject ?? inner?.subject ?? null
  const isAtOnce = own === 'payment' && closing?.subject === 'first'
  // «қазір 25 млн-ға дейін бар ма»: "now" with a bound is when one looks, and no money at hand.
  const isWhen =
    own === 'first' && before?.next === start + 1 && isOnlyWhen(sentence, start) && isUpperSide(side)
  const subject = isAtOnce ? 'first' : subjectOf(isWhen ? null : own, closing?.subject ?? null)
  // "3rd or higher", «үшінші не одан жоғары»
  const isHigher =
    isInOrder(sentence, first.next - 1) && first.next < next && isOfHeight(sentence, first.next)
  // «жоғары қабат керек, 15-тен жоғары»
  const isFrom = first.tail === 'from' && isBare(first) && first.value <= mostFloor
  const isOver =
    isFrom &&
    isOfHeight(sentence, first.next) &&
    ((first.value < leastSum && !isOfOther(sentence, start - 1)) || speaksOfFloors(sentence))
  const isMost = isUpperSide(side) && subject === null && isMostFloor(sentence, start, first)
  const isHeight =
    isHigher ||
    isOver ||
    isMost ||
    [bound.next, late?.next ?? 0].some((end) => saysHeight(sentence, start, end))
  const isHeld = isOnlyHeld(sentence, start, next)
  const isOrdinal = isInOrder(sentence, first.next - 1) && speaksOfFloors(sentence)
  const isPlus = isBarePlus(sentence, start, first, next)
  const isTerm = isBare(first) && first.value <= mostMonths && isMonths(sentence, first.next)
  const strict = isOver && second === null ? strictSide(sentence.textAt(first.next), side) : side
  return {
    first,
    second,
    side: strict,
    each,
    subject,
    isHeight,
    isOrdinal,
    isPlus,
    isTerm,
    isHeld,
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

/** «65 плюс минус 5», "65 ± 5", «30 плюс минус 2 млн»: so much less or more, both in the unit and the scale of either. */
function readSpread(sentence: Sentence, first: Amount): { least: Amount; more: More } | null {
  const isSign = sentence.isSign(first.next, '±')
  if (!isSign && sentence.at(first.next)?.text !== 'плюс минус') return null
  const read = readAmount(sentence, first.next + 1)
  if (read === null) return null
  const middle = isBare(first) ? withScaleOf(first, read) : first
  const spread = isBare(read) ? withScaleOf(read, first) : read
  const isSmall = spread.unit === middle.unit && spread.value < middle.value / 2
  if (!isSmall) return null
  const last = { ...middle, value: middle.value + spread.value, next: read.next }
  return {
    least: { ...middle, value: middle.value - spread.value },
    more: { amount: last, each: [], next: read.next, isBound: true },
  }
}

/** «двушка 45+»: where flats are spoken of or nothing else is, and no age: «мне 45+». */
function isBarePlus(sentence: Sentence, start: number, first: Amount, next: number): boolean {
  const isAlone = isBare(first) && next === start + 2 && sentence.isSign(start + 1, '+')
  const behind = sentence.at(next)
  if (!isAlone || (behind !== undefined && !behind.isSign && sentence.says(next, 'unit'))) return false
  return (
    sentence.terms.every((_, at) => {
      const isOfFlat =
        sentence.says(at, 'rooms') || sentence.says(at, 'unit', 'rooms') || sentence.says(at, 'cat', 'flat')
      return isOfFlat || (at >= start && at < next)
    }) ||
    [start - 1, start - 2].some(
      (at) =>
        sentence.says(at, 'rooms') || sentence.says(at, 'cat', 'flat') || sentence.says(at, 'unit', 'rooms'),
    )
  )
}

/** Numbers up to here may be of a floor. */
const mostFloor = 60

/** «кухня метров 15 и больше»: the unit before its number, as Russian says "about". */
function isLeadingUnit(sentence: Sentence, place: number): boolean {
  return (
    /^(?:метров|метра|квадратов|квадрата)$/.test(sentence.textAt(place)) &&
    (sentence.isNumber(place + 1) || (sentence.says(place + 1, 'bound') && sentence.isNumber(place + 2))) &&
    !sentence.isNumber(place - 1)
  )
}

/** «миллионов 25», «лямов до 30»: the scale before its number, as Russian says "about". */
function isLeadingScale(sentence: Sentence, place: number): boolean {
  const isScale =
    sentence.says(place, 'scale') && /(?:ов|млн|тысяч|тыщ|миллиона|ляма)$/.test(sentence.textAt(place))
  return isScale && !sentence.isNumber(place - 1)
}

function withLeadingScale(sentence: Sentence, start: number): Quantity | null {
  const quantity = readQuantity(sentence, start + 1)
  if (quantity === null || !isBare(quantity.first) || quantity.first.value >= 1000) return null
  const scale = Number(sentence.value(start, 'scale'))
  const scaled = (amount: Amount): Amount => ({ ...amount, scale, value: amount.value * 10 ** scale })
  const { first, second } = quantity
  return {
    ...quantity,
    start,
    first: scaled(first),
    second: second !== null && isBare(second) ? scaled(second) : second,
  }
}

function isOfPeople(sentence: Sentence, amount: Amount): boolean {
  return isBare(amount) && sentence.says(amount.next, 'vague', 'people')
}

/** «кухня от 12 этаж от 5»: a word before this place is about the number behind it. */
function isSubjectOf(sentence: Sentence, place: number): boolean {
  const at = readBounds(sentence, place, true).next
  return sentence.isNumber(at)
}

/** "90 sqm balcony", «70 кв кухня 12»: so many square metres are of the home and not of a part of it that follows. */
function isWholeHome(sentence: Sentence, place: number, { unit, value }: Amount): boolean {
  // "60+ sqm with balcony"
  const at = /^(?:with|with a|and|and a|plus|с|и)$/.test(sentence.textAt(place)) ? place + 1 : place
  const isPart = ['living', 'kitchen'].some((topic) => sentence.says(at, 'topic', topic))
  return unit === 'm2' && value > mostOfPart && isPart && !sentence.says(place, 'topic', 'area')
}

/** A part of a home is seldom larger, in m². */
const mostOfPart = 40

/** «2026 да тапсырылатын»: an ending apart from its year. */
function isLocal(sentence: Sentence, place: number): boolean {
  return /^(?:да|де|та|те)$/.test(sentence.textAt(place)) && sentence.says(place + 1, 'topic', 'deadline')
}

/** «қабаты 3-тен жоғары»: the subject is the unit of a number. */
function withFloor(amount: Amount, isFloor: boolean): Amount {
  return isFloor && amount.unit === null ? { ...amount, unit: 'floor' } : amount
}

/** «со сдачей в 2027 году», «с вводом в 2028»: what stands beside "with" is in that year. */
function isWithHandover(sentence: Sentence, place: number): boolean {
  return (
    /^со?$/.test(sentence.textAt(place)) &&
    /^(?:сроком )?(?:сдачей|вводом|заселением|сроком)/.test(sentence.textAt(place + 1))
  )
}

/** An adjective between a kitchen and its bound. */
function isQuality(sentence: Sentence, place: number): boolean {
  const isAdjective = /^\p{L}{3,}(?:ая|ую|яя|юю)$/u.test(sentence.textAt(place))
  const isUnread = sentence.at(place)?.isKnown === false || sentence.says(place, 'plain')
  return isAdjective && isUnread && (sentence.says(place + 1, 'bound') || sentence.isNumber(place + 1))
}

/** Whether an amount has its subject in its unit: rooms, floors, minutes. */
function isAlone({ unit }: Amount): boolean {
  return unit !== null && unit !== 'm2' && unit !== 'm' && unit !== 'percent'
}

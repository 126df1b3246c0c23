import { isMove } from '../own-facts/moves.ts'
import type { Sentence } from '../sentence.ts'
import { type Amount, isBare, isMoney, isOwnHome, isYear, leastSize, readAmount } from './amounts.ts'
import type { Side } from './bounds.ts'
import { listUnder } from './lists.ts'
import { type More, isArticle, mostFloors, mostOfRooms, rangeOf, withScaleOf } from './range.ts'
import { scaledBy } from './quantity-start.ts'
import type { Subject } from './subjects.ts'
import { readUpper } from './two-bounds.ts'

/** The other end of a range, or the rest of a list. */
export function readMore(
  sentence: Sentence,
  first: Amount,
  side: Side | null,
  subject: Subject | null,
): More | null {
  if (isOwnHome(sentence, first)) return null
  const isFloor = subject === 'floor'
  const at = first.next
  const isDash = sentence.isSign(at, '-–—') || (sentence.isSign(at, '.') && sentence.isSign(at + 1, '.'))
  const word = sentence.at(at)?.text
  // "three rooms or four up to 60 million" has no range.
  const isRange = side !== null || !/^(?:up to|upto|under|within|max|maximum)/.test(word ?? '')
  const isWord =
    (sentence.says(at, 'bound', 'to') && isRange) || ['to', 'по', 'и', 'and'].includes(word ?? '')
  // «бюджет 38 максимум 40 млн»: the second alone bounds.
  const isOnlyMost =
    side === null &&
    /^(?:макс|max|предел|край|лимит|не (?:больше|более|дороже|выше)|no more|not more|at most)/.test(
      word ?? '',
    )
  const isTo =
    isWord &&
    !isOnlyMost &&
    (side === 'from' ||
      side === 'since' ||
      word === 'to' ||
      // «до 65 в пределах 33 млн» are two upper bounds.
      side !== 'to') &&
    (side === 'from' ||
      side === 'since' ||
      word === 'to' ||
      (!sentence.says(at, 'join') && word !== 'и' && word !== 'and'))
  if (isDash || isTo) {
    let start = at + 1
    while (sentence.isSign(start, '.-') || sentence.says(start, 'bound', 'to') || isArticle(sentence, start))
      start++
    const amount = lastInRow(sentence, readAmount(sentence, start))
    if (
      amount !== null &&
      fitsTogether(first, amount, isFloor) &&
      (isDash || side === 'from' || side === 'since' || word === 'to' || isBare(first))
    ) {
      return rangeOf(sentence, first, amount)
    }
    return null
  }
  if (first.tail === 'from') {
    // «5-тен бастап 10-қабатқа дейін»
    const amount = readAmount(sentence, word === 'бастап' ? at + 1 : at)
    // «бірінші қабаттан 70-90 шаршы»: another range begins.
    const isOther =
      amount !== null && sentence.isSign(amount.next, '-–—') && sentence.isNumber(amount.next + 1)
    // «екіден үш бөлмеліге ауысамыз»: from where to where
    const isMoved = amount !== null && amount.unit === 'rooms' && isMove(sentence, amount.next)
    if (isMoved && /[гк][ае]$/.test(sentence.textAt(amount.next - 1))) return null
    // «ай сайын 150 мыңнан 25 млн-ның көлемінде»: sums of two things.
    const isFar = amount?.scale === 6 && first.scale === 3 && amount.value > first.value * farApart
    if (amount !== null && !isOther && !isFar && fitsTogether(first, amount, isFloor))
      return rangeOf(sentence, first, amount)
  }
  // «между 20 и 30», «20 мен 30 арасында»
  if (sentence.says(at, 'join', 'and')) {
    const amount = readAmount(sentence, isArticle(sentence, at + 1) ? at + 2 : at + 1)
    if (amount !== null && sentence.says(amount.next, 'join', 'arasy')) {
      return withScaleBehind(sentence, { ...rangeOf(sentence, first, amount), next: amount.next + 1 })
    }
    if (amount !== null && isBetween(sentence, at)) return rangeOf(sentence, first, amount)
  }
  return (
    readUpper(sentence, first, side, subject) ??
    readPair(sentence, first, side) ??
    listUnder(sentence, first, side, subject)
  )
}

/** No range of sums ends so many times higher than it begins. */
const farApart = 20

/** «25 пен 30-дың арасында миллион»: with the scale behind the word for between. */
function withScaleBehind(sentence: Sentence, more: More): More {
  const scale = isBare(more.amount) ? sentence.value(more.next, 'scale') : undefined
  if (scale === undefined) return more
  return { ...more, amount: scaledBy(more.amount, Number(scale)), next: more.next + 1 }
}

/** «5-6-7 қабат»: the last of numbers that follow each other over dashes. */
function lastInRow(sentence: Sentence, amount: Amount | null): Amount | null {
  if (amount === null || !isBare(amount) || !sentence.isSign(amount.next, '-–—')) return amount
  const more = readAmount(sentence, amount.next + 1)
  return more !== null && more.value === amount.value + 1 ? lastInRow(sentence, more) : amount
}

/** «65 70 квадрат»: two sizes side by side. */
function readPair(sentence: Sentence, first: Amount, side: Side | null): More | null {
  // «метров семьдесят восемьдесят»
  const isUnitBefore = first.unit === 'm2' && sentence.isNumber(first.next - 1)
  const isPlain = isBare(first) || isUnitBefore
  if (side !== null || !isPlain || first.value < leastSize || !sentence.isNumber(first.next)) return null
  const amount = readAmount(sentence, first.next)
  const isNear = amount !== null && amount.value > first.value && amount.value <= first.value * 1.5
  const isOfArea = amount?.unit === 'm2' || (isUnitBefore && amount !== null && isBare(amount))
  return isNear && isOfArea ? rangeOf(sentence, first, amount) : null
}

/** Two ends of one range: of the same unit, or both of money. «60 м² до 30 млн» are two quantities. */
function fitsTogether(first: Amount, second: Amount, isFloor: boolean): boolean {
  // «этаж выше 5, до 45 млн», «две комнаты до 18 000 000»
  const isOther = second.unit !== null && second.unit !== 'floor' && second.unit !== 'storeys'
  if (isFloor && (isOther || isMoney(second) || second.value > mostFloors)) return false
  // "by 2027, not over 35 million"
  if (isBare(first) && isYear(first.value) && !isYear(second.value)) return false
  // «38 квадраттан 2-ден 6-қабатқа дейін»: a smaller number begins another range.
  const isLess = isBare(second) && first.unit === 'm2' && second.value <= first.value
  if (first.unit !== null)
    return (
      second.unit === first.unit ||
      (isBare(second) && !isLess && second.value <= (mostOf[first.unit] ?? Infinity))
    )
  // «17 млн-нан 23-ке дейін»: the second has the scale of the first.
  if (first.scale !== null && isBare(second))
    return second.value < mostOfScale && withScaleOf(second, first).value > first.value
  if (first.scale !== null || first.isTenge) return second.unit === null
  return second.unit === null || second.value >= first.value
}

/** Larger numbers have their own scale or are years. */
const mostOfScale = 1000

/** The most that a number of a unit is in a range. */
const mostOf: Readonly<Record<string, number>> = {
  rooms: mostOfRooms,
  bedrooms: mostOfRooms,
  floor: mostFloors,
  m2: 1000,
  bath: 0,
  lift: 0,
  ceiling: 0,
  m: 1000,
}

function isBetween(sentence: Sentence, place: number): boolean {
  return [1, 2, 3, 4, 5].some((back) => sentence.says(place - back, 'bound', 'between'))
}

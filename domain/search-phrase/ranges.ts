import {
  type Amount,
  isBare,
  isMoney,
  isOneRoomOf,
  isOwnHome,
  isYear,
  leastSize,
  mostRooms,
  readAmount,
  startsNumber,
} from './amounts.ts'
import { readAfter, type Side } from './bounds.ts'
import { isOfHeight, mostOfHouse, speaksOfFloors } from './heights.ts'
import { isMove } from './moves.ts'

import type { Sentence } from './sentence.ts'
import type { Subject } from './subjects.ts'

/** The other end of a range, or the rest of a list. */
export function readMore(
  sentence: Sentence,
  first: Amount,
  side: Side | null,
  subject: Subject | null,
): { amount: Amount; each: number[]; next: number; isBound: boolean } | null {
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
      amount !== null && sentence.isSign(amount.next, '-–—') && startsNumber(sentence, amount.next + 1)
    // «екіден үш бөлмеліге ауысамыз»: from where to where
    const isMoved = amount !== null && amount.unit === 'rooms' && isMove(sentence, amount.next)
    if (isMoved && /[гк][ае]$/.test(sentence.textAt(amount.next - 1))) return null
    if (amount !== null && !isOther && fitsTogether(first, amount, isFloor))
      return rangeOf(sentence, first, amount)
  }
  // «между 20 и 30», «20 мен 30 арасында»
  if (sentence.says(at, 'join', 'and')) {
    const amount = readAmount(sentence, isArticle(sentence, at + 1) ? at + 2 : at + 1)
    if (amount !== null && sentence.says(amount.next, 'join', 'arasy')) {
      return { ...rangeOf(sentence, first, amount), next: amount.next + 1 }
    }
    if (amount !== null && isBetween(sentence, at)) return rangeOf(sentence, first, amount)
  }
  return (
    readUpper(sentence, first, side, subject) ??
    readPair(sentence, first, side) ??
    listUnder(sentence, first, side, subject)
  )
}

/** "two rooms or even three", "2 or maybe 3": the place of the number behind such words. */
function afterEven(sentence: Sentence, place: number): number {
  let at = place
  while (
    at - place < 2 &&
    /^(?:even|maybe|possibly|perhaps|т[іи]пт[іи]|даже|может|можно)$/.test(sentence.textAt(at))
  )
    at++
  return at
}

/** «5-6-7 қабат»: the last of numbers that follow each other over dashes. */
function lastInRow(sentence: Sentence, amount: Amount | null): Amount | null {
  if (amount === null || !isBare(amount) || !sentence.isSign(amount.next, '-–—')) return amount
  const more = readAmount(sentence, amount.next + 1)
  return more !== null && more.value === amount.value + 1 ? lastInRow(sentence, more) : amount
}

/** A list, unless its first number is of money and the next of rooms: «бастапқы 4, екі бөлме». */
function listUnder(
  sentence: Sentence,
  first: Amount,
  side: Side | null,
  subject: Subject | null,
): ReturnType<typeof readList> {
  const list = readList(sentence, first, side, subject === 'floor')
  return list?.amount.unit === 'rooms' && (subject === 'first' || subject === 'payment') ? null : list
}

/** «больше 60, но меньше 75», «не меньше 90, но и не больше 110»: a lower bound and an upper one, which keep what they are about. */
function readUpper(
  sentence: Sentence,
  first: Amount,
  side: Side | null,
  subject: Subject | null,
): ReturnType<typeof readMore> {
  const isLower = side === 'above' || side === 'more' || side === 'from'
  if (isLower && first.unit === 'rooms') return readMostRooms(sentence, first)
  const upper = isLower ? upperBoundAt(sentence, first.next) : null
  const amount = upper === null ? null : readAmount(sentence, upper.next)
  if (upper === null || amount === null) return null
  // «выше 8 и до 55 млн»: so high is a floor, and a sum is none.
  const isHigh = /^(?:выше|higher than|above)$/.test(sentence.textAt(first.next - 2))
  const isSum = amount.scale !== null || amount.isTenge
  if (isHigh && isSum && isBare(first) && subject === null && first.value <= mostOfHouse) return null
  const isOne = isOfOne(first, amount, subject, upper.isOfMoney)
  const top = amount.value / (first.scale === null ? 10 ** (amount.scale ?? 0) : 1)
  const most = first.scale !== null && isBare(amount) ? withScaleOf(amount, first) : amount
  const isAbove = first.scale === null ? top > first.value : most.value > first.value
  if (!isOne || !isAbove || isYear(amount.value)) return null
  // «выше третьего, но ниже седьмого этажа»: floors are counted, so the bound itself is none of them.
  const isUnder = (amount.unit ?? first.unit) === 'floor' && upper.isUnder
  const last = { ...most, unit: most.unit ?? first.unit, value: isUnder ? most.value - 1 : most.value }
  return rangeOf(sentence, first, last)
}

/** Whether an upper bound is of what the lower one is of: it has its unit, or none and no other subject. */
function isOfOne(first: Amount, amount: Amount, subject: Subject | null, isOfMoney: boolean): boolean {
  const isSum = amount.scale !== null || amount.isTenge
  if (isBare(first)) {
    const isSize = subject === 'area' || subject === 'kitchen' || subject === 'floor'
    if (isSize && (isSum || isOfMoney)) return false
    return amount.unit !== null || isSum || subject !== null
  }
  if (!isBare(amount))
    return first.unit === null ? amount.unit === null : amount.unit === first.unit && !isSum
  return first.unit === null || (!isOfMoney && ['m2', 'm', 'floor', 'rooms'].includes(first.unit))
}

/** The place behind «, но и не больше», "but no more than"; null for none. */
function upperBoundAt(
  sentence: Sentence,
  place: number,
): { next: number; isUnder: boolean; isOfMoney: boolean } | null {
  const text = (at: number) => sentence.textAt(at)
  let at = sentence.isSign(place, ',') ? place + 1 : place
  if (/^(?:но|but)$/.test(text(at)) && /^(?:и|also|при этом|и .*)$/.test(text(at + 1))) at += 1
  const isOfMoney = /дорож|дешев|cheap|expensive|pric/.test(`${text(at)} ${text(at + 1)}`)
  // «и не больше», «и меньше» stand as one.
  const whole = /^и (не )?(?:больше|более|выше|дороже|меньше|менее|ниже|дешевле)$/.exec(text(at))
  if (whole !== null) {
    const isMost = /(?:больше|более|выше|дороже)$/.test(text(at)) === (whole[1] !== undefined)
    return isMost ? { next: at + 1, isUnder: whole[1] === undefined, isOfMoney } : null
  }
  // «кемінде 50 квадрат, көп дегенде 65»
  if (/^(?:к[өо]п дегенде|е[ңн] к[өо]б[іи])$/.test(text(at)))
    return { next: at + 1, isUnder: false, isOfMoney }
  const isNo = /^but (?:no|not)$/.test(text(at))
  // «больше 80 меньше 100 квадратов»
  const isDirect = at === place && ['below', 'less'].some((bound) => sentence.says(at, 'bound', bound))
  if (isDirect) return { next: at + 1, isUnder: true, isOfMoney: /дешев|cheap/.test(text(at)) }
  if (!isNo && !/^(?:but|also|and|но|ну|и|при этом|бирак)$/.test(text(at))) return null
  const bounds = isNo ? ['above', 'more'] : ['below', 'less', 'to']
  if (!bounds.some((bound) => sentence.says(at + 1, 'bound', bound))) return null
  return { next: at + 2, isUnder: !isNo && !sentence.says(at + 1, 'bound', 'to'), isOfMoney }
}

/** «не больше 50, но и не меньше 40», "under 70 but over 50 sqm": the lower bound behind the upper one; null for none. */
export function readLower(
  sentence: Sentence,
  first: Amount,
  side: Side | null,
  subject: Subject | null,
): { amount: Amount; next: number } | null {
  if (side !== 'to' && side !== 'less' && side !== 'below') return null
  const text = (at: number) => sentence.textAt(at)
  let at = sentence.isSign(first.next, ',') ? first.next + 1 : first.next
  if (!/^(?:но|а|и|but|and)$/.test(text(at)) && !/^и не (?:меньше|менее|ниже)$/.test(text(at))) return null
  if (/^(?:но|but)$/.test(text(at)) && /^(?:и|also|и не .*)$/.test(text(at + 1))) at += 1
  const isWhole = /^и не (?:меньше|менее|ниже)$/.test(text(at))
  const isLower = isWhole || ['from', 'more', 'above'].some((bound) => sentence.says(at + 1, 'bound', bound))
  const amount = isLower ? readAmount(sentence, isWhole ? at + 1 : at + 2) : null
  if (amount === null || amount.value >= first.value || (!isBare(amount) && amount.unit !== first.unit))
    return null
  // «до 50 м2 и от 12 до 18 млн»: a range of its own
  const isRange =
    (/^(?:to|до)$/.test(text(amount.next)) || sentence.isSign(amount.next, '-–—')) &&
    startsNumber(sentence, amount.next + 1)
  if (isRange || !isOfOne(first, amount, subject, false)) return null
  const scaled = first.scale !== null && isBare(amount) ? withScaleOf(amount, first) : amount
  return scaled.value < first.value
    ? { amount: { ...scaled, unit: scaled.unit ?? first.unit }, next: amount.next }
    : null
}

/**
 * «60-тан кем емес, бірақ 80-нен көп емес», «3-тен жоғары болсын бірақ 9-дан аспасын»: the upper bound stands behind its
 * number. Of two bare numbers a height tells floors, where they are spoken of.
 */
export function readUpperBehind(
  sentence: Sentence,
  place: number,
  first: Amount,
  subject: Subject | null,
): { amount: Amount; next: number } | null {
  const wished = /^бол(?:сын|са)$/.test(sentence.textAt(place)) ? place + 1 : place
  const joint = sentence.isSign(wished, ',') ? wished + 1 : wished
  const at = /^(?:бирак|жане|ал|ари|әрі)$/.test(sentence.textAt(joint)) ? joint + 1 : joint
  const amount = at === place ? null : readAmount(sentence, at)
  if (amount?.tail !== 'from' || !sentence.says(amount.next, 'after', 'to')) return null
  const word = sentence.textAt(amount.next)
  const isOfMoney = /^(?:қымбат|кымбат)/.test(word)
  const isHigh = isBare(first) && isBare(amount) && isOfHeight(sentence, place - 1)
  const isFloor = isHigh && amount.value <= mostOfHouse && speaksOfFloors(sentence)
  const isOne = isFloor || isOfOne(first, amount, subject, isOfMoney)
  if (!isOne || amount.value <= first.value) return null
  const unit = amount.unit ?? (isFloor ? 'floor' : first.unit)
  const isCounted = unit === 'floor' || unit === 'rooms'
  const isUnder = isCounted && /^(?:т[өо]мен|к[іи]ш[іи]|аз|кем)(?:рек|ірек|ирек)?$/.test(word)
  return {
    amount: { ...amount, unit, value: isUnder ? amount.value - 1 : amount.value },
    next: amount.next + 1,
  }
}

/** "at least 2 rooms but no more than 3", «кемінде екі бөлме, бірақ үштен көп емес» */
function readMostRooms(sentence: Sentence, first: Amount): ReturnType<typeof readMore> {
  const upper = upperBoundAt(sentence, first.next)
  const at = sentence.isSign(first.next, ',') ? first.next + 1 : first.next
  const most = readAmount(sentence, upper?.next ?? at + 1)
  const isBehind =
    sentence.at(at)?.text === 'бирак' && most !== null && sentence.says(most.next, 'after', 'to')
  const isRooms = most !== null && (isBare(most) || most.unit === 'rooms') && most.value > first.value
  if (!(upper !== null || isBehind) || !isRooms || most.value > mostOfRooms) return null
  const range = rangeOf(sentence, first, { ...most, unit: 'rooms' })
  return isBehind ? { ...range, next: most.next + 1 } : range
}

/** «65 70 квадрат»: two sizes side by side. */
function readPair(sentence: Sentence, first: Amount, side: Side | null): ReturnType<typeof readMore> {
  if (side !== null || !isBare(first) || first.value < leastSize || !startsNumber(sentence, first.next))
    return null
  const amount = readAmount(sentence, first.next)
  const isNear = amount !== null && amount.value > first.value && amount.value <= first.value * 1.5
  return isNear && amount.unit === 'm2' ? rangeOf(sentence, first, amount) : null
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

const mostFloors = 100

/** Larger numbers have their own scale or are years. */
const mostOfScale = 1000

/** Of so many and more rooms at least the last of a list in falling order is another thing. */
const mostListed = 4

const mostOfRooms = 12

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

/** "from the third to the seventh floor" */
export function isArticle(sentence: Sentence, place: number): boolean {
  return sentence.at(place)?.text === 'the'
}

function isBetween(sentence: Sentence, place: number): boolean {
  return [1, 2, 3, 4, 5].some((back) => sentence.says(place - back, 'bound', 'between'))
}

function rangeOf(sentence: Sentence, first: Amount, amount: Amount) {
  const each: number[] = []
  for (let one = first.value + 1; one <= amount.value && each.length < 9; one++) each.push(one)
  const next = sentence.says(amount.next, 'join', 'arasy') ? amount.next + 1 : amount.next
  return { amount, each, next, isBound: true }
}

/** «1, 2 или 3 комнаты»: a list is one of rooms or of floors. */
function readList(
  sentence: Sentence,
  first: Amount,
  side: Side | null,
  isFloor: boolean,
): { amount: Amount; each: number[]; next: number; isBound: boolean } | null {
  // «до пятого этажа, а лучше до третьего, 2 комнаты»: what has a bound and a comma behind is no list.
  if (
    side !== null &&
    first.unit === null &&
    sentence.isSign(first.next, ',') &&
    sentence.says(first.next - 1, 'number')
  )
    return null
  // «апам сексенде, үшінші қабат»: an age
  if (sentence.isSign(first.next, ',') && isAge(sentence, first)) return null
  const each: number[] = []
  let last: Amount | null = null
  let before = first.value
  let at = first.next
  const isOfHouse = sentence.isSign(at, '/')
  let isEnded = false
  while (each.length < 6 && (last?.unit ?? null) === null) {
    const isJoined = sentence.says(at, 'join') || sentence.isSign(at, ',/&') || sentence.isNe(at)
    // "not a one room, two-room minimum": what has its own unit and is refused ends before a comma.
    const isRefused = [2, 3, 4].some((back) => sentence.says(at - back, 'not', 'before'))
    if (each.length === 0 && first.unit === 'rooms' && sentence.isSign(at, ',') && isRefused) break
    const isNone =
      isJoined &&
      isBare(first) &&
      [at + 1, first.next - 2].every((one) => sentence.says(one, 'not', 'before'))
    const unwanted = isNone ? readAmount(sentence, at + 2) : null
    const amount: Amount | null = isJoined
      ? // «не 1 и не 2 комнаты»
        unwanted?.unit === 'rooms'
        ? unwanted
        : readAmount(sentence, afterEven(sentence, at + 1))
      : isNextNumber(sentence, at, before)
        ? readAmount(sentence, at)
        : null
    // «он бірінші он екінші қабат»
    const isOfFloors =
      amount?.unit === 'floor' ||
      (first.unit === 'floor' && amount !== null && isBare(amount)) ||
      // «этажи 9, 10, 11»
      (isFloor && amount !== null && isBare(amount) && amount.value > before && amount.value - before <= 3) ||
      (amount !== null && isBare(first) && isBare(amount) && endsWithFloor(sentence, amount.next))
    if (amount !== null && isOneRoomOf(sentence, amount)) break
    const most = isOfFloors ? mostFloors : 9
    if (amount === null || amount.value > most || first.value > most) break
    // «өзімізде 8, үш бөлме»: no home has so many.
    if (amount.unit === 'rooms' && first.value > mostRooms) break
    // "2 to 5, 2 rooms": nor does one count five rooms, then two.
    const isDown = before > mostListed && before > amount.value + 1
    if (isDown && amount.unit === 'rooms' && sentence.isSign(at, ',')) break
    // "floor 2 or 3, 1 room"
    const isOther = isFloor && amount.unit === 'rooms' && sentence.isSign(at, ',')
    if (isOther && each.length > 0 && sentence.says(first.next, 'join')) {
      isEnded = true
      break
    }
    // "floor 2, 3+ rooms"
    if (isFloor && sentence.isSign(amount.next, '+') && sentence.says(amount.next + 1, 'unit', 'rooms')) break
    const open = isFloor ? null : openRooms(sentence, at, amount)
    if (open !== null) return { amount: open, each: [...each, ...open.each], next: open.next, isBound: false }
    // «двух- или трёхкомнатная»
    each.push(amount.value)
    last = amount
    before = amount.value
    at = amount.next
  }
  // «три комнаты или четыре»
  const isMoreRooms =
    first.unit === 'rooms' && sentence.says(first.next, 'join', 'or') && !sentence.isNe(first.next)
  // «первый этаж или второй»
  const isMoreFloors =
    first.unit === 'floor' && sentence.says(first.next, 'join', 'or') && !sentence.isNe(first.next)
  if (isMoreFloors && last !== null && isBare(last) && last.tail === null)
    return { amount: { ...last, unit: 'floor' }, each, next: last.next, isBound: false }
  const isSame =
    last !== null &&
    (first.unit === last.unit || (isMoreRooms && isBare(last) && !sentence.says(last.next - 1, 'end')))
  if (last === null || (first.unit !== null && !isSame)) return null
  const isOfRooms = last.unit === 'rooms' || last.unit === 'bedrooms' || first.unit === 'rooms'
  if (!isOfRooms && !isFloor && last.unit !== 'floor') return null
  // "floor 6, two or three rooms", "floor 4, two to three rooms"
  if (isFloor && last.unit !== null && last.unit !== 'floor' && !isOfHouse) return null
  if (isFloor && !isEnded && (isOfRooms || readAmount(sentence, last.next + 1)?.unit === 'rooms')) return null
  // «4/9 этаж» is the fourth floor of nine, or one of both.
  if (isOfHouse && !isOfRooms)
    return { amount: { ...last, unit: 'storeys' }, each, next: last.next, isBound: false }
  return { amount: last, each, next: last.next, isBound: false }
}

/** «сексенде», «70-те»: a number from so many on in the Kazakh locative is how old somebody is. */
function isAge(sentence: Sentence, { value, next }: Amount): boolean {
  return value >= leastAge && /[дт][ае]$/.test(sentence.textAt(next - 1))
}

/** Floors from here on are told otherwise. */
const leastAge = 30

/** "3 or 4+ rooms", «две или три и больше комнат»: the last of a list with all above it; null for none. */
function openRooms(sentence: Sentence, place: number, amount: Amount): (Amount & { each: number[] }) | null {
  if (!sentence.says(place, 'join', 'or') && !sentence.isSign(place, '/')) return null
  const isOpen = isBare(amount) && amount.value <= 4
  const after = isOpen ? readAfter(sentence, amount.next, amount) : null
  if (after?.side !== 'from') return null
  const isApart = after.unit === null
  const unit = after.unit ?? sentence.value(after.next, 'unit')
  if (unit !== 'rooms' && unit !== 'bedrooms') return null
  const most = unit === 'bedrooms' ? 3 : 4
  const each = [1, 2, 3, 4].filter((rooms) => rooms >= amount.value && rooms <= most)
  return { ...amount, unit, each, next: isApart ? after.next + 1 : after.next }
}

/** «екі үш бөлмелі», «5 6 этаж»: a number that follows another one in counting. */
function isNextNumber(sentence: Sentence, place: number, before: number): boolean {
  // «бірінші 2 бөлмелі қарадық»: an ordinal before a digit is when.
  const isWhen = sentence.says(place - 1, 'order') && typeof sentence.at(place)?.number === 'number'
  if (isWhen && /нш[ыи]$/.test(sentence.textAt(place - 1))) return false
  return startsNumber(sentence, place) && readAmount(sentence, place)?.value === before + 1
}

export function withScaleOf(first: Amount, second: Amount): Amount {
  const { scale, unit } = second
  return { ...first, scale, unit, value: first.value * 10 ** (scale ?? 0), isForeign: second.isForeign }
}

/** "9th, 10th or 11th floor": whether a list of bare numbers goes on to one of a floor. */
function endsWithFloor(sentence: Sentence, place: number): boolean {
  let at = place
  for (let count = 0; count < 4; count++) {
    if (!sentence.says(at, 'join') && !sentence.isSign(at, ',/&')) return false
    const amount = readAmount(sentence, at + 1)
    if (amount === null || amount.unit === 'floor') return amount !== null
    if (!isBare(amount)) return false
    at = amount.next
  }
  return false
}

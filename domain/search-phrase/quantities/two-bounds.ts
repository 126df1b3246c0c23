import type { Sentence } from '../sentence.ts'
import { type Amount, isBare, isYear, readAmount } from './amounts.ts'
import type { Side } from './bounds.ts'
import { isOfHeight, mostOfHouse, speaksOfFloors } from './heights.ts'
import { type More, mostOfRooms, rangeOf, withScaleOf } from './range.ts'
import type { Subject } from './subjects.ts'

/** «больше 60, но меньше 75», «не меньше 90, но и не больше 110»: a lower bound and an upper one, which keep what they are about. */
export function readUpper(
  sentence: Sentence,
  first: Amount,
  side: Side | null,
  subject: Subject | null,
): More | null {
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
    sentence.isNumber(amount.next + 1)
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
function readMostRooms(sentence: Sentence, first: Amount): More | null {
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

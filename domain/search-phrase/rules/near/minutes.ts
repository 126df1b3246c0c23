import { type Amount, isBare, readAmount } from '../../quantities/amounts.ts'
import { type Sentence, skipBounds } from '../../sentence.ts'

/** Minutes up to here are told without their unit, behind "within" and behind "under". */
export const mostWithin = 30

const mostUnder = 10

/** "metro within 10", «метро не дальше 7»: a bare number behind a place and such a bound is of minutes; null for none. */
export function bareMinutes(sentence: Sentence, place: number): Amount | null {
  // «до садика пешком за 5»
  const isWalk = sentence.says(place, 'walk') && /^(?:за|в|in)$/.test(sentence.textAt(place + 1))
  const walked = isWalk && sentence.isNumber(place + 2) ? readAmount(sentence, place + 2) : null
  const isEnd = walked !== null && (sentence.at(walked.next)?.isSign ?? true)
  if (walked !== null && isBare(walked) && isEnd && walked.value <= mostWithin) return walked
  const isApart = sentence.isSign(place, ',')
  const at = isApart ? place + 1 : place
  const bound = sentence.textAt(at)
  const isFar = /^(?:no f[ua]rther than|not f[ua]rther than|не дальше|не далее)$/.test(bound)
  // "metro close, within 10"
  const isBesideNear = bound === 'within' && sentence.says(place - 1, 'near', 'after')
  const isWithin = isFar || isBesideNear || (!isApart && /^(?:within|within about|в пределах)$/.test(bound))
  // «а до метро максимум 15»
  const isMost = /^(?:максимум|макс|не больше|не более|max|maximum|at most)$/.test(bound)
  const isMostTo = isMost && !isApart && /^(?:до|to)$/.test(sentence.textAt(place - 2))
  const isUnder = (!isApart && /^(?:under|less than|inside)$/.test(bound)) || isMostTo
  const amount = isWithin || isUnder ? readAmount(sentence, skipBounds(sentence, at + 1)) : null
  if (amount === null || !isBare(amount) || !Number.isInteger(amount.value)) return null
  const last = isRange(sentence, amount) ? readAmount(sentence, amount.next + 1) : null
  if (last !== null) return isBare(last) && last.value <= mostWithin ? last : null
  const unit = sentence.at(amount.next)
  const isOther = unit !== undefined && (unit.isKnown ? isUnitOf(sentence, amount.next) : !unit.isSign)
  if (isOther) return null
  return amount.value >= 1 && amount.value <= (isWithin || isMostTo ? mostWithin : mostUnder) ? amount : null
}

/** «школа 10 минут, до метро 15», «садик 5»: a bare number behind a second place is of minutes too, so many words behind the first ones; null for none. */
export function secondMinutes(
  sentence: Sentence,
  start: number,
  place: number,
  furthest: number,
): Amount | null {
  let from = start
  // «ТРЦ 9 минут, до парка пять, до остановки три»: a row of them
  for (let back = beforeOne(sentence, from); back !== null; back = beforeOne(sentence, from)) from = back
  const isSaid = sentence.terms.some(
    (_, at) => at < start && at >= from - furthest && sentence.says(at, 'unit', 'minutes'),
  )
  if (!isSaid && !isSaidBehind(sentence, place)) return null
  const number = afterMost(sentence, place)
  const amount = sentence.isNumber(number) ? readAmount(sentence, number) : null
  const behind = amount === null ? undefined : sentence.at(amount.next)
  const isEnd = behind === undefined || behind.isSign || /^(?:до|to)$/.test(behind.text)
  return amount !== null && isBare(amount) && amount.value <= mostWithin && isEnd ? amount : null
}

/** The place where another place with a bare number begins before this one; null for none. */
function beforeOne(sentence: Sentence, start: number): number | null {
  const isParted = sentence.isSign(start - 1, ',') || sentence.says(start - 1, 'join')
  const isNumber = sentence.isNumber(start - 2) && sentence.says(start - 3, 'poi')
  const isPark = sentence.isNumber(start - 2) && sentence.says(start - 3, 'thing')
  if (!isParted || !(isNumber || isPark)) return null
  return /^(?:до|to)$/.test(sentence.textAt(start - 4)) ? start - 4 : start - 3
}

/** «до парка пять, до остановки три минуты»: whether the unit is told with the next place. */
function isSaidBehind(sentence: Sentence, place: number): boolean {
  const number = afterMost(sentence, place)
  const amount = sentence.isNumber(number) ? readAmount(sentence, number) : null
  if (amount === null || !isBare(amount)) return false
  // «до парка 5 до метро 10 минут» without the comma
  const isTo = (each: number) => /^(?:до|to)$/.test(sentence.textAt(each))
  const behind = sentence.isSign(amount.next, ',') ? amount.next + 1 : amount.next
  if (behind === amount.next && !isTo(behind)) return false
  const at = isTo(behind) ? behind + 1 : behind
  const isPlace = sentence.says(at, 'poi') || sentence.says(at, 'thing', 'park')
  return isPlace && readAmount(sentence, afterMost(sentence, at + 1))?.unit === 'minutes'
}

/** «метро максимум в десяти», "the school in seven": the place behind words for at most, and for within. */
function afterMost(sentence: Sentence, place: number): number {
  let at = place
  while (
    at - place < 3 &&
    !sentence.isNumber(at) &&
    (sentence.says(at, 'bound', 'to') || /^(?:в|за|in|чем|тоже|also)$/.test(sentence.textAt(at)))
  )
    at++
  return at
}

/** Whether a number goes on as a range or a list. */
function isRange(sentence: Sentence, amount: Amount): boolean {
  return sentence.isSign(amount.next, '-–—/+') && sentence.isNumber(amount.next + 1)
}

/** Whether a word may make the number before it one of something else. */
function isUnitOf(sentence: Sentence, place: number): boolean {
  return ['unit', 'scale', 'currency', 'topic'].some((kind) => sentence.says(place, kind))
}

/** «5-10 минут»: the most counts. */
export function readMinutes(sentence: Sentence, place: number): Amount | null {
  const amount = readAmount(sentence, place)
  // «минут 5-7»
  const most =
    amount?.unit === 'minutes' &&
    sentence.says(place, 'unit', 'minutes') &&
    sentence.isSign(amount.next, '-–—')
      ? readAmount(sentence, amount.next + 1)
      : null
  if (amount !== null && most !== null && isBare(most) && most.value > amount.value)
    return { ...most, unit: 'minutes' }
  if (amount?.unit !== null) return amount
  // «10 минут до школы и 5 до садика»
  const isSecond =
    amount.scale === null &&
    (['join', 'poi'].some((kind) => sentence.says(place - 1, kind)) || sentence.isSign(place - 1, ',')) &&
    /^(?:до|to)$/.test(sentence.textAt(amount.next)) &&
    [3, 4, 5, 6].some((back) => sentence.says(place - back, 'unit', 'minutes'))
  if (isSecond) return { ...amount, unit: 'minutes' }
  const isTo = /^(?:до|to)$/.test(sentence.textAt(amount.next))
  const last = isTo || sentence.isSign(amount.next, '-–—') ? readAmount(sentence, amount.next + 1) : null
  return isTo && last?.unit !== 'minutes' ? amount : (last ?? amount)
}

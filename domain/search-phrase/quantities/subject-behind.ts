import type { Sentence } from '../sentence.ts'
import { isBare, isMoney, isYear, readAmount } from './amounts.ts'
import { readBounds } from './bounds.ts'
import { skipped } from './bounds.ts'
import { isArticle } from './range.ts'
import { isOfMoneySubject, mayBeAbout, readSubject, sizes, type Subject } from './subjects.ts'

/** «платить в месяц», "monthly": what is paid each month, unlike «платить» alone. */
export function isMonthly(sentence: Sentence, start: number, end: number): boolean {
  return sentence.terms.some(
    ({ text }, at) =>
      at >= start && at < end && /мес|month|mo$|pcm|mth|ай|платеж|payment|repay|instal/.test(text),
  )
}

/** The subject behind an amount: «в месяц», «первый взнос», "kitchen". */
export function readBehind(
  sentence: Sentence,
  place: number,
  before: Subject | null,
  isOfArea: boolean,
  isSum: boolean,
  isMonthly: boolean,
): { subject: Subject; next: number } | null {
  if (isPriceOfMetre(sentence, place)) return { subject: 'ppm', next: place + 1 }
  const isSign = sentence.isSign(place, '/-–—')
  const at = isSign || isLink(sentence, place) ? place + 1 : isLongLink(sentence, place) ? place + 2 : place
  const kitchen = isOfArea && before === null ? afterInKitchen(sentence, place) : null
  if (kitchen !== null) return { subject: 'kitchen', next: kitchen }
  const found = isPerMonth(sentence, place)
    ? { subject: 'payment' as const, next: place + 2 }
    : readSubject(sentence, at)
  // "a family of four looking for", «30 млн за трешку»
  if (found?.subject === 'price' && /^(?:за|for)$/.test(sentence.textAt(found.next - 1))) return null
  if (found?.subject === 'ppm' && isCheapMetre(sentence, place, found.next)) return null
  // «до 30 млн сейчас снимаем»
  if (
    found !== null &&
    found.next === at + 1 &&
    /^(?:сейчас|now)$/.test(sentence.textAt(at)) &&
    sentence.says(at + 1, 'own')
  )
    return null
  // «40 шаршы, айына 200 мың»
  if (isOfArea && found !== null && !['area', 'kitchen', 'living', 'ppm'].includes(found.subject)) return null
  // «8-ге дейінгі қабат балконы бар»
  if (found?.subject === 'living' && !isOfArea) return null
  // «до 27 миллионов с балконом»
  if (found !== null && isSum && ['area', 'kitchen', 'living'].includes(found.subject)) return null
  if (found === null || (found.subject === 'price' && before === null)) return found
  if (found.subject === 'deadline' || found.subject === 'floor') return null
  // "can pay 15 million upfront"
  const isPaidAtOnce = before === 'payment' && found.subject === 'first' && !isMonthly
  if (before !== null && before !== 'price') return found.subject === before || isPaidAtOnce ? found : null
  const following = readAmount(
    sentence,
    skipped(sentence, readBounds(sentence, skipped(sentence, found.next), true).next),
  )
  // "250k a month, two rooms": rooms are paid by nothing.
  if (following === null || following.unit === 'rooms' || following.unit === 'bedrooms') return found
  // «150 тысяч в месяц от 60 м²»: nor are metres, floors and minutes.
  const isOfMoney = isOfMoneySubject(found.subject)
  const behind = following.next
  const isRange = sentence.isSign(behind, '-–—') || /^(?:to|до|по)$/.test(sentence.textAt(behind))
  const isLeast = sentence.isSign(behind, '+') && sentence.says(behind + 1, 'unit')
  const most = isBare(following) && isRange ? readAmount(sentence, behind + 1) : following
  const unit = isLeast ? sentence.value(behind + 1, 'unit') : (most?.unit ?? null)
  if (isOfMoney && unit !== null && unit !== 'percent') return found
  if (isOfMoney && sizes.has(readSubject(sentence, found.next)?.subject ?? 'price')) return found
  // "300k a month and 10 mln": nobody pays millions a month beside thousands.
  const isThousands = sentence.says(place - 1, 'scale', '3')
  if (found.subject === 'payment' && isThousands && following.scale === 6) return found
  // «двушка 30 млн взнос 6»: a number of its own at the end.
  const isOwn =
    found.subject === 'first' &&
    isBare(following) &&
    following.value >= 2 &&
    following.value < mostBare &&
    sentence.isNumber(found.next) &&
    (sentence.at(following.next)?.isSign ?? true)
  if (isOwn) return null
  // «300 тысяч в месяц, 2 или 3 комнаты», "12m deposit by 2028"
  if (isOfMoney && isBare(following) && (following.value < 10 || isYear(following.value))) return found
  // «60 м², кухня 12»: the subject of the next amount, unless that one has its own behind.
  // "70 sqm kitchen 12 sqm floor 4": metres are no floor.
  const own = sentence.isSign(following.next, '/') ? following.next + 1 : following.next
  if (isPerMonth(sentence, following.next)) return found
  const next = readSubject(sentence, own)
  if (next === null || !mayBeAbout(next.subject, following.unit)) return null
  // «20 млн взнос 4 млн платеж 120 тыс»: where the next subject has its number behind, this one has too.
  const last = isMoney(following) ? readAmount(sentence, next.next) : null
  return last !== null && isMoney(last) ? null : found
}

/** Of more millions nobody tells a first payment without a unit. */
const mostBare = 100

/** «не дороже 500 тысяч метр»: thousands before one metre are what it costs, unlike «300 тысяч, метров 60». */
function isPriceOfMetre(sentence: Sentence, place: number): boolean {
  const isMetre = /^(?:метр|квадрат|квадратный метр|м2|кв м)$/.test(sentence.textAt(place))
  return isMetre && sentence.says(place - 1, 'scale', '3') && !sentence.isNumber(place + 1)
}

/** «30 млн-ға дейін квадраты арзан», unlike «500 мың квадраты»: a cheap metre behind what is no sum of thousands is an order. */
function isCheapMetre(sentence: Sentence, place: number, behind: number): boolean {
  const isThousands = [1, 2, 3].some((back) => sentence.says(place - back, 'scale', '3'))
  const at = sentence.says(behind, 'most') ? behind + 1 : behind
  return !isThousands && sentence.says(at, 'sort', 'price')
}

/** "18 squares in the kitchen", «15 квадратов на кухне»: the place behind it; null for none. */
function afterInKitchen(sentence: Sentence, place: number): number | null {
  if (!/^(?:in|for|на|под|для)$/.test(sentence.textAt(place))) return null
  const at = isArticle(sentence, place + 1) ? place + 2 : place + 1
  return sentence.says(at, 'topic', 'kitchen') ? at + 1 : null
}

/** "250k/m": a month and no million behind a stroke. */
function isPerMonth(sentence: Sentence, place: number): boolean {
  return sentence.isSign(place, '/') && sentence.at(place + 1)?.text === 'm'
}

/** «300 тыс на месяц», "8m as down payment", "8m for the deposit". */
function isLink(sentence: Sentence, place: number): boolean {
  return (
    sentence.says(place, 'noise') &&
    !sentence.isNumber(place) &&
    readSubject(sentence, place) === null &&
    readSubject(sentence, place + 1) !== null
  )
}

/** "5m for a down payment", "5m as a deposit". */
function isLongLink(sentence: Sentence, place: number): boolean {
  return /^(?:for|as)$/.test(sentence.textAt(place)) && isLink(sentence, place + 1)
}

import { isBare, readAmount, startsNumber } from '../amounts.ts'
import { isPutRight } from '../guards/corrections.ts'
import { type Item, nothing, one, type Rule, type Sentence } from '../sentence.ts'

const counts = ['екеу', 'ушеу', 'тортеу']

/** What tells that so many rooms are wanted. */
const wanted = /^(?:жетед[іи]|керек|[іи]здей\p{L}*|болса|болсын|ал(?:ам|ам[ыи]н|ам[ыи]з|са[мқк]))$/u

/** «үш бөлмелі тым үлкен, екеуі жетеді»: rooms that are only counted where rooms were spoken of before. */
export const countedRooms: Rule = (sentence, place) => {
  // "two rooms. Actually make it three"
  if (sentence.at(place)?.text === 'make') return madeRooms(sentence, place)
  const right = numberPutRight(sentence, place)
  if (right !== null) return right
  const either = eitherNumber(sentence, place)
  if (either !== null) return either
  const word = /^(.+?еу)[іи]н?$/.exec(sentence.textAt(place))?.[1] ?? ''
  const number = counts.indexOf(word)
  if (number < 0 || !wanted.test(sentence.textAt(place + 1))) return null
  return speaksOfRooms(sentence, place) ? one(place + 1, 'rooms', number + 2) : null
}

/** «две комнаты, нет, лучше три», «пятый этаж, точнее шестой»: a bare number has the unit of the one that it puts right; null for none. */
function numberPutRight(sentence: Sentence, place: number): Item | null {
  if (!startsNumber(sentence, place) || !isPutRight(sentence, place)) return null
  const amount = readAmount(sentence, place)
  if (amount === null || !isBare(amount) || !Number.isInteger(amount.value)) return null
  const behind = sentence.at(amount.next)
  const isEnd = behind === undefined || behind.isSign || sentence.says(amount.next, 'noise')
  let at = place - 1
  while (place - at < 9 && at >= 0 && !sentence.says(at, 'unit') && !sentence.says(at, 'rooms')) at--
  const isOf = (unit: string) => sentence.says(at, 'unit', unit)
  if (!isEnd) return null
  const isRooms = sentence.says(at, 'rooms') || isOf('rooms')
  if ((isRooms || isOf('bedrooms')) && amount.value >= 1 && amount.value <= mostRooms)
    return one(amount.next, 'rooms', Math.min(isRooms ? amount.value : amount.value + 1, 4))
  if (!isOf('floor') || amount.value > mostFloors) return null
  return {
    next: amount.next,
    wishes: [
      { key: 'floor_from', values: [amount.value] },
      { key: 'floor_to', values: [amount.value] },
    ],
  }
}

/** Few homes have more rooms, and few houses more floors. */
const mostRooms = 6
const mostFloors = 60

/** «студия емес, екі не үш», «не студия, две или три»: two numbers joined by "or" alone in their part, where rooms were spoken of and no floors; null for anything else. */
function eitherNumber(sentence: Sentence, place: number): Item | null {
  if (!sentence.isSign(place - 1, ',.') || !startsNumber(sentence, place)) return null
  const first = readAmount(sentence, place)
  const isOr = (at: number) => sentence.says(at, 'join', 'or') || (sentence.isKazakh && sentence.isNe(at))
  if (first === null || !isBare(first) || !isOr(first.next) || !startsNumber(sentence, first.next + 1))
    return null
  const second = readAmount(sentence, first.next + 1)
  const isCount = second !== null && isBare(second) && first.value >= 1 && second.value === first.value + 1
  if (!isCount || second.value > 4 || !(sentence.at(second.next)?.isSign ?? true)) return null
  const isFloor = sentence.terms.some((_, at) => at < place && sentence.says(at, 'unit', 'floor'))
  return speaksOfRooms(sentence, place) && !isFloor
    ? one(second.next, 'rooms', first.value, second.value)
    : null
}

/** "make it three" where rooms were spoken of; null for anything else. */
function madeRooms(sentence: Sentence, place: number): Item | null {
  const many = sentence.at(place + 2)?.number ?? Number(sentence.value(place + 2, 'number') ?? NaN)
  const isEnd = sentence.at(place + 3)?.isSign ?? true
  const isCount = sentence.at(place + 1)?.text === 'it' && many >= 1 && many <= 6 && isEnd
  return isCount && speaksOfRooms(sentence, place) ? one(place + 3, 'rooms', Math.min(many, 4)) : null
}

function speaksOfRooms(sentence: Sentence, place: number): boolean {
  return sentence.terms.some(
    (_, at) => at < place && (sentence.says(at, 'rooms') || sentence.says(at, 'unit', 'rooms')),
  )
}

/** «50/50 төлесем», «30 / 70»: two parts of a whole, which are no sums. */
export const shares: Rule = (sentence, place) => {
  const [first, second] = [sentence.at(place)?.number, sentence.at(place + 2)?.number]
  const isShares = sentence.isSign(place + 1, '/') && (first ?? 0) + (second ?? 0) === 100
  return isShares && (first ?? 0) >= 10 && (second ?? 0) >= 10 ? nothing(place + 3) : null
}

import { isBare, mostRooms, readAmount } from '../../quantities/amounts.ts'
import { isPutRight } from '../../guards/corrections.ts'
import { type Item, nothing, one, type Rule, type Sentence } from '../../sentence.ts'

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
  const compared = thanRooms(sentence, place)
  if (compared !== null) return compared
  const least = leastInstead(sentence, place)
  if (least !== null) return least
  const word = /^(.+?еу)[іи]н?$/.exec(sentence.textAt(place))?.[1] ?? ''
  const number = counts.indexOf(word)
  if (number < 0 || !wanted.test(sentence.textAt(place + 1))) return null
  return speaksOfRooms(sentence, place) ? one(place + 1, 'rooms', number + 2) : null
}

/** "4 rooms, if not then at least 3", "three is too much, one is ok": another number of the rooms that were spoken of; null for none. */
function leastInstead(sentence: Sentence, place: number): Item | null {
  if (!sentence.isNumber(place)) return null
  const amount = readAmount(sentence, place)
  if (amount === null || !isBare(amount) || amount.value > mostRooms || amount.value < 1) return null
  const before = sentence.textAt(place - 1)
  const back = /^(?:at least|хотя бы|хоть|тогда|then|то)$/.test(before) ? place - 1 : place
  const words = [4, 3, 2, 1].map((away) => sentence.textAt(back - away)).join(' ')
  const isInstead =
    back < place && /(?:^| )(?:if not(?: ,)?(?: then)?|or|если нет(?: ,)?(?: то)?|или)$/.test(words.trim())
  // "two rooms but if the price is the same then three"
  const [part] = sentence.partOf(place)
  const isIf =
    /^(?:then|тогда|то)$/.test(before) &&
    sentence.terms.some(({ text }, at) => at >= part && at < place && /^(?:if|если)$/.test(text))
  const isEnd = sentence.at(amount.next)?.isSign ?? true
  const behind = [0, 1].map((away) => sentence.textAt(amount.next + away)).join(' ')
  // "three would be even better" adds to what was told.
  const isBetter = /^(?:would be|is|s) (?:even )?better$/.test(
    [0, 1, 2, 3]
      .map((away) => sentence.textAt(amount.next + away))
      .join(' ')
      .replace(/ ,?\.?$/, '')
      .trim(),
  )
  const isEnough =
    /^(?:is|would be|will be)? ?(?:ok|okay|fine|enough|enough for .*)(?: |$)/.test(behind) ||
    /^(?:is ok|is fine|is enough|would be enough|will do|хватит|достаточно|жетеді|жетеди)/.test(behind)
  const isTurn = isBetter && /^(?:but|and|or)$/.test(sentence.textAt(place - 1))
  const isStart = sentence.isSign(place - 1, ',.;') || place === 0 || isTurn
  // "two rooms is too small for us, three please"
  const isPlease = isEnd || /^(?:please|pls|plz|пожалуйста)$/.test(sentence.textAt(amount.next))
  const isAfterTooMuch = isStart && isPlease && /(?:^| )(?:is|are) too /.test(partBefore(sentence, place - 1))
  if (
    !(((isInstead || isIf) && isEnd) || ((isEnough || isBetter) && isStart) || isAfterTooMuch) ||
    !speaksOfRooms(sentence, place)
  )
    return null
  return one(amount.next, 'rooms', Math.min(amount.value, 4))
}

/** "bigger than a studio", «больше двушки»: rooms in a word behind one that compares; null for none. */
function thanRooms(sentence: Sentence, place: number): Item | null {
  const text = sentence.textAt(place)
  const word =
    /^(?:and )?(not |no )?(?:(?:bigger|larger|more)|(smaller|less)) than$|^(не )?(?:(?:по)?больше|((?:по)?меньше))(?: чем)?$/
  const found = word.exec(text)
  if (found === null) return null
  const isRefused = found[1] !== undefined || found[3] !== undefined
  const isLess = found[2] !== undefined || found[4] !== undefined
  const at = /^(?:a|an)$/.test(sentence.textAt(place + 1)) ? place + 2 : place + 1
  if (!sentence.says(at, 'rooms')) return null
  // «поменьше двушка» is a small one, unlike «поменьше двушки».
  if (/^по\p{L}+е$/u.test(text) && /[ая]$/.test(sentence.textAt(at))) return null
  const value = Number(sentence.value(at, 'rooms'))
  const isFitting = (rooms: number) =>
    isRefused ? (isLess ? rooms >= value : rooms <= value) : isLess ? rooms < value : rooms > value
  const wanted = [0, 1, 2, 3, 4].filter(isFitting)
  return wanted.length === 0 ? null : one(at + 1, 'rooms', ...wanted)
}

/** The words of the part that ends with a sign. */
function partBefore(sentence: Sentence, sign: number): string {
  const [start] = sign < 1 ? [0] : sentence.partOf(sign - 1)
  return `${sentence.terms
    .slice(start, Math.max(sign, 0))
    .map(({ text }) => text)
    .join(' ')} `
}

/** «две комнаты, нет, лучше три», «пятый этаж, точнее шестой»: a bare number has the unit of the one that it puts right; null for none. */
function numberPutRight(sentence: Sentence, place: number): Item | null {
  if (!sentence.isNumber(place) || !isPutRight(sentence, place)) return null
  const amount = readAmount(sentence, place)
  if (amount === null || !isBare(amount) || !Number.isInteger(amount.value)) return null
  const behind = sentence.at(amount.next)
  const isEnd = behind === undefined || behind.isSign || sentence.says(amount.next, 'noise')
  let at = place - 1
  while (place - at < 9 && at >= 0 && !isUnit(sentence, at)) at--
  const isOf = (unit: string) => sentence.says(at, 'unit', unit)
  if (!isEnd) return null
  const sum = sumPutRight(sentence, at, amount.value, amount.next)
  if (sum !== null) return sum
  const isRooms = sentence.says(at, 'rooms') || isOf('rooms')
  if ((isRooms || isOf('bedrooms')) && amount.value >= 1 && amount.value <= mostRooms)
    return one(amount.next, 'rooms', Math.min(isRooms ? amount.value : amount.value + 1, 4))
  if (!isOf('floor') || amount.value > mostFloors) return null
  // «лучше 7-8»
  const more = sentence.isSign(amount.next, '-–—') ? readAmount(sentence, amount.next + 1) : null
  const last = more !== null && isBare(more) && more.value > amount.value ? more : amount
  return {
    next: last.next,
    wishes: [
      { key: 'floor_from', values: [amount.value] },
      { key: 'floor_to', values: [last.value] },
    ],
  }
}

function isUnit(sentence: Sentence, place: number): boolean {
  return ['unit', 'rooms', 'scale'].some((kind) => sentence.says(place, kind))
}

/** "up to 30 mln, sorry, 35", "60 sqm. no, 70": millions and square metres with the bound of the number before; null for other units. */
function sumPutRight(sentence: Sentence, unit: number, value: number, next: number): Item | null {
  const former = unit > 0 ? readAmount(sentence, unit - 1) : null
  if (former === null || former.value === 0) return null
  const isSum = former.scale === 6 && value >= 5 && value < 1000
  const isSize = former.unit === 'm2' && value >= 15 && value < 500
  if (!isSum && !isSize) return null
  const bounds = [unit - 2, unit - 3, unit + 1].map(
    (at) => sentence.value(at, 'bound') ?? sentence.value(at, 'after'),
  )
  const isLower = bounds.some((bound) => bound === 'from' || bound === 'above')
  const isUpper = bounds.some((bound) => bound === 'to' || bound === 'below')
  const key = isSum ? 'price' : 'area'
  const whole = isSum ? value * 1e6 : value
  if (isLower) return one(next, `${key}_from`, whole)
  if (isUpper || isSum) return one(next, `${key}_to`, whole)
  return {
    next,
    wishes: [
      { key: 'area_from', values: [Math.round(value * 0.9)] },
      { key: 'area_to', values: [Math.round(value * 1.1)] },
    ],
  }
}

/** No house that is counted by has more floors. */
const mostFloors = 60

/** «студия емес, екі не үш», «не студия, две или три»: two numbers joined by "or" alone in their part, where rooms were spoken of and no floors; null for anything else. */
function eitherNumber(sentence: Sentence, place: number): Item | null {
  if (!sentence.isSign(place - 1, ',.') || !sentence.isNumber(place)) return null
  const first = readAmount(sentence, place)
  const isOr = (at: number) => sentence.says(at, 'join', 'or') || (sentence.isKazakh && sentence.isNe(at))
  if (first === null || !isBare(first) || !isOr(first.next) || !sentence.isNumber(first.next + 1)) return null
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
  const many = sentence.countAt(place + 2)
  const isEnd = sentence.at(place + 3)?.isSign ?? true
  const isCount = sentence.at(place + 1)?.text === 'it' && many >= 1 && many <= 6 && isEnd
  return isCount && speaksOfRooms(sentence, place) ? one(place + 3, 'rooms', Math.min(many, 4)) : null
}

function speaksOfRooms(sentence: Sentence, place: number): boolean {
  return sentence.terms.some((_, at) => at < place && sentence.saysRooms(at))
}

/** «50/50 төлесем», «30 / 70»: two parts of a whole, which are no sums. */
export const shares: Rule = (sentence, place) => {
  const [first, second] = [sentence.at(place)?.number, sentence.at(place + 2)?.number]
  const isShares = sentence.isSign(place + 1, '/') && (first ?? 0) + (second ?? 0) === 100
  return isShares && (first ?? 0) >= 10 && (second ?? 0) >= 10 ? nothing(place + 3) : null
}

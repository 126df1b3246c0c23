import type { Sentence } from '../sentence.ts'
import { type Amount, isBare, isOneRoomOf, mostRooms, readAmount } from './amounts.ts'
import { readAfter } from './bounds-behind.ts'
import type { Side } from './bounds.ts'
import { type More, mostFloors } from './range.ts'
import type { Subject } from './subjects.ts'

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

/** A list, unless its first number is of money and the next of rooms: «бастапқы 4, екі бөлме». */
export function listUnder(
  sentence: Sentence,
  first: Amount,
  side: Side | null,
  subject: Subject | null,
): More | null {
  const list = readList(sentence, first, side, subject === 'floor')
  return list?.amount.unit === 'rooms' && (subject === 'first' || subject === 'payment') ? null : list
}

/** Of so many and more rooms at least the last of a list in falling order is another thing. */
const mostListed = 4

/** «1, 2 или 3 комнаты»: a list is one of rooms or of floors. */
function readList(sentence: Sentence, first: Amount, side: Side | null, isFloor: boolean): More | null {
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
  let [isEnded, hasJoin] = [false, false]
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
    // "floor 2 or 3, 1 room", "second floor or third, two rooms", "floors 5, 6, 7, 2 rooms"
    const isOfUnit = amount !== null && amount.unit !== null && amount.unit !== 'floor'
    const isOther = (isFloor || first.unit === 'floor') && isOfUnit && sentence.isSign(at, ',')
    if (isOther && each.length > 0 && (hasJoin || (amount !== null && amount.value < before))) {
      isEnded = true
      break
    }
    const most = isOfFloors ? mostFloors : 9
    if (amount === null || amount.value > most || first.value > most) break
    // «өзімізде 8, үш бөлме»: no home has so many.
    if (amount.unit === 'rooms' && first.value > mostRooms) break
    // "2 to 5, 2 rooms": nor does one count five rooms, then two.
    const isDown = before > mostListed && before > amount.value + 1
    // «5 те бір бөлмелі»: the number of a house in the Kazakh locative is none of rooms.
    const isParted = sentence.isSign(at, ',') || sentence.says(at, 'suffix', 'loc')
    if (isDown && amount.unit === 'rooms' && isParted) break
    // "floor 2, 3+ rooms"
    if (isFloor && sentence.isSign(amount.next, '+') && sentence.says(amount.next + 1, 'unit', 'rooms')) break
    const open = isFloor ? null : openRooms(sentence, at, amount)
    if (open !== null) return { amount: open, each: [...each, ...open.each], next: open.next, isBound: false }
    // «двух- или трёхкомнатная»
    each.push(amount.value)
    hasJoin ||= sentence.says(at, 'join')
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
  return sentence.isNumber(place) && readAmount(sentence, place)?.value === before + 1
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

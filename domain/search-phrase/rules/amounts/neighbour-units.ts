import { isBare, leastSize, readAmount } from '../../quantities/amounts.ts'
import { leastSum } from '../../quantities/floors-told.ts'
import { mostOfHouse } from '../../quantities/heights.ts'
import type { Quantity } from '../../quantities/quantities.ts'
import type { Sentence } from '../../sentence.ts'

/** A bare amount with what the part or the amount before it is about: a size, floors, a sum each month, a kitchen; null where those tell nothing of it. */
export function withNeighbour(sentence: Sentence, quantity: Quantity): Quantity | null {
  if (isMostOfSize(sentence, quantity)) return { ...quantity, subject: 'area' }
  if (isLeastToo(sentence, quantity)) return { ...quantity, side: 'from' }
  if (isOfFloorsBefore(sentence, quantity) || isOfHeightBefore(sentence, quantity))
    return { ...quantity, subject: 'floor' }
  if (isOfKitchenBefore(sentence, quantity)) return { ...quantity, subject: 'kitchen' }
  return withScaleBefore(sentence, quantity)
}

/** «не менее 3 комнат и 80 квадратов», "at least 3 rooms and 80 sqm": the least of rooms is one of the size that is joined to it too. */
function isLeastToo(sentence: Sentence, { first, second, side, start }: Quantity): boolean {
  const isSize = first.unit === 'm2' && side === null && second === null
  if (!isSize || !sentence.says(start - 1, 'join', 'and')) return false
  const at = sentence.isSign(start - 3, '-') ? start - 4 : start - 3
  const rooms = sentence.isNumber(at) ? readAmount(sentence, at) : null
  return rooms?.unit === 'rooms' && rooms.next === start - 1 && sentence.says(at - 1, 'bound', 'from')
}

/** "50 square metres at least and 65 at most", «не меньше 50 квадратов и 65 максимум»: a bare most that is joined to a least size. */
function isMostOfSize(sentence: Sentence, { first, second, side, start }: Quantity): boolean {
  if (second !== null || side !== 'to' || !isBare(first)) return false
  if (!/^(?:and|but|и|но|а|ж[әа]не|б[іи]ра[қк])$/.test(sentence.textAt(start - 1))) return false
  let at = start - 2
  while (at > 0 && start - at < 6 && !sentence.says(at, 'unit', 'm2')) at--
  const size = at > 0 && start - at < 6 ? readAmount(sentence, at - 1) : null
  return (
    size?.unit === 'm2' &&
    size.value >= leastSize &&
    size.value < first.value &&
    first.value <= size.value * 2
  )
}

/** «этаж неважен, с 5 по 10», «қабаты орташа, 5-тен 10-ға дейін»: a range of small bare numbers behind a part about floors without a number. */
function isOfFloorsBefore(sentence: Sentence, { first, second, start }: Quantity): boolean {
  if (second === null || !isBare(first) || !isBare(second) || second.value > mostOfHouse) return false
  if (!sentence.isSign(start - 1, ',-–—:')) return false
  const [from] = sentence.partOf(start - 2)
  const isHere = (is: (at: number) => boolean) =>
    sentence.terms.some((_, at) => at >= from && at < start - 1 && is(at))
  const isFloor = isHere((at) => sentence.says(at, 'topic', 'floor') || sentence.says(at, 'sort', 'floor'))
  return isFloor && !isHere((at) => sentence.isNumber(at) || sentence.says(at, 'end'))
}

/** «жоғары қабат керек емес 4-ке дейін», «невысокий этаж, до 4»: a small bare bound behind high or low floors, which are wanted or refused. */
function isOfHeightBefore(sentence: Sentence, { first, second, side, start }: Quantity): boolean {
  if (second !== null || side === null || !isBare(first) || first.value >= leastSum) return false
  let at = start - 1
  while (start - at < 4 && (sentence.isSign(at, ',') || sentence.says(at, 'not', 'after'))) at--
  return ['floor', '-floor'].some((order) => sentence.says(at, 'sort', order))
}

/** A second bound is at most so many times the sum before it. */
const mostStretch = 2

/** «тысяч двести, максимум двести двадцать», "200k a month, max 220": a bare bound behind a sum of thousands is one of thousands; null for none. */
function withScaleBefore(sentence: Sentence, quantity: Quantity): Quantity | null {
  const { first, second, side, start } = quantity
  if (!isBare(first) || second !== null || side !== 'to') return null
  // «плачу 200 тысяч, хочу до 250»
  let comma = start - 1
  while (start - comma < 4 && (sentence.isFiller(comma) || sentence.says(comma, 'programme'))) comma--
  if (!sentence.isSign(comma, ',')) return null
  const [from] = sentence.partOf(comma - 1)
  let at = comma - 1
  while (at >= from && !sentence.says(at, 'scale', '3')) at--
  if (at < from || sentence.at(at)?.text === 'т') return null
  const before = readAmount(sentence, sentence.isNumber(at + 1) ? at + 1 : at - 1)
  const least = before === null ? 0 : before.value / 10 ** (before.scale ?? 0)
  if (before === null || before.unit !== null || least < 50) return null
  if (first.value < least / mostStretch || first.value > least * mostStretch) return null
  return { ...quantity, first: { ...first, scale: 3, value: first.value * 1000 }, subject: 'payment' }
}

/** A kitchen is seldom larger, in m²; with a least, and without any bound. */
const mostOfKitchen = 30

const mostWithoutBound = 20

/** «важна кухня, от 16 квадратов», "the kitchen matters, at least 14 sqm": a size of a kitchen that ends the part before. */
function isOfKitchenBefore(sentence: Sentence, { first, second, side, start, next }: Quantity): boolean {
  if (!sentence.isSign(start - 1, ',-–—:') || ![first.unit, second?.unit].includes('m2')) return false
  // «кухня-гостиная, 18 метров спальня»
  const isOfOther = ['rooms', 'cat', 'feature'].some((kind) => sentence.says(next, kind))
  if (isOfOther || sentence.says(next, 'unit') || sentence.says(next, 'topic', 'living')) return false
  const isSize = first.value <= (side === 'from' ? mostOfKitchen : mostWithoutBound)
  // «студия с кухней, 25 квадратов» has its own size.
  const [from] = sentence.partOf(start - 2)
  const isOfHome = sentence.terms.some((_, at) => at >= from && at < start && sentence.saysRooms(at))
  const isKitchen = sentence.terms.some(
    (_, at) => at >= from && at < start && sentence.says(at, 'topic', 'kitchen'),
  )
  return isSize && isKitchen && !isOfHome
}

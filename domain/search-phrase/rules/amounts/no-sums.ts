import { isBare, isOneRoomOf, isOwnHome } from '../../quantities/amounts.ts'
import type { Quantity } from '../../quantities/quantities.ts'
import { nothing, type Sentence } from '../../sentence.ts'
import { countedThings } from '../../words/money.ts'
import { isTooLittle } from '../not-enough.ts'
import { type AmountRule, isGuessed, type ToldAmount } from './amount-rule.ts'

/** «бір бөлмесін кабинет қыламын»: what one of the rooms is for, unlike «бір бөлмесі бар»; «1 бөлмемді» is the home that one has. */
export const oneOfRooms: AmountRule = ({ sentence, quantity: { first, second, next } }) => {
  const isOwn = second === null && isOneRoomOf(sentence, first)
  const isUsed = isOwn && !/^(?:бар|бол)/.test(sentence.textAt(next))
  return isUsed || isOwnHome(sentence, first) ? nothing(next) : undefined
}

/** «рядом метро, не дальше 10»: a bare number of a way. */
export function isOfWay({ sentence, place, quantity }: ToldAmount): boolean {
  return isBare(quantity.first) && further.test(sentence.textAt(place))
}

const further = /^(?:не дальше|не далее|(?:no|not) f[ua]rther(?: than)?)$/

/** "metro 500 m", «до метро 700 метров», «не дальше 300 м»: the metres of a way to the place before, unlike «под фитнес 400 м». */
export const metresOfWay: AmountRule = ({ sentence, place, quantity: { first, second, next } }) => {
  const length = first.scale === 6 ? first.value / 1e6 : first.value
  const isMetres = metres.test(sentence.textAt(first.next - 1)) && length >= leastWay && second === null
  if (!isMetres) return undefined
  const isFurther = further.test(sentence.textAt(place))
  const isBound = sentence.says(place - 1, 'bound') || further.test(sentence.textAt(place - 1))
  const at = isBound ? place - 2 : place - 1
  const isPlace =
    ['park', 'water'].some((thing) => sentence.says(at, 'thing', thing)) ||
    (sentence.says(at, 'poi') && !sentence.says(at, 'poi', 'shop'))
  const isTrade = [at - 1, at - 2].some((back) => /^(?:под|для|for)$/.test(sentence.textAt(back)))
  return isFurther || (isPlace && !isTrade) ? nothing(next) : undefined
}

/** So many millions or square metres are no home, but the metres of a way. */
const leastWay = 200

const metres = /^(?:[mм]|метр(?:ов|а)?|met(?:er|re)s?)$/

/** What a number is of where it is of nothing that a filter tells, though it could be read as a sum. */
export function isNoSum(amount: ToldAmount): boolean {
  const { sentence, quantity } = amount
  return (
    isGuessed(amount) ||
    isOfWay(amount) ||
    isBareShare(sentence, quantity) ||
    isDuration(sentence, quantity) ||
    isForFew(sentence, quantity) ||
    isOfCounted(sentence, quantity) ||
    isOfUnknown(sentence, quantity)
  )
}

/** «100500 вариантов»: a number of nothing that a filter tells is no amount. */
export const numberOfNothing: AmountRule = ({ wishes }) => (wishes === null ? null : undefined)

/** «первый взнос 50, рассрочка на остаток»: from twenty on bare tens are likelier a share than millions. */
function isBareShare(sentence: Sentence, { first, second, side, subject }: Quantity): boolean {
  const isTens = isBare(first) && first.value >= 20 && first.value < 100 && first.value % 10 === 0
  return (
    isTens &&
    subject === 'first' &&
    second === null &&
    side === null &&
    sentence.terms.some((_, at) => sentence.says(at, 'programme', 'installment'))
  )
}

/** "a table for 8": a small bare number of people, and no millions. */
function isForFew(sentence: Sentence, { first, second, start, next }: Quantity): boolean {
  const isFew = isBare(first) && second === null && first.value < leastPrice
  const isFor = [start, start - 1].some((at) => sentence.textAt(at) === 'for')
  return isFew && isFor && (sentence.at(next)?.isSign ?? true)
}

/** A home costs more millions than a table has seats. */
const leastPrice = 13

/** "saved over 20 years": how long something took, and no year of this century. */
function isDuration(sentence: Sentence, { first }: Quantity): boolean {
  return first.unit === 'year' && first.value < 100 && sentence.textAt(first.next - 1) === 'years'
}

/** «100500 вариантов», "1000 questions": a bare number of what is counted is no sum. */
function isOfCounted(sentence: Sentence, { first, next }: Quantity): boolean {
  return isBare(first) && next === first.next && countedThings.has(sentence.textAt(next))
}

/** "up to 500 zlots": a bare number is no millions where an unknown word behind it may be its unit. */
function isOfUnknown(sentence: Sentence, { first, second, subject, side, next }: Quantity): boolean {
  if (!isBare(second ?? first) || !isBare(first) || subject !== null || side === null) return false
  const unit = sentence.at(next)
  const isUnknown = unit?.isKnown === false && !unit.isSign && unit.number === null && !unit.isCapital
  const isOfMonth = sentence.isSign(next + 1, '/') || sentence.says(next + 1, 'topic', 'payment')
  return (
    isUnknown &&
    next === (second ?? first).next &&
    first.value < 1000 &&
    (first.value > mostWithoutUnit || isOfMonth)
  )
}

/** A bare number up to here is likelier of millions than of an unknown unit. */
const mostWithoutUnit = 99

/** «интересны студии, две сразу»: a small number in words beside "at once" counts things and no millions. */
export const countAtOnce: AmountRule = ({ sentence, quantity: { first, start, next } }) => {
  const isSmall = isBare(first) && first.value < 10 && sentence.says(first.next - 1, 'number')
  const isAtOnce = [start, next - 1].some((at) => /^(?:сразу|бирден)$/.test(sentence.textAt(at)))
  return isSmall && isAtOnce ? null : undefined
}

/** "two floors", «два этажа»: how many floors a home has no filter tells. */
export const manyFloors: AmountRule = ({ sentence, place, quantity }) => {
  const { first, second, side, each, next } = quantity
  if (first.unit === 'floor' && isOfBuilding(sentence, place)) return nothing(next)
  if (second === null && isHeightOfHouse(sentence, place, first.next, next)) return nothing(next)
  const isOne = second === null && side === null && each.length === 1 && first.unit === 'floor'
  const isMany = /^(?:floors|этажа|этажей)$/.test(sentence.textAt(first.next - 1))
  const isCardinal = !/(?:ого|его|ом|ем|й)$|th$/.test(sentence.textAt(first.next - 2))
  const isPlain = first.value > 1 && first.next === next && !sentence.says(first.next - 2, 'suffix')
  return isOne && isMany && isCardinal && isPlain ? nothing(next) : undefined
}

/** "in a building with no more than 9 floors": how high a house is, unlike "in the building on floors 3-7". */
function isOfBuilding(sentence: Sentence, place: number): boolean {
  const isHaving = /^(?:with|has|of|having|that has|with a)$/.test(sentence.textAt(place - 1))
  return (
    isHaving &&
    [2, 3].some((back) => /^(?:buildings?|houses?|blocks?|towers?)$/.test(sentence.textAt(place - back)))
  )
}

/** "house not higher than 9 floors", "up to 5 floors house": how high a house is, unlike "building up to the 5th floor". */
function isHeightOfHouse(sentence: Sentence, start: number, end: number, next: number): boolean {
  if (
    sentence.textAt(end - 1) !== 'floors' ||
    !(sentence.says(start, 'bound') || sentence.says(start, 'height'))
  )
    return false
  const before = /^(?:is|be|must be|should be)$/.test(sentence.textAt(start - 1)) ? start - 2 : start - 1
  return [before, next].some((at) => /^(?:buildings?|houses?|blocks?|towers?)$/.test(sentence.textAt(at)))
}

/** «кухня 9 метров мало» */
export const tooLittle: AmountRule = ({ sentence, quantity: { next } }) =>
  isTooLittle(sentence, next) ? nothing(next) : undefined

/** «звоните с 9 до 18»: the end of a range of numbers that are of nothing. */
export const hours: AmountRule = ({ sentence, place }) => {
  const isAlone = typeof sentence.at(place + 1)?.number === 'number' && !sentence.says(place + 2, 'scale')
  const before = sentence.at(place - 1)?.number
  const isBehind =
    typeof before === 'number' &&
    (sentence.says(place - 2, 'bound', 'since') || (before < 10 && sentence.says(place - 2, 'bound', 'from')))
  return isAlone && isBehind && sentence.says(place, 'bound', 'to') ? null : undefined
}

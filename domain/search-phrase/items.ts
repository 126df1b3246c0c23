import {
  type Amount,
  isBare,
  isMoney,
  isOneRoomOf,
  isOwnHome,
  readAmount,
  startsNumber,
  total,
} from './amounts.ts'
import { isBeforeYear, readAfter, readBounds, type Side } from './bounds.ts'
import { atPriceOf } from './rules/at-price-of.ts'
import { countedRooms as countedAgain, shares } from './rules/counted-rooms.ts'
import { finish } from './rules/finish.ts'
import { firstFloors, floorEndsAsWanted, floorOfHouse, groundOrSecond, level } from './rules/floor-rules.ts'
import { givenAtOnce } from './rules/given-at-once.ts'
import { speaksOfFloors } from './heights.ts'
import { house } from './rules/house-rule.ts'
import { middle } from './rules/middle-floors.ts'
import { bareNear, nearByMinutes, nearWords } from './rules/near.ts'
import { programme, promotion, rateBefore } from './rules/offer-rules.ts'
import { sort } from './rules/order-rules.ts'
import { paymentOrder, priceOrder } from './rules/payment-order.ts'
import { income, people } from './rules/people.ts'
import { part, placeRule, underground } from './rules/place-rules.ts'
import { withNeighbour } from './rules/neighbour-units.ts'
import { dashedRooms, plusRooms } from './rules/plus-rooms.ts'
import { category, openTrade, placeForTrade, roomForTrade, studioOfArt } from './rules/premises.ts'
import { floorOfShop, shop, shopInHouse, shopOnFloor, shopOrOffice, tradeOnFloor } from './rules/shops.ts'
import { type Quantity, readQuantity } from './quantities.ts'
import { readUpperBehind } from './ranges.ts'
import { afterCannot, isCannotBefore, turned } from './turned-bounds.ts'
import { readSubject } from './subjects.ts'
import { roomWishes, wishesOf } from './quantity-wishes.ts'
import { type Item, one, type Rule, type Sentence, type Wish } from './sentence.ts'
import { saleAsPayment } from './rules/sale-payment.ts'
import { leftMoney, sameSum } from './rules/told-sums.ts'
import { schoolAlone } from './rules/school-alone.ts'
import { address, ownAddress } from './rules/street-rule.ts'
import { untilBuilt } from './rules/until-built.ts'
import { whichever } from './rules/whichever.ts'
import { comparedFirst, theBetter } from './rules/the-better.ts'
import { largerThanRefused } from './rules/larger-than-refused.ts'
import { lightOfDay } from './rules/light-of-day.ts'
import { oneSide } from './rules/one-side.ts'
import { side, sun, view } from './rules/windows.ts'

/** The rule of amounts under the deadlines on offer. */
export function quantityRule(deadlines: readonly string[]): Rule {
  return (sentence, place) => {
    // "ready or 2026": the word is one of two, and no subject of the year
    if (sentence.says(place, 'ready') && sentence.says(place + 1, 'join', 'or')) return null
    const quantity = withSubject(sentence, readQuantity(sentence, place))
    const share = quantity === null ? null : sumOfShare(sentence, quantity)
    if (share !== null) return share
    // «саматы 6-үй»: a bare number is no sum by a word that is only near to one for money.
    const isGuess = sentence.at(place)?.isGuess === true && quantity?.side === null && isBare(quantity.first)
    // «рядом метро, не дальше 10»
    const isWay = quantity !== null && isBare(quantity.first) && isOfWay(sentence, place)
    const isNone =
      isGuess ||
      isWay ||
      (quantity !== null && isBareShare(sentence, quantity)) ||
      (quantity !== null && isOfCounted(sentence, quantity)) ||
      (quantity !== null && isOfUnknown(sentence, quantity))
    const wishes = quantity === null || isNone ? null : wishesOf(quantity, deadlines)
    if (quantity !== null && wishes === null && !isGuess) {
      // «больше 28 не потянем»: a bare number that is money where so much cannot be paid.
      const end = afterCannot(sentence, quantity.next)
      const least = end === null ? null : turned(sentence, quantity)
      const most = least === null ? null : wishesOf(least, deadlines)
      if (end !== null && most !== null) return { ...most, refused: most.wishes, next: end }
    }
    // «5-тен 10-ға дейін»: a range of nothing, whose second number alone would be a sum
    const isOfNothing = quantity !== null && wishes === null && quantity.second !== null && !isGuess && !isWay
    if (isOfNothing && quantity.first.tail === 'from' && isBare(quantity.second ?? quantity.first)) {
      // «қабаты екіден беске дейін, жоқ, екіден алтыға дейін»
      const isOfFloors = speaksOfFloors(sentence) && isApart(sentence, quantity)
      const floors = isOfFloors ? wishesOf({ ...quantity, subject: 'floor' }, deadlines) : null
      return { next: quantity.next, wishes: [], ...floors }
    }
    if (quantity === null || wishes === null || isHours(sentence, place)) return null
    if (isCountAtOnce(sentence, quantity)) return null
    if (isOneOfRooms(sentence, quantity)) return { next: quantity.next, wishes: [] }
    if (isManyFloors(sentence, quantity) || isTooLittle(sentence, quantity.next))
      return { next: quantity.next, wishes: [] }
    if (isPutIn(sentence, quantity) || isFromRelatives(sentence, quantity))
      return { next: quantity.next + 1, wishes: [{ key: 'first_payment', values: [quantity.first.value] }] }
    if (isRestBorrowed(sentence, quantity))
      return { next: quantity.next, wishes: [{ key: 'first_payment', values: [quantity.first.value] }] }
    if (isSavedBehind(sentence, quantity))
      return { next: quantity.next + 1, wishes: [{ key: 'first_payment', values: [quantity.first.value] }] }
    if (isOfHand(sentence, quantity))
      return { next: quantity.next, wishes: [{ key: 'first_payment', values: [quantity.first.value] }] }
    const there = afterThere(sentence, quantity)
    if (there !== null) {
      // «қарызым 5 млн бар»
      const isLoan = /^(?:[қк]арыз|несие|кредит|ипотека)/.test(sentence.textAt(quantity.start - 1))
      const wish = { key: 'first_payment', values: [quantity.first.value], isGeneral: true }
      return { next: there, wishes: isLoan ? [] : [wish] }
    }
    const held = heldBy(sentence, quantity)
    if (held !== null) return { next: quantity.next, wishes: held }
    const other = turned(sentence, quantity)
    const refused = other === null ? null : (wishesOf(other, deadlines)?.wishes ?? [])
    if (refused === null) return { ...wishes, next: quantity.next }
    const end = afterCannot(sentence, quantity.next)
    if (end !== null) return { wishes: refused, refused, next: end }
    if (isCannotBefore(sentence, place)) return { wishes: refused, refused, next: quantity.next }
    return { ...wishes, refused, next: quantity.next }
  }
}

/** Whether nothing but fillers stands beside an amount in its part. */
function isApart(sentence: Sentence, { start, next }: Quantity): boolean {
  const [from, to] = sentence.partOf(start, next)
  return sentence.terms.every(
    (_, at) => at < from || at >= to || (at >= start && at < next) || sentence.isFiller(at),
  )
}

/** «метров 55, но не больше 60»: a bare most behind a size and a joint, not much larger, is of the same thing. */
function isSizeAgain(sentence: Sentence, { first, second, side, start }: Quantity): boolean {
  if (!isBare(first) || second !== null || !(side === 'to' || side === 'less')) return false
  const joint = /^(?:но|и|but|and|б[іи]ра[қк])$/.test(sentence.textAt(start - 1)) ? start - 1 : start
  if (joint === start && !/^(?:но|и|but|and|б[іи]ра[қк]) /.test(sentence.textAt(start))) return false
  const end = sentence.isSign(joint - 1, ',') ? joint - 1 : joint
  for (let at = Math.max(0, end - 3); at < end; at++) {
    const size = readAmount(sentence, at)
    const before = sentence.says(at - 1, 'unit', 'm2')
    const isSize = size !== null && size.next === end && (size.unit === 'm2' || (isBare(size) && before))
    if (isSize && first.value > size.value && first.value <= size.value * 1.5) return true
  }
  return false
}

/** «в месяц 150, максимум 180 потянем»: a bare most behind a comma and a payment that is told bare, not much larger, is one too. */
function isPaymentAgain(sentence: Sentence, { first, second, side, start }: Quantity): boolean {
  const isMost = isBare(first) && second === null && (side === 'to' || side === 'less')
  if (!isMost || !sentence.isSign(start - 1, ',')) return false
  const former = sentence.at(start - 2)?.number ?? 0
  const [from] = sentence.partOf(start - 2)
  const isPayment = sentence.terms.some(
    (_, at) => at >= from && at < start && sentence.says(at, 'topic', 'payment'),
  )
  return isPayment && former < first.value && first.value <= former * 2
}

/** «ипотеку одобрили, своих 6»: a bare number of what is one's own at the end of its part. */
function isOwnMoney(sentence: Sentence, { first, second, side, start, next }: Quantity): boolean {
  const isEnd = (sentence.at(next)?.isSign ?? true) || sentence.says(next, 'join')
  const isOne = isBare(first) && first.value >= 2 && first.value < 100 && second === null && side === null
  return isOne && isEnd && /^(?:своих|собственных)$/.test(sentence.textAt(start - 1))
}

/** Of two bare numbers beside a sum smaller ones are no size of a home, in m². */
const leastSize = 20

/** «двушка от 20 до 30», «от 55 до 65, в пределах 33 млн»: a range of bare numbers is of millions, of square metres where a sum is told too. */
function withSubject(sentence: Sentence, quantity: Quantity | null): Quantity | null {
  if (quantity === null || quantity.subject !== null) return quantity && withPriceOfFlat(sentence, quantity)
  const beside = withNeighbour(sentence, quantity)
  if (beside !== null) return beside
  const payment = afterApposition(sentence, quantity)
  if (payment !== null) return { ...quantity, subject: 'first', next: payment }
  const isDear = sentence.terms
    .slice(quantity.start, quantity.first.next)
    .some(({ text }) =>
      /дороже|дешевле|cheaper than|expensive than|pricier than|dearer than|costlier than/.test(text),
    )
  // «дороже 50 не предлагать»
  if (isDear && isBare(quantity.first) && quantity.first.value < 1000)
    return { ...quantity, subject: 'price' }
  if (isSizeAgain(sentence, quantity)) return { ...quantity, subject: 'area' }
  if (isPaymentAgain(sentence, quantity)) return { ...quantity, subject: 'payment' }
  if (isOwnMoney(sentence, quantity)) return { ...quantity, subject: 'first' }
  if (isBareTotal(sentence, quantity) || isLetterOfMillions(sentence, quantity))
    return { ...quantity, subject: 'price' }
  if (quantity.second === null) {
    // "kitchen from 12 sqm and total not less than 70"
    const isTotal = /^(?:total|общая|жалпы)$/.test(sentence.textAt(quantity.start - 1))
    const isMeasured = sentence.terms.some((_, at) => at < quantity.start && sentence.says(at, 'unit', 'm2'))
    const { first } = quantity
    if (isTotal && isMeasured && isBare(first) && first.value >= leastSize && first.value < 500)
      return { ...quantity, subject: 'area' }
    const told = largerThan(sentence, quantity)
    return told === null ? quantity : { ...quantity, subject: told }
  }
  const { first, second, start, next } = quantity
  // «қабаты жоғары болмасын, 5-15 арасы»
  const isHouse = isBare(first) && isBare(second) && first.value < second.value && second.value <= mostOfHouse
  if (isHouse && isApart(sentence, quantity) && speaksOfFloors(sentence))
    return { ...quantity, subject: 'floor' }
  const isRange =
    isRangeOfHome(sentence, quantity) ||
    // «40-50 аралығы»
    sentence.says(next - 1, 'join', 'arasy') ||
    /^(?:от|from|между|between)$/.test(sentence.textAt(start))
  const isSize = (amount: Amount) => isBare(amount) && amount.value >= 10 && amount.value < 1000
  if (!isSize(first) || !isSize(second) || quantity.isHeight || quantity.isOrdinal) return quantity
  const isSum = (at: number) => sentence.says(at, 'scale', '6') || sentence.says(at, 'currency')
  const hasSum = sentence.terms.some((_, at) => (at < start || at >= next) && isSum(at))
  // "2 rooms, 55-65, up to 40 million"
  const isPair =
    hasSum && first.value >= leastSize && second.value > first.value && second.value <= first.value * 2
  const isOfHome = sentence.terms.some(
    (_, at) =>
      sentence.says(at, 'rooms') || sentence.says(at, 'unit', 'rooms') || sentence.says(at, 'cat', 'flat'),
  )
  if (!isRange && !(isPair && isOfHome)) return quantity
  // «70-тен 85-ке дейін, айына 200к»
  const isPaid = sentence.terms.some(
    (_, at) => (at < start || at >= next) && sentence.says(at, 'topic', 'payment'),
  )
  return { ...quantity, subject: hasSum || isPaid ? 'area' : 'price' }
}

/** "30% for the down payment of a 40 mln flat": the sum is that of the flat. */
function withPriceOfFlat(sentence: Sentence, quantity: Quantity): Quantity {
  const { first, subject, next } = quantity
  const isOfFlat = subject === 'first' && first.scale === 6 && sentence.says(next, 'cat', 'flat')
  const before = sentence.terms.slice(Math.max(0, quantity.start - 1), first.next).map(({ text }) => text)
  return isOfFlat && before.includes('of') ? { ...quantity, subject: 'price' } : quantity
}

/** «однушка 14м»: so few square metres are no flat with rooms, so the letter is of millions. */
function isLetterOfMillions(sentence: Sentence, { first, second, side, start }: Quantity): boolean {
  const isRooms =
    (sentence.value(start - 1, 'rooms') ?? '0') !== '0' || sentence.says(start - 1, 'unit', 'rooms')
  return isRooms && first.unit === 'm' && second === null && side === null && isTooSmall(first.value)
}

const isTooSmall = (metres: number) => metres >= 8 && metres < 18

/** «бір бөлмесін кабинет қыламын»: what one of the rooms is for, unlike «бір бөлмесі бар»; «1 бөлмемді» is the home that one has. */
function isOneOfRooms(sentence: Sentence, { first, second, next }: Quantity): boolean {
  if (isOwnHome(sentence, first)) return true
  const isOwn = second === null && isOneRoomOf(sentence, first)
  return isOwn && !/^(?:бар|бол)/.test(sentence.textAt(next))
}

/** «үстіне қосып барлығы 55»: a bare number of two digits behind the word and before the end of the part is of millions. */
function isBareTotal(sentence: Sentence, { first, side, second, start, next }: Quantity): boolean {
  const isOne = isBare(first) && first.value >= 10 && first.value < 1000 && second === null
  return (
    isOne && side === null && total.test(sentence.textAt(start - 1)) && (sentence.at(next)?.isSign ?? true)
  )
}

/** «3 бөлме 70-тен 85-ке дейін», unlike «сағат 10-нан 18-ге дейін хабарласыңыз»: behind rooms or alone in its part. */
function isRangeOfHome(sentence: Sentence, { first, start, next }: Quantity): boolean {
  const isOfHome = (at: number) =>
    sentence.says(at, 'rooms') || sentence.says(at, 'unit', 'rooms') || sentence.says(at, 'cat', 'flat')
  const isBeside = start === 0 || sentence.isSign(start - 1, ',') || isOfHome(start - 1)
  const isEnd = (sentence.at(next)?.isSign ?? true) || sentence.says(next, 'topic', 'price')
  return first.tail === 'from' && isBeside && isEnd && sentence.terms.some((_, at) => isOfHome(at))
}

/** «накопили 11 миллионов, первый взнос»: the place behind what a sum is, behind a comma and before the end of the part; null for none. */
function afterApposition(sentence: Sentence, { first, second, side, next }: Quantity): number | null {
  // «5 млн жинаймыз, бастапқы жарнаға»
  const isVerb = /^(?:жина\p{L}*|болады|будет|набер\p{L}*|собер\p{L}*)$/u.test(sentence.textAt(next))
  const sign = isVerb ? next + 1 : next
  if (side !== null || second !== null || !isMoney(first) || !sentence.isSign(sign, ',-–—(')) return null
  const topic = sentence.says(sign + 1, 'have') ? null : readSubject(sentence, sign + 1)
  const isEnd = topic !== null && (sentence.at(topic.next)?.isSign ?? true)
  return topic?.subject === 'first' && isEnd ? topic.next : null
}

/** Few houses have more floors. */
const mostOfHouse = 25

/** A home that is wanted has at most so many times the size of the one that there is. */
const mostGrowth = 3

/** «у нас 54 квадрата, нужно от 90», «кухня 9 метров мало, нам бы от 14»: a bare least above a size that is told before is of the same; null for none. */
function largerThan(
  sentence: Sentence,
  { first, side, start, isHeight }: Quantity,
): 'area' | 'kitchen' | null {
  if (side !== 'from' || !isBare(first) || isHeight) return null
  let at = start - 1
  while (at > 0 && !sentence.says(at, 'unit', 'm2')) at--
  const size = at > 0 ? readAmount(sentence, at - 1) : null
  if (size?.unit !== 'm2' || size.value >= first.value || size.value * mostGrowth < first.value) return null
  const isKitchen = [2, 3, 4, -1].some((back) => sentence.says(at - back, 'topic', 'kitchen'))
  if (isKitchen) return 'kitchen'
  return size.value >= leastSize ? 'area' : null
}

function isOfWay(sentence: Sentence, place: number): boolean {
  return /^(?:не дальше|не далее|no f[ua]rther than|not f[ua]rther than)$/.test(sentence.textAt(place))
}

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

/** «100500 вариантов», "1000 questions": a bare number of what is counted is no sum. */
function isOfCounted(sentence: Sentence, { first, next }: Quantity): boolean {
  return (
    isBare(first) &&
    next === first.next &&
    /^(?:вариант(?:ов|а)|вопрос(?:ов|а)|объявлени[йя]|предложени[йя]|просмотр(?:ов|а)|questions|options|ads)$/.test(
      sentence.textAt(next),
    )
  )
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
function isCountAtOnce(sentence: Sentence, { first, start, next }: Quantity): boolean {
  const isSmall = isBare(first) && first.value < 10 && sentence.says(first.next - 1, 'number')
  return isSmall && [start, next - 1].some((at) => /^(?:сразу|бирден)$/.test(sentence.textAt(at)))
}

/** "two floors", «два этажа»: how many floors a home has no filter tells. */
function isManyFloors(sentence: Sentence, { first, second, side, each, next }: Quantity): boolean {
  const isOne = second === null && side === null && each.length === 1 && first.unit === 'floor'
  const isMany = /^(?:floors|этажа|этажей)$/.test(sentence.textAt(first.next - 1))
  const isCardinal = !/(?:ого|его|ом|ем|й)$|th$/.test(sentence.textAt(first.next - 2))
  const isPlain = first.value > 1 && first.next === next && !sentence.says(first.next - 2, 'suffix')
  return isOne && isMany && isCardinal && isPlain
}

/** «кухня 9 метров мало», "50 sqm is not enough": what there is and does not do. */
function isTooLittle(sentence: Sentence, place: number): boolean {
  const at = sentence.afterFillers(place, 2)
  if (/^(?:мало|маловато|тесно|тесновато|впритык)$/.test(sentence.textAt(at))) return true
  if (!/^(?:is|are)$/.test(sentence.textAt(place))) return false
  const words = [0, 1, 2, 3].map((away) => sentence.textAt(place + away)).join(' ')
  return /^(?:is|are) (?:not enough|too (?:small|little|tight))/.test(words)
}

/** «трёшка это дорого», «двушка дороговато,»: rooms that cost too much; «двушка дорого?» asks. */
function isTooDear(sentence: Sentence, place: number): boolean {
  const isForUs = sentence.at(place)?.text === 'для' && /^(?:нас|меня)$/.test(sentence.textAt(place + 1))
  const isThis = isForUs || /^(?:это|уже)$/.test(sentence.textAt(place))
  const at = isForUs ? place + 2 : isThis ? place + 1 : place
  if (!/^(?:дорого|дороговато|многовато)$/.test(sentence.textAt(at)) || sentence.isSign(at + 1, '?'))
    return false
  return isThis || (sentence.at(at + 1)?.isSign ?? true)
}

/** «8 миллион салып, қалғанын ипотекамен»: what is put in before a loan is the first payment. */
function isPutIn(sentence: Sentence, { subject, side, second, first, next }: Quantity): boolean {
  if (subject !== null || side !== null || second !== null || !isMoney(first) || first.isForeign) return false
  // «12 миллион бар, қалғанын бөліп төлеймін»
  const isPut = /^(?:бар|сал(?:ып|ам|амыз|амын|айы[нқк]|са[мқк])|құ(?:й[ыа]\p{L}*)|куй[ыа]\p{L}*)$/u
  if (!isPut.test(sentence.textAt(next))) return false
  // «5 млн салсам, айына қанша төлеймін»
  if (sentence.textAt(next).startsWith('салса')) return true
  return sentence.terms.some(
    ({ text }, at) => at > next && (/^[қк]ал[ғг]ан/.test(text) || sentence.says(at, 'programme')),
  )
}

/** The place behind «8 млн бар», «8 млн ақшам бар», «ақшам бар 8 млн»: money that there is, unlike «20 млн-ға бар» and the question «бар ма»; null for none. */
function afterThere(sentence: Sentence, { side, second, first, start, next }: Quantity): number | null {
  if (side !== null || second !== null || !isMoney(first) || first.isForeign || first.tail !== null)
    return null
  if (first.value < leastHeld) return null
  const isOwn = /^(?:а[қк]ша|[қк]ара?[жш]ат|[қк]аржы)(?:м|м[ыі]з|[ыі]м|[ыі]м[ыі]з)?$/
  const isNamed = isOwn.test(sentence.textAt(next))
  const isStart = startsNumber(sentence, start) || isOwn.test(sentence.textAt(start))
  const at = isNamed ? next + 1 : next
  if (isStart && sentence.textAt(at) === 'бар') return at + 1
  return isOwn.test(sentence.textAt(start)) && sentence.textAt(start + 1) === 'бар' ? next : null
}

/** Less that is there is told of something else, in tenge. */
const leastHeld = 500_000

/** «ақшамыз 18 млн, қалғанын несиеге аламыз», «денег 18 млн, остальное в ипотеку»: a sum whose rest is borrowed is the first payment. */
function isRestBorrowed(
  sentence: Sentence,
  { subject, side, second, first, start, next }: Quantity,
): boolean {
  const isOwn =
    subject === null || /^(?:а[қк]ша|деньги|денег|money|my money|cash)/.test(sentence.textAt(start))
  if (!isOwn || side !== null || second !== null || !isMoney(first) || first.isForeign) return false
  const isRest = (at: number) => /^(?:[қк]ал[ғг]ан|остальн|остаток|rest$|the rest$)/.test(sentence.textAt(at))
  const rest = [next, next + 1, next + 2].find(isRest)
  if (rest === undefined) return false
  const [, end] = sentence.partOf(rest)
  return sentence.terms.some((_, at) => at > rest && at < end && sentence.says(at, 'programme'))
}

/** «у меня 5 млн» is money at hand, «у брата 4 млн» that of another; null where nobody has it. */
function heldBy(sentence: Sentence, { subject, side, second, first, start }: Quantity): Wish[] | null {
  if (subject !== null || side !== null || second !== null || !isMoney(first) || first.isForeign) return null
  const own: Wish[] = [{ key: 'first_payment', values: [first.value], isGeneral: true }]
  // "starting over with 6 mln"
  const isWith =
    sentence.textAt(start - 1) === 'with' &&
    first.scale === 6 &&
    !['cat', 'programme'].some((kind) => sentence.says(start - 2, kind) || sentence.says(first.next, kind)) &&
    // "parking with 5 mln" is its price
    !sentence.terms.some((_, at) => ['garage', 'storageroom'].some((kind) => sentence.says(at, 'cat', kind)))
  if (isWith) return own
  // «своих 8 млн»
  if (/^(?:своих|собственных)$/.test(sentence.textAt(start - 1))) return own
  if (sentence.at(start - 2)?.text !== 'у') return null
  const owner = sentence.textAt(start - 1)
  if (/^(?:меня|нас)$/.test(owner)) return own
  return /^(?:него|нее|них|мужа|жены|брата|сестры|родителей|мамы|папы|друга|подруги)$/.test(owner) ? [] : null
}

/** "9 million from my parents", «9 млн от родителей» where there is more to be paid: what relatives give is there. */
function isFromRelatives(sentence: Sentence, { subject, side, second, first, next }: Quantity): boolean {
  if (subject !== null || side !== null || second !== null || !isMoney(first) || first.isForeign) return false
  const at = /^(?:my|our|his|her|моих|наших)$/.test(sentence.textAt(next + 1)) ? next + 2 : next + 1
  const isFrom = /^(?:from|от)$/.test(sentence.textAt(next))
  return (
    isFrom &&
    /^(?:parents|mum|mom|dad|family|grandma|grandparents|родителей|мамы|папы|бабушки|деда)$/.test(
      sentence.textAt(at),
    ) &&
    sentence.terms.some(
      (_, each) =>
        sentence.says(each, 'programme') ||
        sentence.says(each, 'topic', 'payment') ||
        (sentence.says(each, 'topic', 'first') && !sentence.says(each, 'have')),
    )
  )
}

/** «отбасы банкте 6 млн жиналды», «6 млн накопилось»: what has been saved is at hand. */
function isSavedBehind(sentence: Sentence, { subject, side, second, first, next }: Quantity): boolean {
  if (subject !== null || side !== null || second !== null || !isMoney(first) || first.isForeign) return false
  return /^(?:жинал(?:ды|ған|ган|ып)|[қк]ал(?:ады|ды)|накопилось|набралось|скопилось)$/.test(
    sentence.textAt(next),
  )
}

/** «есть депозит в отбасы 9 млн»: a sum behind a programme is the money at hand that is told before it. */
function isOfHand(sentence: Sentence, { subject, side, second, first, start }: Quantity): boolean {
  if (subject !== null || side !== null || second !== null || !isMoney(first) || first.isForeign) return false
  const isProgramme = sentence.says(start - 1, 'program') || sentence.says(start - 1, 'programme')
  return isProgramme && [2, 3].some((back) => sentence.says(start - back, 'topic', 'first'))
}

/** «первоначалка 20 %, это 6 млн»: a share of the first payment with the sum that it is. */
function sumOfShare(sentence: Sentence, { first, subject, next }: Quantity): Item | null {
  if (first.unit !== 'percent' || subject !== 'first') return null
  let at = sentence.isSign(next, ',') ? next + 1 : next
  // «20 % от 40 млн» is a share of that sum.
  const isOf = (place: number) => /^(?:of|from|от)$/.test(sentence.textAt(place))
  while (
    at - next < 3 &&
    !isOf(at) &&
    (sentence.isFiller(at) ||
      sentence.says(at, 'bound', 'around') ||
      /^(?:ягни|или|or)$/.test(sentence.textAt(at)))
  )
    at++
  const sum = at === next ? null : readAmount(sentence, at)
  if (sum === null || (sum.scale !== 6 && !sum.isTenge) || sum.isForeign) return null
  const wish: Wish = { key: 'first_payment', values: [sum.value] }
  return { next: sum.next, wishes: [wish], missed: [[first.next - 2, first.next]] }
}

/** «звоните с 9 до 18»: the end of a range of numbers that are of nothing. */
function isHours(sentence: Sentence, place: number): boolean {
  const isBare = typeof sentence.at(place + 1)?.number === 'number' && !sentence.says(place + 2, 'scale')
  const before = sentence.at(place - 1)?.number
  const isBehind =
    typeof before === 'number' &&
    (sentence.says(place - 2, 'bound', 'since') || (before < 10 && sentence.says(place - 2, 'bound', 'from')))
  return isBare && isBehind && sentence.says(place, 'bound', 'to')
}

const rooms: Rule = (sentence, place) => {
  const euro = sentence.value(place, 'euro')
  if (euro !== undefined) return one(place + 1, 'rooms', Number(euro))
  if (sentence.says(place, 'rooms')) {
    const value = Number(sentence.value(place, 'rooms'))
    const isUnit = sentence.says(place + 1, 'unit', 'rooms') && !isBeforeYear(sentence, place + 1)
    const next = isUnit ? place + 2 : place + 1
    // «двушки мало», «трёшка это дорого»
    if (isTooLittle(sentence, next) || isTooDear(sentence, next)) return { next, wishes: [] }
    const compared = comparedRooms(sentence, place, value)
    if (compared !== null) return compared
    // «минимум двушка», «двушка минимум»
    const isWord = (at: number) => (sentence.at(at)?.text.length ?? 0) > 5
    const isBoundBehind =
      sentence.says(next, 'after', 'from') && isWord(next) && !startsNumber(sentence, next + 1)
    const isBound = isBoundBehind || (sentence.says(place - 1, 'bound', 'from') && isWord(place - 1))
    if (isBound && value > 0)
      return one(isBoundBehind ? next + 1 : next, 'rooms', ...[1, 2, 3, 4].filter((rooms) => rooms >= value))
    return one(next, 'rooms', value)
  }
  // «двух- или трёхкомнатная»
  const amount = readAmount(sentence, place)
  if (amount === null || amount.scale !== null || amount.value > 6 || amount.unit !== null) return null
  // «любой из двух, трёшка», "either of the two"
  const of = sentence.textAt(place - 1) === 'the' ? place - 2 : place - 1
  if (/^(?:из|of)$/.test(sentence.textAt(of))) return null
  // «квартира на 6, двушка», «на пятом, двушка»: no number of rooms
  const isApart = sentence.isSign(amount.next, ',')
  const isOrdinal =
    sentence.says(place, 'number') && /(?:ого|его|ом|ем|ый|ий|ой|ая|ья)$/.test(sentence.textAt(place))
  if (isApart && isOrdinal) return null
  if (isApart && /^(?:на|от|до|по|за|в|on|to|from)$/.test(sentence.textAt(place - 1))) return null
  // «3-6, двушка»
  const behind = Number(sentence.value(amount.next + 1, 'rooms') ?? NaN)
  if (isApart && amount.value > 4 && amount.value > behind + 1) return null
  // «жить буду один, студия»
  const isAlone = /^(?:один|одна|one|бир)$/.test(sentence.textAt(place))
  if ((isAlone && sentence.isSign(amount.next, ',')) || sentence.isSign(place - 1, '/')) return null
  // «скоро 4, трёшка»: a number behind an unknown word and before a comma is of that.
  const before = sentence.at(place - 1)
  const isWhen = /^(?:скоро|soon|жақында|жакында)$/.test(before?.text ?? '')
  const isOfUnknownWord = isWhen || (before?.isKnown === false && !before.isSign && before.number === null)
  if (isOfUnknownWord && sentence.isSign(amount.next, ',')) return null
  const joint = sentence.isSign(amount.next, '-,/') ? amount.next + 1 : amount.next
  const join = sentence.says(joint, 'join') ? joint + 1 : joint
  if (join === amount.next || !sentence.says(join, 'rooms')) return null
  return {
    next: join + 1,
    wishes: [{ key: 'rooms', values: [Math.min(amount.value, 4), Number(sentence.value(join, 'rooms'))] }],
  }
}

/** «двушкадан үлкен болмасын», «однушкадан көп»: rooms in a word with an ablative before one that compares; null for none. */
function comparedRooms(sentence: Sentence, place: number, value: number): Item | null {
  if (sentence.at(place)?.tail !== 'from') return null
  const word = /^(?:(үлкен|улкен|к[өо]п|арты[қк]|жо[ғг]ары)|к[іи]ш[іи]|аз|кем|т[өо]мен)( \p{L}+)?$/u.exec(
    sentence.textAt(place + 1),
  )
  if (word === null) return null
  const isMore = word[1] !== undefined
  const first: Amount = { ...countedRooms, value }
  const wishes = (side: Side) => roomWishes({ first, second: null, side, each: [value] }).wishes
  const refused = wishes(isMore ? 'to' : 'from')
  // «кем емес» is one phrase.
  if (word[2] !== undefined) return { next: place + 2, wishes: refused }
  // «двушкадан үлкен, төрт бөлмеліден кіші»
  const upper = isMore ? readUpperBehind(sentence, place + 2, first, null) : null
  const most = upper?.amount.value ?? 4
  if (upper !== null)
    return one(upper.next, 'rooms', ...[1, 2, 3, 4].filter((each) => each > value && each <= most))
  return { next: place + 2, wishes: wishes(isMore ? 'above' : 'below'), refused }
}

/** Rooms that are counted by «екеу», «үшеу» with an ablative. */
const countedRooms: Amount = {
  value: 0,
  scale: null,
  unit: 'rooms',
  isForeign: false,
  isTenge: false,
  tail: 'from',
  text: '',
  next: 0,
}

/** Verbs between the word for rooms and how many they are to be. */
const isToBe =
  /^(?:must|should|would|to|be|is|are|must be|should be|would be|have to|должно|должно быть|быть|чтобы|чтоб|было)$/

/** «комнаты: 2», "rooms 2-3": the number behind its word. */
const roomsBefore: Rule = (sentence, place) => {
  const isWord = sentence.says(place, 'unit', 'rooms') && (sentence.at(place)?.text.length ?? 0) >= 4
  if (!isWord || (sentence.at(place - 1)?.number !== null && place > 0)) return null
  // «комнаты раздельные две или три»
  const isSeparate = /^(?:раздельн|отдельн|изолирован)/.test(sentence.textAt(place + 1))
  let behind = isSeparate || sentence.isSign(place + 1, ':-–—=') ? place + 2 : place + 1
  // "rooms must be 2", «комнат должно быть 2»
  while (behind - place < 4 && isToBe.test(sentence.textAt(behind))) behind++
  const plus = plusRooms(sentence, behind)
  if (plus !== null) return plus
  // "everybody needs a room: 2 kids plus us"
  if (sentence.says(behind + 1, 'vague', 'people')) return null
  // «комнат от трёх»
  const bound = sentence.says(place - 1, 'number') ? null : readBounds(sentence, behind, false)
  const at = bound?.next ?? behind
  // «бөлмесі үшеу»
  const counted = ['екеу', 'ушеу', 'тортеу'].findIndex(
    (word) => sentence.at(at)?.text.startsWith(word) === true,
  )
  if (counted >= 0) {
    // «бөлмесі екеуден кем болмасын»
    const many: Amount = { ...countedRooms, value: counted + 2, next: at + 1 }
    const isFrom = /[дт][ае]н$/.test(sentence.textAt(at))
    const end = isFrom ? readAfter(sentence, at + 1, many) : null
    if (end === null || end.side === null) return one(at + 1, 'rooms', counted + 2)
    return {
      ...roomWishes({ first: many, second: null, side: end.side, each: [many.value] }),
      next: end.next,
    }
  }
  // «комнат две», «бөлме саны екі»
  const isWordBehind = sentence.says(at, 'number') && !sentence.says(at, 'end')
  if (typeof sentence.at(at)?.number !== 'number' && !isWordBehind) return null
  const isCount = (amount: Amount | null): amount is Amount =>
    amount !== null && amount.unit === null && amount.scale === null && amount.value <= 6
  const first = readAmount(sentence, at)
  if (!isCount(first)) return null
  // «комнаты две либо три», "rooms two or even three", «бөлмесі екі не үш»
  if (bound === null || bound.side === null) {
    const other = otherCount(sentence, first.next)
    if (isCount(other) && other.value > first.value)
      return one(other.next, 'rooms', Math.min(first.value, 4), Math.min(other.value, 4))
  }
  const isRange =
    sentence.isSign(first.next, '-–—,') ||
    (bound?.side === 'from' && /^(?:до|по|to)$/.test(sentence.textAt(first.next)))
  // «бөлме саны екіден төртке дейін»
  const upTo =
    first.tail === 'from' && startsNumber(sentence, first.next) ? readAmount(sentence, first.next) : null
  if (isCount(upTo) && upTo.value > first.value && /^[дш]ей[іи]н$/.test(sentence.textAt(upTo.next)))
    return one(
      upTo.next + 1,
      'rooms',
      ...[0, 1, 2, 3, 4].filter((each) => each >= first.value && each <= upTo.value),
    )
  const last = isRange ? readAmount(sentence, first.next + 1) : null
  const second = isCount(last) && last.value > first.value ? last : first
  // «бөлмесі екіден көп болсын»
  const after = readAfter(sentence, first.next, { ...first, unit: 'rooms' })
  const isMore = /^(?:и|или|or|and) /.test(sentence.textAt(first.next))
  const isBehind = (first.tail === 'from' || isMore) && after.side !== null
  const side = bound?.side ?? (isBehind ? after.side : null)
  if (second === first && side !== null)
    return {
      ...roomWishes({ first, second: null, side, each: [first.value] }),
      next: isBehind ? after.next : first.next,
    }
  const wanted = [0, 1, 2, 3, 4].filter(
    (rooms) => rooms >= Math.min(first.value, 4) && rooms <= Math.min(second.value, 4),
  )
  return one(second.next, 'rooms', ...wanted)
}

/** The number that "or" joins to one before it; null for none. */
function otherCount(sentence: Sentence, place: number): Amount | null {
  const isOr = sentence.says(place, 'join', 'or') || (sentence.isKazakh && sentence.isNe(place))
  if (!isOr) return null
  const at = /^(?:даже|even|т[іи]пт[іи])$/.test(sentence.textAt(place + 1)) ? place + 2 : place + 1
  return startsNumber(sentence, at) ? readAmount(sentence, at) : null
}

/** «вертолётная площадка», «строительная площадка»: a ground of another kind is none for children. */
function isOtherGround(sentence: Sentence, place: number): boolean {
  const before = sentence.at(place - 1)
  const isKind = before?.isKnown === false && /(?:ая|ой|ую|ые|ых|ыми)$/.test(before.text)
  return isKind && /^площадк\p{L}*$/u.test(sentence.textAt(place))
}

const feature: Rule = (sentence, place) => {
  const code = sentence.value(place, 'feature')
  if (isOtherGround(sentence, place)) return null
  return code === undefined ? null : one(place + 1, 'features', code)
}

/** The rules beside those of amounts and deadlines, in their order. */
export const rulesBefore: readonly Rule[] = [
  theBetter,
  comparedFirst,
  largerThanRefused,
  oneSide,
  ownAddress,
  address,
  part,
  whichever,
  untilBuilt,
  shares,
  sameSum,
  leftMoney,
  schoolAlone,
  givenAtOnce,
  atPriceOf,
  saleAsPayment,
  paymentOrder,
  priceOrder,
  groundOrSecond,
  firstFloors,
  floorOfHouse,
  rateBefore,
  people,
  income,
  plusRooms,
  dashedRooms,
  countedAgain,
  roomsBefore,
  house,
  studioOfArt,
  openTrade,
  placeForTrade,
  roomForTrade,
  floorOfShop,
  shopOrOffice,
  shopInHouse,
  shopOnFloor,
  tradeOnFloor,
  level,
  underground,
  nearByMinutes,
  lightOfDay,
  sun,
  nearWords,
  rooms,
]

export const rulesAfter: readonly Rule[] = [
  sort,
  finish,
  placeRule,
  view,
  side,
  floorEndsAsWanted,
  middle,
  promotion,
  programme,
  shop,
  bareNear,
  category,
  feature,
]

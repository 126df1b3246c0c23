import { isBare, isMoney, leastSize, readAmount, total } from '../../quantities/amounts.ts'
import type { Quantity } from '../../quantities/quantities.ts'
import type { Sentence } from '../../sentence.ts'
import { readSubject, type Subject } from '../../quantities/subjects.ts'
import { comparesPrices, comparesSizes } from '../../words/money.ts'
import { floorsOfHouse, numbersOfHome } from './bare-ranges.ts'
import { withNeighbour } from './neighbour-units.ts'

/** What an amount without a word for it is about; null where the next rule tells. */
type SubjectRule = (sentence: Sentence, quantity: Quantity) => Subject | null

/** What tells it, in this order. The example of each stands beside it. */
const subjectRules: readonly SubjectRule[] = [
  comparedPrice, // «дороже 50 не предлагать»
  comparedSize, // "bigger than 70"
  sizeAgain, // «метров 55, но не больше 60»
  paymentAgain, // «в месяц 150, максимум 180 потянем»
  ownMoney, // «ипотеку одобрили, своих 6»
  bareTotal, // «үстіне қосып барлығы 55»
  letterOfMillions, // «однушка 14м»
  totalSize, // "kitchen from 12 sqm and total not less than 70"
  leastBeforeMost, // «60тан аз емес, 80нен көп емес квадрат»
  leastOfLarge, // «большая двушка, от 70»
  largerThan, // «у нас 54 квадрата, нужно от 90»
  floorsOfHouse, // «қабаты жоғары болмасын, 5-15 арасы»
  numbersOfHome, // «двушка от 20 до 30»
]

/** An amount with what it is about, where no word beside it tells that. */
export function withSubject(sentence: Sentence, quantity: Quantity): Quantity {
  if (quantity.subject !== null) return withPriceOfFlat(sentence, quantity)
  const beside = withNeighbour(sentence, quantity)
  if (beside !== null) return beside
  const payment = afterApposition(sentence, quantity)
  if (payment !== null) return { ...quantity, subject: 'first', next: payment }
  for (const rule of subjectRules) {
    const subject = rule(sentence, quantity)
    if (subject !== null) return { ...quantity, subject }
  }
  return quantity
}

/** "30% for the down payment of a 40 mln flat": the sum is that of the flat. */
function withPriceOfFlat(sentence: Sentence, quantity: Quantity): Quantity {
  const { first, subject, next } = quantity
  const isOfFlat = subject === 'first' && first.scale === 6 && sentence.says(next, 'cat', 'flat')
  const before = sentence.terms.slice(Math.max(0, quantity.start - 1), first.next).map(({ text }) => text)
  return isOfFlat && before.includes('of') ? { ...quantity, subject: 'price' } : quantity
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

/** «дороже 50 не предлагать»: a word that compares prices. */
function comparedPrice(sentence: Sentence, { first, start }: Quantity): Subject | null {
  if (!isBare(first) || first.value >= 1000) return null
  const isDear = sentence.terms.slice(start, first.next).some(({ text }) => comparesPrices.test(text))
  return isDear ? 'price' : null
}

/** "bigger than 70", "not smaller than 55": a word that compares sizes. */
function comparedSize(sentence: Sentence, { first, start }: Quantity): Subject | null {
  if (!isBare(first) || first.value < leastSize || first.value >= 500) return null
  const isSize = sentence.terms.slice(start, first.next).some(({ text }) => comparesSizes.test(text))
  return isSize ? 'area' : null
}

/** «метров 55, но не больше 60»: a bare most behind a size and a joint, not much larger, is of the same thing. */
function sizeAgain(sentence: Sentence, { first, second, side, start }: Quantity): Subject | null {
  if (!isBare(first) || second !== null || !(side === 'to' || side === 'less')) return null
  const joint = /^(?:но|и|but|and|б[іи]ра[қк])$/.test(sentence.textAt(start - 1)) ? start - 1 : start
  if (joint === start && !/^(?:но|и|but|and|б[іи]ра[қк]) /.test(sentence.textAt(start))) return null
  const end = sentence.isSign(joint - 1, ',') ? joint - 1 : joint
  for (let at = Math.max(0, end - 3); at < end; at++) {
    const size = readAmount(sentence, at)
    const before = sentence.says(at - 1, 'unit', 'm2')
    const isSize = size !== null && size.next === end && (size.unit === 'm2' || (isBare(size) && before))
    if (isSize && first.value > size.value && first.value <= size.value * 1.5) return 'area'
  }
  return null
}

/** «в месяц 150, максимум 180 потянем»: a bare most behind a comma and a payment that is told bare, not much larger, is one too. */
function paymentAgain(sentence: Sentence, { first, second, side, start }: Quantity): Subject | null {
  const isMost = isBare(first) && second === null && (side === 'to' || side === 'less')
  if (!isMost || !sentence.isSign(start - 1, ',')) return null
  const former = sentence.at(start - 2)?.number ?? 0
  const [from] = sentence.partOf(start - 2)
  const isPayment = sentence.terms.some(
    (_, at) => at >= from && at < start && sentence.says(at, 'topic', 'payment'),
  )
  return isPayment && former < first.value && first.value <= former * 2 ? 'payment' : null
}

/** «ипотеку одобрили, своих 6»: a bare number of what is one's own at the end of its part; "own 8 million" is one anywhere. */
function ownMoney(sentence: Sentence, { first, second, side, start, next }: Quantity): Subject | null {
  if (second === null && side === null && isMoney(first) && /^own$/.test(sentence.textAt(start - 1)))
    return 'first'
  const isOne = isBare(first) && first.value >= 2 && first.value < 100 && second === null && side === null
  const isEnd = (sentence.at(next)?.isSign ?? true) || sentence.says(next, 'join')
  return isOne && isEnd && /^(?:своих|собственных)$/.test(sentence.textAt(start - 1)) ? 'first' : null
}

/** «үстіне қосып барлығы 55»: a bare number of two digits behind the word and before the end of the part is of millions. */
function bareTotal(sentence: Sentence, { first, side, second, start, next }: Quantity): Subject | null {
  const isOne = isBare(first) && first.value >= 10 && first.value < 1000 && second === null && side === null
  const isEnd = sentence.at(next)?.isSign ?? true
  return isOne && isEnd && total.test(sentence.textAt(start - 1)) ? 'price' : null
}

/** Few homes cost more, in millions of tenge. */
const mostOfMillions = 150

/** «однушка 14м»: so few square metres are no flat with rooms, so the letter is of millions. */
function letterOfMillions(sentence: Sentence, { first, second, side, start }: Quantity): Subject | null {
  if (first.unit !== 'm' || second !== null || side !== null || first.value < 8) return null
  const isRooms =
    (sentence.value(start - 1, 'rooms') ?? '0') !== '0' || sentence.says(start - 1, 'unit', 'rooms')
  // «2к 30м 60м2»: the size is told with its unit.
  const isSize = (at: number) =>
    sentence.says(at, 'unit', 'm2') && (sentence.at(at - 1)?.number ?? 0) >= leastSize
  const isSized = first.value < mostOfMillions && sentence.terms.some((_, at) => isSize(at))
  if (isSized) return isRooms || isSize(start - 1) ? 'price' : null
  return isRooms && first.value < 18 ? 'price' : null
}

/** "kitchen from 12 sqm and total not less than 70" */
function totalSize(sentence: Sentence, { first, second, start }: Quantity): Subject | null {
  if (second !== null || !isBare(first) || first.value < leastSize || first.value >= 500) return null
  const isTotal = /^(?:total|общая|жалпы)$/.test(sentence.textAt(start - 1))
  return isTotal && sentence.terms.some((_, at) => at < start && sentence.says(at, 'unit', 'm2'))
    ? 'area'
    : null
}

/** «60тан аз емес, 80нен көп емес квадрат»: a bare least before a most, which alone has the unit of a size. */
function leastBeforeMost(sentence: Sentence, { first, second, side, next }: Quantity): Subject | null {
  if (second !== null || side !== 'from' || !isBare(first) || first.value < leastSize) return null
  const most = sentence.isSign(next, ',') ? readAmount(sentence, next + 1) : null
  if (most === null || most.value <= first.value || most.value > first.value * mostGrowth) return null
  const isSize =
    most.unit === 'm2' ||
    (isBare(most) && [0, 1].some((away) => sentence.says(most.next + away, 'unit', 'm2')))
  return isSize ? 'area' : null
}

/** Fewer of a large home may be millions, and no home has more. */
const [leastOfHome, mostOfHome] = [50, 200]

/** «большая двушка, от 70», «двушка не маленькая, от 60»: a bare least of a home whose size is told before. */
function leastOfLarge(sentence: Sentence, { first, second, side, start, next }: Quantity): Subject | null {
  const isLeast = second === null && side === 'from' && isBare(first)
  const isEnd = (sentence.at(next)?.isSign ?? true) || sentence.says(next, 'place')
  if (!isLeast || !isEnd || first.value < leastOfHome || first.value > mostOfHome) return null
  const isSize = (at: number) =>
    /^(?:не )?(?:больш|просторн|маленьк|малогабарит|компактн|крупн)\p{L}*$/u.test(sentence.textAt(at))
  const isLarge = (at: number) =>
    isSize(at) && (sentence.saysRooms(at + 1) || sentence.saysRooms(sentence.isNe(at - 1) ? at - 2 : at - 1))
  return [1, 2, 3].some((back) => isLarge(start - back)) ? 'area' : null
}

/** A home that is wanted has at most so many times the size of the one that there is. */
const mostGrowth = 3

/** «у нас 54 квадрата, нужно от 90», «кухня 9 метров мало, нам бы от 14»: a bare least above a size that is told before is of the same. */
function largerThan(sentence: Sentence, { first, second, side, start, isHeight }: Quantity): Subject | null {
  if (second !== null || side !== 'from' || !isBare(first) || isHeight) return null
  let at = start - 1
  while (at > 0 && !sentence.says(at, 'unit', 'm2')) at--
  const size = at > 0 ? readAmount(sentence, at - 1) : null
  if (size?.unit !== 'm2' || size.value >= first.value || size.value * mostGrowth < first.value) return null
  const isKitchen = [2, 3, 4, -1].some((back) => sentence.says(at - back, 'topic', 'kitchen'))
  if (isKitchen) return 'kitchen'
  return size.value >= leastSize ? 'area' : null
}

import { type Amount, isMoney, readAmount } from '../../quantities/amounts.ts'
import { leastOfHome } from '../../quantities/held-sums.ts'
import { nothing, one, type Sentence } from '../../sentence.ts'
import * as words from '../../words/money.ts'
import { type AmountRule, firstPayment, isPlainSum, moneyAtHand } from './amount-rule.ts'

/** «первоначалка 20 %, это 6 млн»: a share of the first payment with the sum that it is. */
export const sumOfShare: AmountRule = ({ sentence, quantity: { first, subject, next } }) => {
  if (first.unit !== 'percent' || subject !== 'first') return undefined
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
  if (sum === null || (sum.scale !== 6 && !sum.isTenge) || sum.isForeign) return undefined
  return { ...one(sum.next, 'first_payment', sum.value), missed: [[first.next - 2, first.next]] }
}

/** "10 mln first, 300k a month", unlike "25 mln first floor": what is paid before the rest. */
export const paidFirst: AmountRule = ({ sentence, quantity }) => {
  const { next, first } = quantity
  const isSum = isPlainSum(quantity) && first.scale === 6
  if (!isSum || sentence.textAt(next) !== 'first') return undefined
  const isJoined = sentence.says(next + 1, 'join') || sentence.textAt(next + 1) === 'then'
  const isEnd = isJoined || (sentence.at(next + 1)?.isSign ?? true)
  return isEnd ? firstPayment(quantity, next + 1) : undefined
}

/** «8 миллион салып, қалғанын ипотекамен»: what is put in before a loan is the first payment. */
export const putIn: AmountRule = ({ sentence, quantity }) => {
  const { next } = quantity
  if (!isPlainSum(quantity) || !words.putIn.test(sentence.textAt(next))) return undefined
  // «5 млн салсам, айына қанша төлеймін»
  const isAsked = sentence.textAt(next).startsWith('салса')
  const isPaidLater = sentence.terms.some(
    ({ text }, at) => at > next && (/^[қк]ал[ғг]ан/.test(text) || sentence.says(at, 'programme')),
  )
  return isAsked || isPaidLater ? firstPayment(quantity, next + 1) : undefined
}

/** «9 млн от родителей», "9 million from my parents" where there is more to be paid: what relatives give is there. */
export const fromRelatives: AmountRule = ({ sentence, quantity }) => {
  const { next } = quantity
  if (!isPlainSum(quantity) || !/^(?:from|от)$/.test(sentence.textAt(next))) return undefined
  const isWhose = /^(?:my|our|his|her|моих|наших)$/.test(sentence.textAt(next + 1))
  const isGiven = words.givers.has(sentence.textAt(isWhose ? next + 2 : next + 1))
  return isGiven && isPaidLater(sentence) ? firstPayment(quantity, next + 1) : undefined
}

function isPaidLater(sentence: Sentence): boolean {
  return sentence.terms.some(
    (_, at) =>
      sentence.says(at, 'programme') ||
      sentence.says(at, 'topic', 'payment') ||
      (sentence.says(at, 'topic', 'first') && !sentence.says(at, 'have')),
  )
}

/** «ақшамыз 18 млн, қалғанын несиеге аламыз», «денег 18 млн, остальное в ипотеку»: a sum whose rest is borrowed. */
export const borrowedRest: AmountRule = ({ sentence, quantity }) => {
  const { subject, start, next } = quantity
  const isOwn = subject === null || words.money.test(sentence.textAt(start))
  if (!isOwn || !isPlainSum({ ...quantity, subject: null })) return undefined
  const rest = [next, next + 1, next + 2].find((at) => words.rest.test(sentence.textAt(at)))
  if (rest === undefined) return undefined
  const [, end] = sentence.partOf(rest)
  const isBorrowed = sentence.terms.some((_, at) => at > rest && at < end && sentence.says(at, 'programme'))
  return isBorrowed ? firstPayment(quantity, next) : undefined
}

/** «отбасы банкте 6 млн жиналды», «6 млн накопилось»: what has been saved is at hand. */
export const saved: AmountRule = ({ sentence, quantity }) => {
  const { next } = quantity
  const isSaved = isPlainSum(quantity) && words.saved.test(sentence.textAt(next))
  return isSaved ? firstPayment(quantity, next + 1) : undefined
}

/** «есть депозит в отбасы 9 млн»: a sum behind a programme is the money at hand that is told before it. */
export const moneyBehindProgramme: AmountRule = ({ sentence, quantity }) => {
  const { start, next } = quantity
  if (!isPlainSum(quantity)) return undefined
  const isProgramme = sentence.says(start - 1, 'program') || sentence.says(start - 1, 'programme')
  const isHand = [2, 3].some((back) => sentence.says(start - back, 'topic', 'first'))
  return isProgramme && isHand ? firstPayment(quantity, next) : undefined
}

/** Less that is there is told of something else, in tenge. */
const leastHeld = 500_000

/** «8 млн бар», «2 млн ғана бар», «8 млн ақшам бар», «ақшам бар 8 млн»: money that there is, unlike «20 млн-ға бар» and the question «бар ма». */
export const moneyThere: AmountRule = ({ sentence, quantity }) => {
  const { side, second, first, start, next } = quantity
  const isOne = side === null && second === null && isMoney(first) && !first.isForeign
  if (!isOne || first.tail !== null || first.value < leastHeld) return undefined
  const isOwn = (at: number) => words.kazakhMoney.test(sentence.textAt(at))
  const isStart = sentence.isNumber(start) || isOwn(start)
  const isOnly = /^(?:[ғг]ана|[қк]ана)$/
  let at = isOnly.test(sentence.textAt(next)) ? next + 1 : next
  if (isOwn(at)) at += 1
  if (isOnly.test(sentence.textAt(at))) at += 1
  const isBehind = isStart && sentence.textAt(at) === 'бар'
  const isBefore = isOwn(start) && sentence.textAt(start + 1) === 'бар'
  // «ақшам 7 млн», unlike «ақшам 25 млн», which is enough for a home
  const isMine = /м(?:[ыі]з)?$/.test(sentence.textAt(start)) && first.value < leastOfHome
  if (isOwn(start) && isMine && !isBefore && !isBehind) return moneyAtHand(quantity, next)
  if (!isBehind && !isBefore) return undefined
  const end = isBehind ? at + 1 : next
  // «қарызым 5 млн бар»
  const isLoan = /^(?:[қк]арыз|несие|кредит|ипотека)/.test(sentence.textAt(start - 1))
  return isLoan ? nothing(end) : moneyAtHand(quantity, end)
}

/** «у меня 5 млн» is money at hand, «у брата 4 млн» that of another. */
export const heldBy: AmountRule = ({ sentence, quantity }) => {
  const { start, next } = quantity
  if (!isPlainSum(quantity)) return undefined
  const before = sentence.textAt(start - 1)
  // «15 млн своих», «10 млн свои»
  if (
    /^(?:своих|свои|собственных)$/.test(sentence.textAt(next)) &&
    (sentence.says(next + 1, 'join') || (sentence.at(next + 1)?.isSign ?? true))
  )
    return moneyAtHand(quantity, next + 1)
  // «своих 8 млн»
  const isOwn = isWith(sentence, start, quantity.first) || /^(?:своих|собственных)$/.test(before)
  if (isOwn) return moneyAtHand(quantity, next)
  if (sentence.textAt(start - 2) !== 'у') return undefined
  if (/^(?:меня|нас)$/.test(before)) return moneyAtHand(quantity, next)
  return words.otherOwners.has(before) ? nothing(next) : undefined
}

/** "starting over with 6 mln", unlike "parking with 5 mln", which is its price. */
function isWith(sentence: Sentence, start: number, sum: Amount): boolean {
  if (sentence.textAt(start - 1) !== 'with' || sum.scale !== 6) return false
  const isOfThing = ['cat', 'programme'].some(
    (kind) => sentence.says(start - 2, kind) || sentence.says(sum.next, kind),
  )
  const isUnit = (at: number) => ['garage', 'storageroom'].some((kind) => sentence.says(at, 'cat', kind))
  return !isOfThing && !sentence.terms.some((_, at) => isUnit(at))
}
